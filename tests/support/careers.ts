/** Plays careers of a scripted manager to their end or to a maximum season, and summarises them. */
import type { Difficulty } from '../../client/simulation/club/difficulty.ts'
import { createGame } from '../../client/simulation/season/createGame.ts'
import { beginDay, playMatchDay } from '../../client/simulation/season/day.ts'
import type { CareerEnd } from '../../client/simulation/club/careerEnd.ts'
import type { GameState, Snapshot } from '../../client/simulation/gameState.ts'
import type { LedgerEntry } from '../../client/simulation/core/ledger.ts'
import { callsToday } from './callers.ts'
import type { Manager } from './managers.ts'

export interface CareerSummary {
  seed: number
  /** Completed seasons. */
  seasons: readonly SeasonSummary[]
  /** Day of the first warning that the money runs out; null for none. */
  warned: number | null
  /** End of the career; null if it reached the maximum season. */
  ended: CareerEnd | null
}

export interface SeasonSummary {
  season: number
  /** 1–20. */
  position: number
  points: number
  /** Pounds at the end of the season, prize money included. */
  money: number
  /** Pounds that the season brought and cost, by category. */
  amounts: LedgerEntry
  /** True for a season in which the club won the cup of Europe. */
  isEuropeWon: boolean
  /** Own fans in those of the rival with most, of the three whose reputation is nearest. */
  fansOverRivals: number
}

/** Plays one career of at most `seasons` seasons. */
function playToEnd(state: GameState, seasons: number, manage: Manager): CareerSummary {
  const summaries: SeasonSummary[] = []
  let warned: number | null = null
  while (!state.ended && state.currentSeason <= seasons) {
    for (const event of beginDay(state)) {
      if (event.kind !== 'season-ended') continue
      const { season, position } = event
      const past = state.pastSeasons.at(-1)
      const points = past?.points ?? 0
      const amounts = state.ledger.seasons.at(-1)?.amounts ?? {}
      summaries.push({
        season,
        position,
        points,
        money: state.money,
        amounts,
        isEuropeWon: past?.competitions.some(({ id, isWon }) => id === 'europe' && isWon) ?? false,
        fansOverRivals: fansOverRivals(state),
      })
    }
    if (warned === null && hasWarning(state)) warned = state.day
    manage(state)
    playMatchDay(state, callsToday(state, manage.calls))
  }
  return { seed: state.seed, seasons: summaries, warned, ended: state.ended }
}

function hasWarning({ day, notifications }: GameState): boolean {
  return notifications.some((one) => one.day === day && one.event.kind === 'money-runs-out')
}

function fansOverRivals({ reputation, fanCount, competitors }: Snapshot): number {
  const distance = (rival: { reputation: number }) => Math.abs(rival.reputation - reputation)
  const nearest = competitors.toSorted((a, b) => distance(a) - distance(b)).slice(0, 3)
  return fanCount / Math.max(...nearest.map(({ fanBase }) => fanBase))
}

/** Plays careers with so many seeds from the first on. */
export function playCareers(
  count: number,
  seasons: number,
  manage: Manager,
  { difficulty = 'normal', firstSeed = 1 }: { difficulty?: Difficulty; firstSeed?: number } = {},
): CareerSummary[] {
  return Array.from({ length: count }, (_, i) =>
    playToEnd(createGame({ seed: firstSeed + i, difficulty }), seasons, manage),
  )
}

/** Share (0–1) of careers that ended within `withinSeasons`, optionally for a given reason. */
export function shareEnded(
  careers: readonly CareerSummary[],
  withinSeasons: number,
  reason?: CareerEnd['reason'],
): number {
  const over = careers.filter(
    ({ ended }) =>
      ended && ended.season <= withinSeasons && (reason === undefined || ended.reason === reason),
  )
  return over.length / careers.length
}

/** Number of league titles in all careers. */
export function titles(careers: readonly CareerSummary[]): number {
  return careers.flatMap(({ seasons }) => seasons).filter(({ position }) => position === 1).length
}

export function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length)
}
