/** Plays careers of a scripted manager to their end, or to the last season asked for, and sums them up. */
import { createGame } from '../../client/simulation/createGame.ts'
import { beginDay, playMatchDay } from '../../client/simulation/season/day.ts'
import type { CareerEnd } from '../../client/simulation/gameState.ts'
import type { Manager } from './managers.ts'

export interface CareerSummary {
  seed: number
  /** Seasons played to their end. */
  seasons: readonly SeasonSummary[]
  /** How it ended; null when it was still going after the last season asked for. */
  ended: CareerEnd | null
}

export interface SeasonSummary {
  season: number
  /** 1–20. */
  position: number
  points: number
  /** Pounds at its end, prize money included. */
  money: number
}

/** One career of up to so many seasons. */
function playToEnd(seed: number, seasons: number, manage: Manager): CareerSummary {
  const state = createGame({ seed })
  const summaries: SeasonSummary[] = []
  while (!state.ended && state.currentSeason <= seasons) {
    for (const event of beginDay(state)) {
      if (event.kind !== 'season-ended') continue
      const { season, position } = event
      const points = state.pastSeasons.at(-1)?.points ?? 0
      summaries.push({ season, position, points, money: state.money })
    }
    manage(state)
    playMatchDay(state)
  }
  return { seed, seasons: summaries, ended: state.ended }
}

/** Careers of the seeds 1 to `count`. */
export function playCareers(count: number, seasons: number, manage: Manager): CareerSummary[] {
  return Array.from({ length: count }, (_, i) => playToEnd(i + 1, seasons, manage))
}

/** The share of careers that ended within so many seasons. */
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

/** League titles in all careers together. */
export function titles(careers: readonly CareerSummary[]): number {
  return careers.flatMap(({ seasons }) => seasons).filter(({ position }) => position === 1).length
}

export function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length)
}
