/** The eleven kinds of events: their causes, effects and weights. None alone can end a career. */
import { nextOwnMatch } from '../../competitions/ownMatches.ts'
import { standardContract } from '../../people/contract.ts'
import { rankPlayers } from '../../clubs/createCompetitors.ts'
import { BANKRUPTCY_LIMIT } from '../../finance/dailyFinance.ts'
import type { Impact } from '../../news/impact.ts'
import { moveMoney } from '../../core/moveMoney.ts'
import type { GameState, Snapshot } from '../../gameState.ts'
import { createPlayer } from '../../players/createPlayer.ts'
import { QUALITY_RANGE, type Player } from '../../people/player.ts'
import { POSITIONS } from '../../people/position.ts'
import { toPlayer } from '../../people/playerShapes.ts'
import { clamp, toHundredth } from '../../core/clamp.ts'
import { hasRoom } from '../../club/squadLimit.ts'
import { eligiblePlayers } from '../../players/squad.ts'
import type { Random } from '../../core/rng.ts'
import {
  bestOf,
  canSpotTalent,
  isRising,
  isUnhappy,
  lastResult,
  nextIsDerby,
  nextRivalName,
  positionInTable,
  spotterOf,
  unhappyToStay,
} from './eventCauses.ts'
import { changeMood, changeMorale, changeReputation } from './changeFigures.ts'
import type { EventKind, EventStory } from '../../news/eventStory.ts'

interface EventDefinition {
  icon: string
  /** Relative frequency. */
  weight: number
  /** True if it has a cause today. */
  isPossible: (state: Snapshot) => boolean
  /** Applies its effects with the first answer. Returns its facts, changes, and the own player concerned. */
  trigger: (state: GameState, random: Random) => { story: EventStory; impact: Impact[]; player?: Player }
}

/** Mood in percent below which fans protest, and from which sponsors are interested. */
const CONTENT_MOOD = 50
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
const STAR_GROWTH = 0.4

export const EVENT_DEFINITIONS: Record<EventKind, EventDefinition> = {
  'key-player-injury': {
    icon: 'injury',
    weight: 1,
    isPossible: (state) => eligiblePlayers(state).length > 0,
    trigger(state) {
      const player = bestOf(state.players.filter(({ inSquad, injured }) => inSquad && !injured))
      player.injured = true
      return {
        story: { kind: 'key-player-injury', facts: { player: player.name } },
        impact: [{ kind: 'injured-players', change: 1 }],
        player,
      }
    },
  },
  'transfer-request': {
    icon: 'transfer',
    weight: 1,
    isPossible: (state) => unhappyToStay(state).length > 0,
    trigger(state) {
      const player = bestOf(unhappyToStay(state))
      return {
        story: {
          kind: 'transfer-request',
          facts: { player: player.name, leaguePosition: positionInTable(state) },
        },
        impact: [changeMorale(player, -1)],
        player,
      }
    },
  },
  'fan-protest': {
    icon: 'protest',
    weight: 1,
    isPossible: ({ fanHappiness }) => fanHappiness < CONTENT_MOOD,
    trigger(state) {
      return {
        story: { kind: 'fan-protest', facts: { lastMatch: lastResult(state) } },
        impact: [changeMood(state, -7)],
      }
    },
  },
  'media-scandal': {
    icon: 'newspaper',
    weight: 1,
    isPossible: ({ players }) => players.some(isUnhappy),
    trigger(state, random) {
      const player = random.pick(state.players.filter(isUnhappy))
      const morale = changeMorale(player, -0.5)
      const mood = changeMood(state, -4)
      const reputation = changeReputation(state, -SCANDAL_REPUTATION)
      return {
        story: { kind: 'media-scandal', facts: { player: player.name } },
        impact: [mood, reputation, morale],
        player,
      }
    },
  },
  'tactical-leak': {
    icon: 'clipboard',
    weight: 1,
    isPossible: (state) => state.day >= state.tacticsLeakedUntilDay && nextOwnMatch(state) !== null,
    trigger(state) {
      state.tacticsLeakedUntilDay = state.day + LEAK_DAYS
      return {
        story: { kind: 'tactical-leak', facts: { opponent: nextRivalName(state) } },
        impact: [{ kind: 'strength', change: -3, days: LEAK_DAYS }],
      }
    },
  },
  'sponsorship-opportunity': {
    icon: 'handshake',
    weight: 1,
    isPossible: ({ fanHappiness }) => fanHappiness >= CONTENT_MOOD,
    trigger(state) {
      return {
        story: { kind: 'sponsorship-opportunity', facts: { fanMood: Math.round(state.fanHappiness) } },
        impact: [receive(state, SPONSOR)],
      }
    },
  },
  'wonderkid-discovery': {
    icon: 'star',
    weight: 0.3,
    isPossible: (state) => state.staff.some(canSpotTalent) && hasRoom(state),
    trigger(state, random) {
      const age = random.whole(WONDERKID_AGE.low, WONDERKID_AGE.high)
      const quality = random.between(WONDERKID_QUALITY.low, WONDERKID_QUALITY.high)
      const youngster = createPlayer(state, { type: random.pick(POSITIONS), quality, age }, random)
      const contract = standardContract(age, state.currentSeason, 'prospect')
      const player = toPlayer(youngster, contract)
      player.potential = toHundredth(random.between(WONDERKID_POTENTIAL.low, WONDERKID_POTENTIAL.high))
      state.players.push(player)
      return {
        story: {
          kind: 'wonderkid-discovery',
          facts: { player: player.name, age, position: player.type, spotter: spotterOf(state) },
        },
        impact: [{ kind: 'new-player', quality: player.quality, potential: player.potential }],
        player,
      }
    },
  },
  'derby-approaches': {
    icon: 'flame',
    weight: 1,
    isPossible: nextIsDerby,
    trigger(state) {
      const mood = changeMood(state, 4)
      for (const player of state.players) changeMorale(player, DERBY_MORALE)
      return {
        story: { kind: 'derby-approaches', facts: { opponent: nextRivalName(state) } },
        impact: [mood, { kind: 'morale-of-everyone', change: DERBY_MORALE }],
      }
    },
  },
  'rival-rising-star': {
    icon: 'comet',
    weight: 1,
    isPossible: ({ competitors }) => competitors.some(({ players }) => players.some(isRising)),
    trigger(state, random) {
      const club = random.pick(state.competitors.filter(({ players }) => players.some(isRising)))
      const player = random.pick(club.players.filter(isRising))
      const before = player.quality
      player.quality = toHundredth(clamp(before + STAR_GROWTH, QUALITY_RANGE))
      player.potential = Math.max(player.potential, player.quality)
      rankPlayers(club.players)
      return {
        story: {
          kind: 'rival-rising-star',
          facts: { player: player.name, club: club.name, age: player.age, goals: player.goals },
        },
        impact: [{ kind: 'quality', player: player.name, change: toHundredth(player.quality - before) }],
      }
    },
  },
  'stadium-issue': {
    icon: 'stadium',
    weight: 1,
    // The cost of the repair must not bankrupt the club.
    isPossible: ({ facilities, money }) =>
      money - STADIUM_REPAIR >= BANKRUPTCY_LIMIT &&
      facilities.some(
        ({ name, tempCapacityReduction }) => name === 'Basic Stadium' && tempCapacityReduction === 0,
      ),
    trigger(state) {
      const stadium = state.facilities.find(({ name }) => name === 'Basic Stadium')
      if (stadium) {
        stadium.tempCapacityReduction = STADIUM_SEATS
        stadium.worksUntilDay = state.day + STADIUM_DAYS
      }
      const repair = moveMoney(state, 'events', -STADIUM_REPAIR)
      return {
        story: { kind: 'stadium-issue', facts: {} },
        impact: [
          { kind: 'seats', change: -STADIUM_SEATS, days: STADIUM_DAYS },
          { kind: 'budget', change: repair },
        ],
      }
    },
  },
  'tv-rights-deal': {
    icon: 'television',
    weight: 1,
    isPossible: (state) => nextOwnMatch(state) !== null,
    trigger(state) {
      return {
        story: { kind: 'tv-rights-deal', facts: {} },
        impact: [receive(state, TELEVISION)],
      }
    },
  },
}

function receive(state: GameState, { base, perReputation }: typeof SPONSOR): Impact {
  const amount = base + Math.round(perReputation * state.reputation)
  return { kind: 'budget', change: moveMoney(state, 'events', amount) }
}
