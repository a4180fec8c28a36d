import { describe, expect, it } from 'vitest'
import { FULL_TIME } from '../../../client/simulation/core/fixture.ts'
import { currentSide, playMatch, playMinute, startMatch } from '../../../client/simulation/match/engine.ts'
import type {
  MatchEvent,
  MatchReport,
  SheetPlayer,
  Side,
  TeamSheet,
} from '../../../client/simulation/match/matchReport.ts'
import { skillsOf } from '../../../client/simulation/match/skills.ts'
import type { Pattern } from '../../../client/simulation/match/attack.ts'
import { POSITIONS } from '../../../client/simulation/people/position.ts'
import {
  TRAIT_NAMES,
  TRAITS,
  TRAITS_OF,
  type TraitEffect,
  type TraitName,
  type Traits,
} from '../../../client/simulation/people/traits.ts'
import { traitInWords } from '../../../client/simulation/people/traitWords.ts'
import { drawTraits } from '../../../client/simulation/players/drawTraits.ts'
import { makeRandom, makeSetup, makeSheet } from '../makeGame.ts'

const MATCHES = 4_000

/** Team sheet and the players of it who have a trait. */
interface PreparedSide {
  sheet: TeamSheet
  having: ReadonlySet<string>
}

/** Side in which all players who can have a trait have it, or only one of them. */
function sideWith(club: string, name: TraitName, kind: keyof Traits, who: 'all' | 'one'): PreparedSide {
  const sheet = makeSheet(club)
  const able = ({ type }: SheetPlayer) => TRAITS[name].positions.includes(type)
  const players = sheet.eleven.filter(able)
  const having = new Set((who === 'all' ? players : players.slice(-1)).map(({ id }) => id))
  const give = (player: SheetPlayer) => (having.has(player.id) ? { ...player, [kind]: [name] } : player)
  return { sheet: { ...sheet, eleven: sheet.eleven.map(give) }, having }
}

function play(home: TeamSheet, away: TeamSheet): MatchReport[] {
  return Array.from({ length: MATCHES }, (_, seed) => playMatch(makeSetup({ home, away, seed: seed + 1 })))
}

type IsCounted = (event: MatchEvent) => boolean

const count = (reports: readonly MatchReport[], is: IsCounted) =>
  reports.reduce((sum, { events }) => sum + events.filter(is).length, 0)
const isChance: IsCounted = ({ type }) => ['goal', 'save', 'miss', 'block'].includes(type)
const isGoal: IsCounted = ({ type }) => type === 'goal'
const expectedOf = (reports: readonly MatchReport[], side: Side) =>
  reports.reduce((sum, { expectedGoals }) => sum + expectedGoals[side], 0)

/** Expected goals of a side by its share of strength. */
const dueTo = ({ strength, tempo }: MatchReport, side: Side) =>
  (tempo * strength[side].total) / (strength.home.total + strength.away.total)

interface Measured {
  reports: readonly MatchReport[]
  /** Side of the players with the trait. */
  side: Side
  having: ReadonlySet<string>
}

interface Measure {
  /** All players who can have the trait, or one, who is compared with the others of the side. */
  who: 'all' | 'one'
  figure: (measured: Measured) => number
  /** Greatest distance from the stated factor: three standard errors of 4,000 matches. */
  within: number
}

const ofPlayer =
  (having: ReadonlySet<string>, is: IsCounted): IsCounted =>
  (event) =>
    having.has(event.player ?? '') && is(event)
const other = (side: Side): Side => (side === 'home' ? 'away' : 'home')

const isShot: IsCounted = (event) => isChance(event) && (event.attack?.body ?? null) !== null
const isOf =
  (...patterns: Pattern[]): IsCounted =>
  ({ attack }) =>
    attack !== null && patterns.includes(attack.pattern)
const isAlone = isOf('through-ball', 'counter', 'solo')

/** Attacks of these patterns compared with the other attacks of the side. */
const patternShare = (...patterns: Pattern[]): Measure => ({
  who: 'one',
  figure: ({ reports, side }) => {
    const isFirst: IsCounted = ({ team, attack }) => team === side && attack !== null && !attack.isFollowUp
    const own = count(reports, (event) => isFirst(event) && isOf(...patterns)(event))
    return own / (count(reports, isFirst) - own)
  },
  within: 0.06,
})

/** Share of the opponents' shots of a kind that are scored, compared with their worth. */
const conceded = (is: IsCounted): Measure => ({
  who: 'all',
  figure: ({ reports, side }) => {
    const isTheirs: IsCounted = (event) => event.team === other(side) && isShot(event) && is(event)
    const worth = reports.reduce(
      (sum, { events }) => sum + events.filter(isTheirs).reduce((all, { quality }) => all + quality, 0),
      0,
    )
    return count(reports, (event) => isTheirs(event) && isGoal(event)) / worth
  },
  within: 0.1,
})

/** Figures of the engine that the effects change. */
const MEASURES: Record<Exclude<TraitEffect, 'staminaLoss'>, Measure> = {
  takesChances: {
    who: 'one',
    figure: ({ reports, side, having }) => {
      const own = count(reports, ofPlayer(having, isChance))
      return own / (count(reports, (event) => isChance(event) && event.team === side) - own)
    },
    within: 0.05,
  },
  takesHeaders: {
    who: 'one',
    figure: ({ reports, side, having }) => {
      const isHigh: IsCounted = (event) => isShot(event) && isOf('cross', 'corner', 'free-kick')(event)
      const own = count(reports, ofPlayer(having, isHigh))
      return own / (count(reports, (event) => isHigh(event) && event.team === side) - own)
    },
    within: 0.08,
  },
  scoresAlone: {
    who: 'all',
    figure: ({ reports, having }) =>
      count(
        reports,
        ofPlayer(having, (event) => isAlone(event) && isGoal(event)),
      ) /
      count(
        reports,
        ofPlayer(having, (event) => isAlone(event) && isShot(event)),
      ),
    within: 0.12,
  },
  throughBalls: patternShare('through-ball'),
  crosses: patternShare('cross', 'cutback'),
  soloRuns: patternShare('solo'),
  counters: patternShare('counter'),
  longShots: patternShare('long-shot'),
  savesAlone: conceded(isAlone),
  savesHeaders: conceded(({ attack }) => attack?.body === 'head'),
  provides: {
    who: 'one',
    figure: ({ reports, side, having }) => {
      const own = count(reports, (event) => isGoal(event) && having.has(event.assist ?? ''))
      const all = count(reports, ({ team, assist }) => team === side && assist !== null)
      return own / (all - own)
    },
    within: 0.15,
  },
  scores: {
    who: 'all',
    figure: ({ reports, having }) =>
      count(reports, ofPlayer(having, isGoal)) / count(reports, ofPlayer(having, isChance)),
    within: 0.06,
  },
  defends: {
    who: 'all',
    // Against what the strengths of both sides, which roles change too, are worth.
    figure: ({ reports, side }) =>
      expectedOf(reports, other(side)) / reports.reduce((sum, report) => sum + dueTo(report, other(side)), 0),
    within: 0.04,
  },
  saves: {
    who: 'all',
    figure: ({ reports, side }) =>
      count(reports, (event) => isGoal(event) && event.team === other(side)) /
      expectedOf(reports, other(side)),
    within: 0.04,
  },
  cards: {
    who: 'all',
    figure: ({ reports, having }) =>
      count(
        reports,
        ofPlayer(having, ({ type }) => type === 'card'),
      ),
    within: 0.15,
  },
  injuries: {
    who: 'all',
    figure: ({ reports, having }) =>
      count(
        reports,
        ofPlayer(having, ({ type }) => type === 'injury'),
      ),
    within: 0.15,
  },
}

const MEASURED = TRAIT_NAMES.filter((name) => TRAITS[name].effect !== 'staminaLoss')

describe('a strength or weakness', () => {
  const without = play(makeSheet('Home'), makeSheet('Away'))

  it.each(MEASURED)(
    '[PLA-22] %s changes its figure as stated, in 4,000 matches with it and without',
    (name) => {
      const { effect, change } = TRAITS[name]
      if (effect === 'staminaLoss') throw new Error('Stamina has a test of its own')
      const { who, figure, within } = MEASURES[effect]
      const strong = sideWith('Home', name, 'strengths', who)
      const weak = sideWith('Away', name, 'weaknesses', who)
      const reports = play(strong.sheet, weak.sheet)
      for (const [side, { having }, sign] of [
        ['home', strong, 1],
        ['away', weak, -1],
      ] as const) {
        const ratio = figure({ reports, side, having }) / figure({ reports: without, side, having })
        const each = 1 + (sign * change) / 100
        const stated = effect === 'defends' ? each ** having.size : each
        expect(Math.abs(ratio - stated), `${side}: ${ratio} instead of ${stated}`).toBeLessThan(within)
      }
    },
  )

  it('[PLA-22] Stamina saves three points of stamina in a match, and costs three as a weakness', () => {
    const lossOf = (kind: keyof Traits | null) => {
      const home = kind ? sideWith('Home', 'Stamina', kind, 'all').sheet : makeSheet('Home')
      const run = startMatch(makeSetup({ home, seed: 3 }))
      while (run.minute < FULL_TIME) playMinute(run)
      const last = currentSide(run, 'home').pitch.at(-1)!
      return last.player.stamina - last.freshness
    }
    expect(lossOf('strengths')).toBeCloseTo(lossOf(null) - 3, 9)
    expect(lossOf('weaknesses')).toBeCloseTo(lossOf(null) + 3, 9)
  })

  it.each(TRAIT_NAMES)('%s changes nothing but its figure, and is explained in both directions', (name) => {
    const { effect } = TRAITS[name]
    const none = skillsOf({ strengths: [], weaknesses: [] })
    const strong = skillsOf({ strengths: [name], weaknesses: [] })
    const weak = skillsOf({ strengths: [], weaknesses: [name] })
    expect({ ...strong, [effect]: none[effect] }).toEqual(none)
    expect({ ...weak, [effect]: none[effect] }).toEqual(none)
    expect(strong[effect] - none[effect]).toBeCloseTo(none[effect] - weak[effect], 12)
    const figure = String(Math.abs(TRAITS[name].change))
    for (const kind of ['strengths', 'weaknesses'] as const)
      expect(traitInWords(name, kind)).toContain(figure)
    expect(traitInWords(name, 'strengths')).not.toBe(traitInWords(name, 'weaknesses'))
  })
})

describe('strengths and weaknesses', () => {
  it('are drawn by position, up to two of each without duplicates, and as many of one as of the other', () => {
    for (const type of POSITIONS) {
      const seen = new Set<string>()
      let balance = 0
      for (let seed = 0; seed < 2_000; seed++) {
        const { strengths, weaknesses } = drawTraits(type, makeRandom(seed))
        expect(Math.max(strengths.length, weaknesses.length)).toBeLessThanOrEqual(2)
        expect(new Set([...strengths, ...weaknesses]).size).toBe(strengths.length + weaknesses.length)
        for (const trait of [...strengths, ...weaknesses]) seen.add(trait)
        balance += strengths.length - weaknesses.length
      }
      expect(seen).toEqual(new Set(TRAITS_OF[type]))
      expect(Math.abs(balance / 2_000)).toBeLessThan(0.08)
    }
  })
})
