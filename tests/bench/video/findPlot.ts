import { copyGame } from '../../../client/simulation/copyGame.ts'
import { beginDay, playMatchDay } from '../../../client/simulation/season/day.ts'
import { upgradeCost, upgradeFacility } from '../../../client/simulation/facilities/build.ts'
import type { GameState, Snapshot } from '../../../client/simulation/gameState.ts'
import { tableMoves } from '../../../client/simulation/league/table.ts'
import type { MatchReport } from '../../../client/simulation/match/matchReport.ts'
import { type Player, isFit } from '../../../client/simulation/people/player.ts'
import { autoPick, hasEligibleEleven, swapPlayers } from '../../../client/simulation/players/squad.ts'
import { setTactics } from '../../../client/simulation/tactics/setTactics.ts'
import type { Tactics } from '../../../client/simulation/club/tactics.ts'
import { tacticsReport, type TacticChoice } from '../../../client/simulation/reports/tacticsReport.ts'
import { longCareer } from '../../support/longCareer.ts'
import { MANAGERS } from '../../support/managers.ts'

/** A week to film: the career on its Monday, and the manager's decisions before the match. */
export interface Plot {
  career: Snapshot
  /** The tired starter, and the reserve who replaces them. */
  off: Snapshot['players'][number]
  on: Snapshot['players'][number]
  tactics: Pick<Tactics, 'style' | 'offensiveStyle'>
  facility: Snapshot['facilities'][number]
}

/** Seed at which the search starts; later ones are tried when the rules have changed. */
const FIRST_SEED = 117
const SEASON = 3
/** Range of weeks: the table is meaningful, and the season not almost over. */
const WEEKS = { first: 10, last: 32 }

/** Returns the first week without events in which the club scores early at home, wins and climbs. */
export function findPlot(): Plot {
  for (let seed = FIRST_SEED; ; seed++) {
    const career = longCareer({ seed, season: SEASON, week: WEEKS.first })
    while (career.currentMatchWeek <= WEEKS.last && career.currentSeason === SEASON) {
      const plot = planWeek(career)
      if (plot && isWorthFilming(plot)) return plot
      playToMonday(career)
    }
  }
}

function playToMonday(career: GameState): void {
  do {
    beginDay(career)
    MANAGERS.sensible(career)
    playMatchDay(career)
  } while (career.day % 7 !== 1)
}

/** Plans the decisions of a Monday; null when there are too few. */
function planWeek(monday: Snapshot): Plot | null {
  const career = copyGame(monday)
  autoPick(career)
  const swap = chooseSwap(career.players)
  const facility = career.facilities.find((own) => upgradeCost(own) < career.money - 500_000)
  const isDoingWell = career.leaguePosition <= 8 && career.fanHappiness >= 50 && hasEligibleEleven(career)
  if (!isDoingWell || !swap || !facility) return null
  const { choices } = tacticsReport(career)
  const tactics = { style: best(choices.style), offensiveStyle: best(choices.offensiveStyle) }
  return { career, ...swap, tactics, facility }
}

/** Finds a fresh reserve about as good as a tired starter of the same line. */
function chooseSwap(players: readonly Player[]): { off: Player; on: Player } | null {
  const outfield = players.filter((player) => isFit(player) && player.type !== 'Goalkeeper')
  for (const on of outfield.filter(({ inSquad }) => !inSquad)) {
    const line = outfield.filter(({ inSquad, type }) => inSquad && type === on.type)
    const off = line.toSorted((a, b) => a.stamina - b.stamina)[0]
    if (off && on.stamina - off.stamina > 15 && off.quality - on.quality < 0.7) return { off, on }
  }
  return null
}

function best<Value>(choices: readonly TacticChoice<Value>[]): Value {
  const [first] = choices.toSorted((a, b) => b.arrows - a.arrows)
  if (!first) throw new Error('There is nothing to choose from')
  return first.value
}

/** Simulates the week as in the video. True when it is worth filming. */
function isWorthFilming({ career, off, on, tactics, facility }: Plot): boolean {
  const game = copyGame(career)
  swapPlayers(game, off.id, on.id)
  setTactics(game, tactics)
  upgradeFacility(game, facility.id)
  while (!game.awaitingKickOff) {
    if (beginDay(game).some(({ kind }) => kind !== 'match-day')) return false
  }
  playMatchDay(game)
  const { lastMatch, club } = game
  const own = tableMoves(game).find(({ now }) => now.club.id === club.id)
  if (lastMatch?.outcome !== 'W' || lastMatch.report.setup.home.club !== club.id) return false
  return own !== undefined && own.climbed >= 2 && startsWell(lastMatch.report)
}

/** True when the home team scores the first two goals by minute 20, the first by minute 10. */
function startsWell({ events }: MatchReport): boolean {
  const [first, second] = events.filter(({ type }) => type === 'goal')
  if (!first || !second) return false
  return first.minute <= 10 && second.minute <= 20 && first.team === 'home' && second.team === 'home'
}
