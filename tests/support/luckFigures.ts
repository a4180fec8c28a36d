/** Share of the scores that another choice changes, and what trying choices again after loading brings. */
import { nextOwnFixture, WEEKS_PER_SEASON } from '../../client/simulation/core/calendar.ts'
import type { Tactics } from '../../client/simulation/club/tactics.ts'
import type { GameState } from '../../client/simulation/gameState.ts'
import { playMatch } from '../../client/simulation/match/engine.ts'
import { autoPick } from '../../client/simulation/players/squad.ts'
import { createGame } from '../../client/simulation/season/createGame.ts'
import { beginDay, playMatchDay } from '../../client/simulation/season/day.ts'
import { fixtureSetup } from '../../client/simulation/season/fixtureSetup.ts'
import { mean } from './careers.ts'
import { TACTICS_PARTS, type TacticsPart } from './tacticsMatrix.ts'

interface LuckFigures {
  /** Share of the own matches whose score another choice of a part changes. */
  changed: Record<TacticsPart, number>
  /** Points a season that a manager gains by loading and trying until a match is won. */
  gained: number
}

interface Goals {
  home: number
  away: number
}

/** Own scores of a match: with the tactics of the career, and with each other choice. */
interface Match {
  usual: { points: number; score: string }
  others: readonly { part: TacticsPart; points: number; score: string }[]
}

/** Measures first seasons of careers with so many seeds from the first on. */
export function luckFigures(careers: number, firstSeed = 1): LuckFigures {
  const matches = Array.from({ length: careers }, (_, i) => playSeason(firstSeed + i)).flat()
  const parts = Object.keys(TACTICS_PARTS) as TacticsPart[]
  const shares = parts.map((part) => {
    const changes = matches.flatMap(({ usual, others }) =>
      others.filter((other) => other.part === part).map(({ score }) => Number(score !== usual.score)),
    )
    return [part, mean(changes)] as const
  })
  const gains = matches.map(({ usual, others }) => {
    // Another choice of each part: five tries.
    const tries = others.filter(({ part }, i) => others.findIndex((other) => other.part === part) === i)
    const tried = usual.points === 3 ? [] : tries
    return Math.max(usual.points, ...tried.map(({ points }) => points)) - usual.points
  })
  return {
    changed: Object.fromEntries(shares) as Record<TacticsPart, number>,
    gained: WEEKS_PER_SEASON * mean(gains),
  }
}

function playSeason(seed: number): Match[] {
  const state = createGame({ seed })
  const matches: Match[] = []
  while (!state.ended && state.currentSeason === 1) {
    beginDay(state)
    if (state.awaitingKickOff) {
      autoPick(state)
      matches.push(compareChoices(state))
    }
    playMatchDay(state)
  }
  return matches
}

function compareChoices(state: GameState): Match {
  const fixture = nextOwnFixture(state)
  if (!fixture) throw new Error('No match today')
  const setup = fixtureSetup(state, fixture)
  const side = setup.home.club === state.club.id ? 'home' : 'away'
  const { tactics } = setup[side]
  const result = (change: Partial<Tactics>) => {
    const sheet = { ...setup[side], tactics: { ...tactics, ...change } }
    const { goals } = playMatch({ ...setup, [side]: sheet })
    return { points: pointsOf(goals, side), score: `${goals.home}–${goals.away}` }
  }
  const others = (Object.keys(TACTICS_PARTS) as TacticsPart[]).flatMap((part) =>
    TACTICS_PARTS[part]
      .filter((option) => option !== tactics[part])
      .map((option) => ({ part, ...result({ [part]: option }) })),
  )
  return { usual: result({}), others }
}

function pointsOf({ home, away }: Goals, side: 'home' | 'away'): number {
  const margin = side === 'home' ? home - away : away - home
  return margin > 0 ? 3 : margin === 0 ? 1 : 0
}
