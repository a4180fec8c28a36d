/**
 * The eleven kinds of events. Each is drawn only where it has a cause, changes something about the
 * club and returns what; none alone can end a career.
 */
import { nextOwnFixture } from '../../core/calendar.ts'
import { rankPlayers } from '../../clubs/createCompetitors.ts'
import { ordinal } from '../../core/ordinal.ts'
import { BANKRUPTCY_LIMIT } from '../../finance/dailyFinance.ts'
import type { Impact } from '../../core/impact.ts'
import { moveMoney } from '../../core/moveMoney.ts'
import type { GameState, Snapshot } from '../../gameState.ts'
import { isDerby } from '../../league/derby.ts'
import { competitorById } from '../../core/club.ts'
import { createPlayer } from '../../players/createPlayer.ts'
import { POSITIONS, QUALITY_RANGE, type Player } from '../../core/player.ts'
import { clamp, toHundredth } from '../../core/clamp.ts'
import { eligiblePlayers } from '../../players/squad.ts'
import type { Random } from '../../core/rng.ts'
import type { StaffMember } from '../../core/staffMember.ts'
import { changeMood, changeMorale, changeReputation } from './changeFigures.ts'
import type { EventKind, RandomEvent } from '../../core/randomEvent.ts'

interface EventDefinition {
  title: string
  icon: string
  /** How often it comes against the others. */
  weight: number
  /** Whether it has a cause today. */
  isPossible: (state: Snapshot) => boolean
  /** Makes it happen, as the first answer has it; returns what it has changed, and the own player it is about. */
  happen: (
    state: GameState,
    random: Random,
  ) => Pick<RandomEvent, 'description' | 'impact'> & { player?: Player }
}

/** Below this mood, in percent, fans stay away and protest; sponsors want a club that is liked. */
const CONTENT_MOOD = 50
/** A player of this morale is happy (PLA-10) and makes no trouble. */
const HAPPY_MORALE = 4
const SCANDAL_REPUTATION = 0.05
const DERBY_MORALE = 0.2
const LEAK_DAYS = 7
const SPONSOR = { base: 60_000, perReputation: 30_000 }
const TELEVISION = { base: 100_000, perReputation: 40_000 }
const STADIUM_SEATS = 2_000
const STADIUM_DAYS = 14
const STADIUM_REPAIR = 60_000
const WONDERKID_AGE = { low: 16, high: 18 }
const WONDERKID_QUALITY = { low: 1.6, high: 2.3 }
const WONDERKID_POTENTIAL = { low: 3.4, high: 4.8 }
/** Roles that have an eye for boys on a park pitch. */
const TALENT_SPOTTERS: readonly StaffMember['role'][] = ['Head Coach', 'Youth Coach', 'Chief Scout']
const STAR_GROWTH = 0.4
const RISING_UNTIL_AGE = 23

export const EVENT_DEFINITIONS: Record<EventKind, EventDefinition> = {
  'key-player-injury': {
    title: 'Key Player Injured',
    icon: 'injury',
    weight: 1,
    isPossible: (state) => eligiblePlayers(state).length > 0,
    happen(state) {
      const player = bestOf(state.players.filter(({ inSquad, injured }) => inSquad && !injured))
      player.injured = true
      return {
        description: `${player.name}, the best of the eleven, was hurt in training and will be missing for a while.`,
        impact: [{ kind: 'injured-players', change: 1 }],
        player,
      }
    },
  },
  'transfer-request': {
    title: 'Transfer Request',
    icon: 'transfer',
    weight: 1,
    isPossible: ({ players }) => players.some(isUnhappy),
    happen(state) {
      const player = bestOf(state.players.filter(isUnhappy))
      return {
        description: `${player.name} is not happy ${clubInTable(state)} and has asked to leave.`,
        impact: [changeMorale(player, -1)],
        player,
      }
    },
  },
  'fan-protest': {
    title: 'Fan Protest',
    icon: 'protest',
    weight: 1,
    isPossible: ({ fanHappiness }) => fanHappiness < CONTENT_MOOD,
    happen(state) {
      return {
        description: `Supporters have gathered at the gates: they are not happy with the way the club is run.${lastResult(state)}`,
        impact: [changeMood(state, -7)],
      }
    },
  },
  'media-scandal': {
    title: 'Player Media Scandal',
    icon: 'newspaper',
    weight: 1,
    isPossible: ({ players }) => players.some(isUnhappy),
    happen(state, random) {
      const player = random.pick(state.players.filter(isUnhappy))
      const morale = changeMorale(player, -0.5)
      const mood = changeMood(state, -4)
      const reputation = changeReputation(state, -SCANDAL_REPUTATION)
      return {
        description: `${player.name} is on the front pages, and not for playing football.`,
        impact: [mood, reputation, morale],
        player,
      }
    },
  },
  'tactical-leak': {
    title: 'Tactical Leak',
    icon: 'clipboard',
    weight: 1,
    isPossible: (state) => state.day >= state.tacticsLeakedUntilDay && nextOwnFixture(state) !== null,
    happen(state) {
      state.tacticsLeakedUntilDay = state.day + LEAK_DAYS
      return {
        description: `The plan for the match against ${nextRival(state)?.name ?? 'the next club'} has found its way into the newspaper.`,
        impact: [{ kind: 'strength', change: -3, days: LEAK_DAYS }],
      }
    },
  },
  'sponsorship-opportunity': {
    title: 'Sponsorship Opportunity',
    icon: 'handshake',
    weight: 1,
    isPossible: ({ fanHappiness }) => fanHappiness >= CONTENT_MOOD,
    happen(state) {
      return {
        description: `A club whose fans are content is a good name to be seen with, and fan mood is ${Math.round(state.fanHappiness)}%: a local company wants its name on the training shirts.`,
        impact: [receive(state, SPONSOR)],
      }
    },
  },
  'wonderkid-discovery': {
    title: 'Wonderkid Discovered',
    icon: 'star',
    weight: 0.3,
    isPossible: ({ staff }) => staff.some(({ role }) => TALENT_SPOTTERS.includes(role)),
    happen(state, random) {
      const age = random.whole(WONDERKID_AGE.low, WONDERKID_AGE.high)
      const quality = random.between(WONDERKID_QUALITY.low, WONDERKID_QUALITY.high)
      const player = createPlayer(state, { type: random.pick(POSITIONS), quality, age }, random)
      player.potential = toHundredth(random.between(WONDERKID_POTENTIAL.low, WONDERKID_POTENTIAL.high))
      state.players.push(player)
      return {
        description: `${spotterOf(state)} has seen ${player.name}, ${age}, a ${player.type.toLowerCase()}, on a park pitch round the corner. The youngster joins the reserves.`,
        impact: [{ kind: 'new-player', quality: player.quality, potential: player.potential }],
        player,
      }
    },
  },
  'derby-approaches': {
    title: 'Derby Approaches',
    icon: 'flame',
    weight: 1,
    isPossible: nextIsDerby,
    happen(state) {
      const mood = changeMood(state, 4)
      for (const player of state.players) changeMorale(player, DERBY_MORALE)
      return {
        description: `The town talks of nothing else: the next match is the derby against ${nextRival(state)?.name ?? 'our neighbours'}.`,
        impact: [mood, { kind: 'morale-of-everyone', change: DERBY_MORALE }],
      }
    },
  },
  'rival-rising-star': {
    title: 'Rival Rising Star',
    icon: 'comet',
    weight: 1,
    isPossible: ({ competitors }) => competitors.some(({ players }) => players.some(isRising)),
    happen(state, random) {
      const club = random.pick(state.competitors.filter(({ players }) => players.some(isRising)))
      const player = random.pick(club.players.filter(isRising))
      const before = player.quality
      player.quality = toHundredth(clamp(before + STAR_GROWTH, QUALITY_RANGE))
      player.potential = Math.max(player.potential, player.quality)
      rankPlayers(club.players)
      return {
        description: `${player.name} of ${club.name}, ${player.age} years old${player.goals > 0 ? ` and with ${player.goals} ${player.goals === 1 ? 'goal' : 'goals'} this season` : ''}, is the talk of the league.`,
        impact: [{ kind: 'quality', player: player.name, change: toHundredth(player.quality - before) }],
      }
    },
  },
  'stadium-issue': {
    title: 'Stadium Issue',
    icon: 'stadium',
    weight: 1,
    // The repair must not be what makes the club bankrupt.
    isPossible: ({ facilities, money }) =>
      money - STADIUM_REPAIR >= BANKRUPTCY_LIMIT &&
      facilities.some(
        ({ name, tempCapacityReduction }) => name === 'Basic Stadium' && tempCapacityReduction === 0,
      ),
    happen(state) {
      const stadium = state.facilities.find(({ name }) => name === 'Basic Stadium')
      if (stadium) {
        stadium.tempCapacityReduction = STADIUM_SEATS
        stadium.worksUntilDay = state.day + STADIUM_DAYS
      }
      const repair = moveMoney(state, 'events', -STADIUM_REPAIR)
      return {
        description: 'A stand must be closed: its roof leaks, and the inspector has seen it.',
        impact: [
          { kind: 'seats', change: -STADIUM_SEATS, days: STADIUM_DAYS },
          { kind: 'budget', change: repair },
        ],
      }
    },
  },
  'tv-rights-deal': {
    title: 'TV Rights Deal',
    icon: 'television',
    weight: 1,
    isPossible: (state) => nextOwnFixture(state) !== null,
    happen(state) {
      return {
        description: 'A broadcaster shows more matches of the league, and every club has its share.',
        impact: [receive(state, TELEVISION)],
      }
    },
  },
}

/** True in the week before a derby. */
function nextIsDerby(state: Snapshot): boolean {
  const rival = nextRival(state)
  return rival !== null && isDerby(rival.name)
}

/** The opponent of the next match; null when the season's matches are over. */
function nextRival(state: Snapshot) {
  const fixture = nextOwnFixture(state)
  if (!fixture) return null
  return competitorById(state, fixture.home === state.club.id ? fixture.away : fixture.home)
}

/** Where the club stands, once the season has a table. */
function clubInTable({ currentMatchWeek, leaguePosition }: Snapshot): string {
  return currentMatchWeek > 0 ? `at a club in ${ordinal(leaguePosition)} place` : 'at the club'
}

/** A sentence about the last match; empty before the first. */
function lastResult({ lastMatch }: Snapshot): string {
  if (!lastMatch) return ''
  const { outcome, playerScore, opponentScore, opponent } = lastMatch
  const result = { W: 'win', D: 'draw', L: 'defeat' }[outcome]
  return ` The last match was a ${playerScore}-${opponentScore} ${result} against ${opponent}.`
}

/** The member of staff with the best eye for talent, with the role. */
function spotterOf({ staff }: Snapshot): string {
  const spotters = staff.filter(({ role }) => TALENT_SPOTTERS.includes(role))
  const [best] = spotters.toSorted((a, b) => b.skill - a.skill)
  return best ? `${best.name}, ${best.role},` : 'Somebody of the staff'
}

function isUnhappy({ morale }: { morale: number }): boolean {
  return morale < HAPPY_MORALE
}

/** Young, and not yet as good as anybody can be. */
function isRising({ age, quality }: { age: number; quality: number }): boolean {
  return age <= RISING_UNTIL_AGE && quality < QUALITY_RANGE.max
}

function bestOf(players: Player[]): Player {
  return players.reduce((best, player) => (player.quality > best.quality ? player : best))
}

function receive(state: GameState, { base, perReputation }: typeof SPONSOR): Impact {
  const amount = base + Math.round(perReputation * state.reputation)
  return { kind: 'budget', change: moveMoney(state, 'events', amount) }
}
