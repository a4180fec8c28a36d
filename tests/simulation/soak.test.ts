/** Long careers run without errors and with a bounded state. Time is measured by `npm run bench`. */
import { describe, expect, it, vi } from 'vitest'
import { createGame } from '../../client/simulation/season/createGame.ts'
import type { GameState } from '../../client/simulation/gameState.ts'
import { leagueTable } from '../../client/simulation/league/table.ts'
import { isManagerName, MANAGERS, type ManagerName } from '../support/managers.ts'
import { shareOfVeterans } from '../support/leagueFigures.ts'
import { playLeague } from '../support/playSeasons.ts'
import { soakOr } from '../support/soak.ts'
import { LONG_TEST_MS, SOAK_TEST_MS } from '../support/timeouts.ts'

// Careers of fifty seasons.
vi.setConfig({
  testTimeout: soakOr(LONG_TEST_MS, SOAK_TEST_MS),
  hookTimeout: soakOr(LONG_TEST_MS, SOAK_TEST_MS),
})

const CAREERS = soakOr(2, 20)
const SEASONS = 50

/** Bounds of the change of the rivals' mean age and quality. */
const YEARS_APART = 2
const STARS_APART = 0.2
/** Bound of the change of the share of players of 31 and older, in points of percent, and fewest champions. */
const POINTS_APART = 4
const CHAMPIONS = 8

/** Bytes of a save, measured at the same point of a season. */
const sizeOf = (state: GameState) => JSON.stringify(state).length

/** All managers in turn, the usual two first, so that the short run has them. */
const NAMES: readonly ManagerName[] = [
  'sensible',
  'auto',
  ...Object.keys(MANAGERS)
    .filter(isManagerName)
    .filter((name) => name !== 'sensible' && name !== 'auto'),
]
const PLANS = Array.from({ length: CAREERS }, (_, i) => [i + 1, NAMES[i % NAMES.length]!] as const)

const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length

/** Mean age in years and mean quality in stars of the rivals' players. */
function leagueOf({ competitors }: GameState) {
  const players = competitors.flatMap((club) => club.players)
  return { age: mean(players.map(({ age }) => age)), quality: mean(players.map(({ quality }) => quality)) }
}

/** Number of different clubs that have won the title. */
const championsOf = ({ pastSeasons }: GameState) => new Set(pastSeasons.map(({ champion }) => champion)).size

/** A career of fifty seasons, continued whenever it has ended. */
function soak(seed: number, name: ManagerName) {
  const game = createGame({ seed })
  const first = leagueOf(game)
  const veterans = [shareOfVeterans(game)]
  let early = 0
  for (let season = 1; season <= SEASONS; season++) {
    playLeague(game, 1, MANAGERS[name])
    veterans.push(shareOfVeterans(game))
    if (season === 2) early = sizeOf(game)
  }
  return { game, first, last: leagueOf(game), veterans, early, late: sizeOf(game) }
}

function checkWhole(game: GameState) {
  expect(game.currentSeason).toBe(SEASONS + 1)
  expect(game.day).toBe(266 * SEASONS + 1)
  expect(game.pastSeasons).toHaveLength(SEASONS)
  expect(game.players.length).toBeGreaterThan(0)
  expect(leagueTable(game).map(({ position }) => position)).toEqual(
    Array.from({ length: 20 }, (_, i) => i + 1),
  )
  const ids = [...game.players, ...game.competitors.flatMap(({ players }) => players)].map(({ id }) => id)
  expect(new Set(ids).size).toBe(ids.length)
  for (const { players } of game.competitors) expect(players).toHaveLength(21)
  expect(JSON.parse(JSON.stringify(game))).toEqual(game)
}

describe(`${CAREERS} careers of ${SEASONS} seasons`, () => {
  it.each(PLANS)(
    '[LEA-26] seed %i, %s, runs without errors, in a league as old and as good as at first with many champions, and with a state at most six tenths larger than after two seasons',
    (seed, name) => {
      const { game, first, last, veterans, early, late } = soak(seed, name)
      checkWhole(game)
      expect(late / early).toBeLessThanOrEqual(1.6)
      expect(Math.abs(last.age - first.age)).toBeLessThanOrEqual(YEARS_APART)
      expect(Math.abs(last.quality - first.quality)).toBeLessThanOrEqual(STARS_APART)
      const apart = veterans.map((share) => 100 * Math.abs(share - (veterans[0] ?? 0)))
      expect(Math.max(...apart)).toBeLessThanOrEqual(POINTS_APART)
      expect(championsOf(game)).toBeGreaterThanOrEqual(CHAMPIONS)
    },
  )
})
