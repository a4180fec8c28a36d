import { describe, expect, it } from 'vitest'
import { SHOUTS, TALKS, type Shout, type Talk } from '../../../client/simulation/club/calls.ts'
import {
  FAVOURITES_FROM,
  PLAYER_TALKS,
  SHOUT_EFFECTS,
  talkSituation,
  TEAM_TALKS,
  TALK_SITUATIONS,
} from '../../../client/simulation/match/callEffects.ts'
import { currentSide, playMatch, playMinute, startMatch } from '../../../client/simulation/match/engine.ts'
import type {
  MatchInput,
  MatchReport,
  MatchSetup,
  SheetPlayer,
} from '../../../client/simulation/match/matchReport.ts'
import { legsSpent, moodOf, talkToAll, talkToPlayer } from '../../../client/simulation/match/touchline.ts'
import { makeSetup, makeSheet } from '../makeGame.ts'

const talk = (word: Talk, to: string | null = null, minute = 46): MatchInput => ({
  kind: 'talk',
  minute,
  side: 'home',
  talk: word,
  to,
})
const shout = (minute: number, word: Shout): MatchInput => ({
  kind: 'shout',
  minute,
  side: 'home',
  shout: word,
})

/** Matches by seed with and without words of the home side. */
function played(inputs: readonly MatchInput[], count = 300, of: (seed: number) => MatchSetup = setupOf) {
  return Array.from({ length: count }, (_, i) => {
    const setup = of(i + 1)
    return { plain: playMatch(setup), spoken: playMatch(setup, inputs) }
  })
}

const setupOf = (seed: number) => makeSetup({ seed })

const figure = (reports: readonly MatchReport[], of: (report: MatchReport) => number) =>
  reports.reduce((sum, report) => sum + of(report), 0)

/** Home side's banned and cautioned players from a minute on. */
const cards = ({ events }: MatchReport) =>
  events.filter(({ type, team, minute }) => type === 'card' && team === 'home' && minute > 45).length

describe('a talk at half-time', () => {
  it('[MAT-44] changes nothing before minute 46, and nothing without one', () => {
    for (const { plain, spoken } of played([talk('demand')], 60)) {
      const first = ({ events }: MatchReport) => events.filter(({ minute }) => minute <= 45)
      expect(first(spoken)).toEqual(first(plain))
      expect(spoken.inputs).toEqual([talk('demand')])
    }
  })

  it.each([
    ['too early', [talk('demand', null, 45)]],
    ['too late', [talk('demand', null, 47)]],
    ['to somebody on the bench', [talk('demand', 'Home-12')]],
    ['to nobody', [talk('demand', 'nobody')]],
  ])('[MAT-44] is not heard %s', (_, inputs) => {
    for (const { plain, spoken } of played(inputs, 20)) expect(spoken).toEqual(plain)
  })

  it('[MAT-44] is heard once: the first', () => {
    for (const { spoken } of played([talk('calm'), talk('demand')], 10))
      expect(spoken).toEqual(playMatch(spoken.setup, [talk('calm')]))
  })

  it.each([
    [-1, 0.5, 'behind'],
    [-1, FAVOURITES_FROM - 0.01, 'behind'],
    [-1, FAVOURITES_FROM, 'behind-favourites'],
    [0, FAVOURITES_FROM - 0.01, 'level'],
    [0, FAVOURITES_FROM, 'level-favourites'],
    [1, 0.5, 'ahead'],
    [1, 2, 'ahead'],
  ])('[MAT-45] meets the situation: lead %s, %s times as strong: %s', (lead, strength, situation) => {
    expect(talkSituation(lead, strength, 1)).toBe(situation)
  })

  it('[MAT-45] has no answer that is best in every situation, and none that is free', () => {
    const gain = (word: Talk, situation: (typeof TALK_SITUATIONS)[number]) => {
      const { attack, openness } = TEAM_TALKS[situation][word]
      return situation === 'ahead' ? -openness : attack
    }
    const best = TALK_SITUATIONS.map((situation) =>
      TALKS.toSorted((a, b) => gain(b, situation) - gain(a, situation)).at(0),
    )
    expect(best).toEqual(['encourage', 'demand', 'encourage', 'demand', 'calm'])
  })

  it('[MAT-45] demands bring more cards, and calm fewer', () => {
    const all = played([], 400).map(({ plain }) => plain)
    const told = (word: Talk) =>
      figure(
        played([talk(word)], 400).map(({ spoken }) => spoken),
        cards,
      )
    expect(told('demand')).toBeGreaterThan(1.1 * figure(all, cards))
    expect(told('calm')).toBeLessThan(0.9 * figure(all, cards))
    expect(told('encourage')).toBe(figure(all, cards))
  })

  it('[MAT-45] demands cost a point of stamina, and calm saves one', () => {
    const freshness = (inputs: readonly MatchInput[]) => {
      const run = startMatch(makeSetup({ seed: 7 }))
      while (run.minute < 46) playMinute(run, inputs)
      return currentSide(run, 'home').pitch[5]?.freshness ?? 0
    }
    expect(freshness([talk('demand')])).toBeCloseTo(freshness([]) - 1)
    expect(freshness([talk('calm')])).toBeCloseTo(freshness([]) + 1)
    expect(legsSpent({ inputs: [talk('demand')] }, 'home', { from: 0, to: 90 })).toBe(1)
    expect(legsSpent({ inputs: [talk('demand', 'Home-5')] }, 'home', { from: 0, to: 90 })).toBe(0)
    expect(legsSpent({ inputs: [talk('demand')] }, 'away', { from: 0, to: 90 })).toBe(0)
  })

  it('[MAT-46] gains by leaders and professionals, and demands lose by the temperamental', () => {
    const of = (...kinds: NonNullable<SheetPlayer['prone']>[number][]) =>
      kinds.map((kind) => ({ ...makeSheet('Home').eleven[5]!, prone: [kind] }))
    const attack = (word: Talk, players: SheetPlayer[]) =>
      talkToAll(word, 'behind-favourites', players).attack
    const plain = attack('demand', [])
    expect(attack('demand', of('professional')) - 1).toBeCloseTo((plain - 1) * 1.06)
    expect(attack('demand', of('temperamental')) - 1).toBeCloseTo((plain - 1) * 0.92)
    expect(attack('encourage', of('leader')) - 1).toBeCloseTo((attack('encourage', []) - 1) * 1.08)
    // Five at most count: 30%.
    expect(attack('demand', of(...Array.from({ length: 9 }, () => 'professional' as const))) - 1).toBeCloseTo(
      (plain - 1) * 1.3,
    )
  })

  it('[MAT-47] to one player counts up front, at the back or half of each', () => {
    const [keeper, forward] = ['Goalkeeper', 'Forward'].map((type) =>
      makeSheet('Home').eleven.find((player) => player.type === type)!,
    )
    const midfielder = makeSheet('Home').eleven.find(({ type }) => type === 'Midfielder')!
    const { lift } = PLAYER_TALKS.poor.encourage
    expect(talkToPlayer('encourage', forward!, 'poor')).toMatchObject({ attack: 1 + lift, openness: 1 })
    expect(talkToPlayer('encourage', keeper!, 'poor')).toMatchObject({ attack: 1, openness: 1 - lift })
    expect(talkToPlayer('encourage', midfielder, 'poor')).toMatchObject({
      attack: 1 + lift / 2,
      openness: 1 - lift / 2,
    })
  })

  it('[MAT-47] meets the heated, the poor and the others', () => {
    const report = { ...playMatch(makeSetup({ seed: 3 })), events: [], goals: { home: 0, away: 4 } }
    const player = makeSheet('Home').eleven[1]!
    const mood = (parts: Partial<SheetPlayer>, of: Partial<MatchReport> = {}) =>
      moodOf({ ...report, ...of }, 'home', { player: { ...player, ...parts }, since: 0 })
    expect(mood({})).toBe('poor')
    expect(mood({}, { goals: { home: 0, away: 0 } })).toBe('steady')
    expect(mood({ prone: ['temperamental'] })).toBe('heated')
    const card = { ...playMatch(makeSetup({ seed: 3 })).events[0]!, type: 'card' as const, player: player.id }
    expect(mood({}, { events: [card] })).toBe('heated')
  })

  it('[MAT-47] to one player ends when they go off', () => {
    const off: MatchInput = {
      kind: 'substitution',
      isFinal: true,
      minute: 46,
      side: 'home',
      off: 'Home-10',
      on: 'Home-14',
    }
    const run = startMatch(makeSetup({ seed: 2 }))
    while (run.minute < 46) playMinute(run, [talk('encourage', 'Home-10')])
    expect(run.home.attack).not.toBe(1)
    playMinute(run, [{ ...off, minute: 47 }])
    expect(run.home.attack).toBe(1)
  })
})

describe('a shout', () => {
  it('[MAT-48] lasts ten minutes, in which no other is heard', () => {
    const run = startMatch(makeSetup({ seed: 4 }))
    const inputs = [shout(20, 'push-up'), shout(29, 'hold'), shout(30, 'hold')]
    const attack: number[] = []
    while (run.minute < 41) {
      playMinute(run, inputs)
      attack.push(run.home.attack)
    }
    const at = (minute: number) => attack[minute - 1]
    expect([19, 20, 29, 30, 39, 40].map(at)).toEqual([
      1,
      SHOUT_EFFECTS['push-up'].attack,
      SHOUT_EFFECTS['push-up'].attack,
      SHOUT_EFFECTS.hold.attack,
      SHOUT_EFFECTS.hold.attack,
      1,
    ])
    expect(run.inputs).toEqual([inputs[0], inputs[2]])
  })

  it('[MAT-48] to push up opens both ends, to hold closes both, and no shout is free', () => {
    for (const word of SHOUTS) {
      const { attack, openness, cards: booked, legs } = SHOUT_EFFECTS[word]
      expect(attack < 1 || openness > 1 || booked > 1 || legs > 0).toBe(true)
    }
    const every = (word: Shout) => Array.from({ length: 9 }, (_, i) => shout(1 + 10 * i, word))
    const goals = ({ goals: { home, away } }: MatchReport) => home + away
    const told = (word: Shout) =>
      figure(
        played(every(word)).map(({ spoken }) => spoken),
        goals,
      )
    const plain = figure(
      played([]).map(({ plain: report }) => report),
      goals,
    )
    expect(told('push-up')).toBeGreaterThan(1.1 * plain)
    expect(told('hold')).toBeLessThan(0.92 * plain)
  })

  it('[MAT-48] to press costs everybody two points of stamina, but not who comes on at once', () => {
    const freshness = (inputs: readonly MatchInput[]) => {
      const run = startMatch(makeSetup({ seed: 7 }))
      while (run.minute < 30) playMinute(run, inputs)
      const { pitch } = currentSide(run, 'home')
      return new Map(pitch.map(({ player, freshness: now }) => [player.id, now]))
    }
    const on: MatchInput = {
      kind: 'substitution',
      isFinal: true,
      minute: 25,
      side: 'home',
      off: 'Home-10',
      on: 'Home-14',
    }
    const plain = freshness([on])
    const pressed = freshness([on, shout(25, 'press')])
    for (const [id, before] of plain)
      expect(pressed.get(id)).toBeCloseTo(id === 'Home-14' ? before : before - 2)
  })

  it('[MAT-36] [MAT-48] changes the score of few matches, since it moves no draw', () => {
    const matches = played([shout(60, 'push-up')])
    const changed = matches.filter(
      ({ plain, spoken }) => JSON.stringify(plain.goals) !== JSON.stringify(spoken.goals),
    )
    expect(changed.length / matches.length).toBeLessThan(0.2)
    expect(changed.length).toBeGreaterThan(0)
  })
})

describe('a decision by hand', () => {
  const order = {
    from: 60,
    when: 'any',
    tactics: { style: 'attacking', intensity: 'high' },
    off: null,
  } as const
  const setup = () => makeSetup({ seed: 5, home: makeSheet('Home', { orders: [order] }) })
  const ordered = ({ inputs }: MatchReport) => inputs.filter((input) => input.kind === 'order')

  it('[MAT-49] is left alone by standing orders, in the parts that it changed', () => {
    const { tactics } = makeSheet('Home')
    const change = { minute: 50, side: 'home', tactics: { ...tactics, style: 'defensive' } } as const
    const report = playMatch(setup(), [{ kind: 'tactics', isFinal: true, ...change }])
    expect(ordered(report)).toMatchObject([{ tactics: { style: 'defensive', intensity: 'high' } }])
    const before18 = playMatch(setup(), [{ kind: 'tactics', isFinal: false, ...change }])
    expect(ordered(before18)).toMatchObject([{ tactics: { style: 'attacking', intensity: 'high' } }])
  })

  it('[MAT-49] keeps on whom it brought on', () => {
    const sheet = makeSheet('Home')
    const off = { from: 70, when: 'any', tactics: {}, off: 'Forward' } as const
    const forwards = sheet.eleven.filter(({ type }) => type === 'Forward')
    const bench = ['one', 'two', 'three'].map((id) => ({
      ...sheet.bench.at(-1)!,
      type: 'Forward' as const,
      id,
    }))
    const home = { ...sheet, bench, orders: [off] }
    const changes = (isFinal: boolean) =>
      forwards.map(({ id }, i): MatchInput => ({
        kind: 'substitution',
        isFinal,
        minute: 50,
        side: 'home',
        off: id,
        on: bench[i]!.id,
      }))
    const match = (inputs: MatchInput[]) => playMatch(makeSetup({ seed: 11, home }), inputs)
    expect(forwards.length).toBe(2)
    expect(ordered(match(changes(true)))).toEqual([])
    expect(ordered(match(changes(false)))).toHaveLength(1)
  })

  it('[MAT-49] calls an order off, once, before it comes', () => {
    const callOff = (minute: number, index = 0): MatchInput => ({
      kind: 'call-off',
      minute,
      side: 'home',
      order: index,
    })
    expect(ordered(playMatch(setup(), [callOff(60)]))).toEqual([])
    expect(ordered(playMatch(setup(), [callOff(61)]))).toHaveLength(1)
    const twice = playMatch(setup(), [callOff(50), callOff(51), callOff(52, 7)])
    expect(twice.inputs).toEqual([callOff(50)])
  })
})
