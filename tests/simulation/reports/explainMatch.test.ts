import { describe, expect, test, vi } from 'vitest'
import { outcomeOf } from '../../../client/simulation/club/leagueRecord.ts'
import { playMatch } from '../../../client/simulation/match/engine.ts'
import { explainMatch, MAX_REASONS } from '../../../client/simulation/reports/explainMatch.ts'
import { wordReasons } from '../../../client/simulation/reports/wordReasons.ts'
import type { Pattern } from '../../../client/simulation/match/attack.ts'
import type { MatchEvent, MatchReport, Side } from '../../../client/simulation/match/matchReport.ts'
import type { MatchResult } from '../../../client/simulation/match/matchResult.ts'
import { defaultTactics } from '../../../client/simulation/club/tactics.ts'
import { makeRandom, makeSetup, makeSheet } from '../makeGame.ts'
import { LONG_TEST_MS } from '../../support/timeouts.ts'

// Explains thousands of matches.
vi.setConfig({ testTimeout: LONG_TEST_MS, hookTimeout: LONG_TEST_MS })

/** The result of a report for the home side. */
function resultOf(report: MatchReport): MatchResult {
  const { home, away } = report.goals
  return {
    season: 1,
    week: 1,
    day: 7,
    competition: 'league',
    opponent: 'Away',
    isHome: true,
    playerScore: home,
    opponentScore: away,
    outcome: outcomeOf(home, away),
    pointsEarned: 0,
    fanHappinessChange: 0,
    fanCountChange: 0,
    matchDayRevenue: 0,
    attendance: 0,
    isDerby: false,
    scorers: [],
    report,
  }
}

/** Reasons for a result as a first match words them. */
function sentencesOf(result: MatchResult): readonly string[] {
  return wordReasons(explainMatch(result), result.week, [])
}

const side = { eleven: 6, tactics: 1, support: 1, venue: 1, luck: 1.1, total: 6.6 }

/** A match, by default goalless between equals on neutral ground. */
function makeReport(parts: Partial<MatchReport> = {}): MatchReport {
  return {
    ...playMatch(makeSetup()),
    events: [],
    goals: { home: 0, away: 0 },
    strength: { home: side, away: side },
    expectedGoals: { home: 0.6, away: 0.6 },
    tempo: 1,
    ...parts,
  }
}

function shot(team: Side, type: 'goal' | 'miss', pattern: Pattern): MatchEvent {
  const attack = { pattern, body: 'foot' as const, x: 9, y: 0, hitsPost: false, isFollowUp: false }
  return {
    minute: 30,
    type,
    team,
    player: 'x',
    assist: null,
    position: 'Forward',
    quality: 0.1,
    ban: 0,
    attack,
  }
}

const NUMBERS = [
  'none',
  'one',
  'two',
  'three',
  'four',
  'five',
  'six',
  'seven',
  'eight',
  'nine',
  'ten',
  'eleven',
  'twelve',
]

/** The pattern that words stand for, in the singular or the plural. */
const WORDS: readonly [RegExp, Pattern][] = [
  [/passing move/, 'open-play'],
  [/through ball/, 'through-ball'],
  [/cutback/, 'cutback'],
  [/cross/, 'cross'],
  [/runs? with the ball/, 'solo'],
  [/counter-attack/, 'counter'],
  [/balls? won high up/, 'press'],
  [/long shot/, 'long-shot'],
  [/corner/, 'corner'],
  [/direct free kick/, 'direct-free-kick'],
  [/free kick/, 'free-kick'],
  [/penalt/, 'penalty'],
  [/rebound/, 'rebound'],
  [/mistake/, 'error'],
]

const patternOf = (words: string) => WORDS.find(([wording]) => wording.test(words))?.[1]

/** True for a sentence about the kinds of attacks that were scored. */
const isOfGoals = (text: string) => text.includes(' came from ')

/** Recounts a sentence about attacks from the events. */
function isTrueOf({ events }: MatchReport, text: string): boolean {
  const side: Side = text.includes('Away') ? 'away' : 'home'
  const of = (team: Side, isCounted: (event: MatchEvent) => boolean) =>
    events
      .filter((event) => event.team === team && isCounted(event))
      .flatMap(({ attack }) => attack?.pattern ?? [])
  const goals = of(side, ({ type }) => type === 'goal')
  const others = of(side === 'home' ? 'away' : 'home', ({ type }) => type === 'goal')
  const [, source = ''] = text.split(' from ')
  const shots = / had (\w+) (?:shots from|long shots)/.exec(text)
  if (shots) {
    const taken = of(side, ({ attack }) => attack !== null && attack.body !== null)
    const pattern = text.includes(' long shots ') ? 'long-shot' : patternOf(source)
    const count = taken.filter((one) => one === pattern).length
    return NUMBERS[count] === shots[1] && pattern !== undefined && !goals.includes(pattern)
  }
  if (text.startsWith('The only goal')) {
    const [pattern, ...more] = [...goals, ...others]
    return more.length === 0 && pattern === patternOf(source)
  }
  const decisive = / (late )?(winner|equaliser) came from /.exec(text)
  if (decisive) {
    const last = events.findLast(({ type }) => type === 'goal')
    return (
      last?.team === side &&
      last.attack?.pattern === patternOf(source) &&
      last.minute >= 80 === (decisive[1] !== undefined) &&
      goals.length === others.length + (decisive[2] === 'winner' ? 1 : 0)
    )
  }
  const kinds = / (\w+) goals came from (\w+) kinds of attack, among them (.*)\./.exec(text)
  if (kinds) {
    const named = (kinds[3] ?? '').split(/, | and /).map(patternOf)
    return (
      NUMBERS[goals.length] === kinds[1] &&
      NUMBERS[new Set(goals).size] === kinds[2] &&
      named.every((one) => one !== undefined && goals.includes(one))
    )
  }
  const alone = /^(?:All )?(Both|two|three|four|five|six) goals came from/.exec(text)
  if (alone) {
    const number = alone[1] === 'Both' ? 2 : NUMBERS.indexOf(alone[1] ?? '')
    const all = [...goals, ...others]
    if (number !== all.length || (goals.length > 0 && others.length > 0)) return false
    return text.includes('set pieces')
      ? all.every((one) => /corner|free-kick|penalty/.test(one))
      : all.every((one) => one === patternOf(source))
  }
  const share = /^(?:All )?(\w+) of \S+ (?:(\w+) )?goals/.exec(text)
  if (!share) {
    const named = source.split(/, | and /).map(patternOf)
    return JSON.stringify(named) === JSON.stringify(goals)
  }
  const [, part = '', total] = share
  const count = part === 'Both' ? 2 : NUMBERS.indexOf(part.toLowerCase())
  const all = /^(All|Both) /.test(text) ? part : total
  if ((all === 'Both' ? 2 : NUMBERS.indexOf(all ?? '')) !== goals.length) return false
  if (text.includes('set pieces')) {
    return count === goals.length && goals.every((one) => /corner|free-kick|penalty/.test(one))
  }
  const pattern = patternOf(source)
  const isContrast = / none of (theirs|yours)/.test(text)
  return (
    goals.filter((one) => one === pattern).length === count &&
    (!isContrast || (pattern !== undefined && others.length > 0 && !others.includes(pattern)))
  )
}

const ONE_SIDED = /better chances|near goal|clinical|took your chances/
/** Words of two reasons that no reader can believe together. */
const CONTRADICTIONS: readonly (readonly [RegExp, RegExp])[] = [
  [/evenly matched|little between the sides/, ONE_SIDED],
  [/You made the better chances/, /They made the better chances/],
  [/You had more of the game/, /They had more of the game/],
  [/You took your chances/, /You wasted your chances|^You had .* scored none of them/],
  [/Away were clinical/, /Away had .* (?:scored none of them|didn’t score)/],
  [/cagey match with few clear chances/, /open match/],
  [/cagey match with few clear chances/, /[2-9]\.\d xG/],
  [/chances at both ends/, /xG to 0\.\d|from 0\.\d xG/],
]

describe('explainMatch', () => {
  test('leaves what the five parts show to them', () => {
    const report = makeReport({
      goals: { home: 1, away: 0 },
      strength: { home: { ...side, eleven: 8, tactics: 1.1, luck: 1.25, total: 12 }, away: side },
    })
    expect(sentencesOf(resultOf(report))).toEqual(['One moment decided it.'])
  })

  test('explains a defeat by wasted chances and an early sending-off, in descending weight', () => {
    const report = makeReport({
      goals: { home: 0, away: 1 },
      expectedGoals: { home: 2, away: 1.8 },
      events: [
        {
          minute: 9,
          type: 'card',
          team: 'home',
          player: 'x',
          assist: null,
          position: 'Forward',
          quality: 0,
          ban: 2,
          attack: null,
        },
      ],
    })
    expect(sentencesOf(resultOf(report))).toEqual([
      'You had a man sent off in minute 9.',
      'You wasted your chances: no goal from 2.0 xG.',
    ])
  })

  test('describes a draw of equals as even', () => {
    expect(sentencesOf(resultOf(makeReport()))).toEqual(['The sides were evenly matched.'])
  })

  test('a draw is not explained by the ground and the run of the ball, which helped no side to it', () => {
    const report = makeReport({
      strength: { home: { ...side, venue: 1.3, luck: 1.25 }, away: { ...side, luck: 1 } },
    })
    expect(sentencesOf(resultOf(report))).toEqual(['The sides were evenly matched.'])
  })

  test('a draw is not explained by the merits of one side alone', () => {
    const report = makeReport({
      goals: { home: 1, away: 1 },
      expectedGoals: { home: 2.4, away: 1.1 },
      strength: { home: { ...side, eleven: 9, tactics: 1.1, total: 9.9 }, away: side },
      events: [shot('away', 'goal', 'cross'), shot('home', 'goal', 'corner')],
    })
    const [first, second] = sentencesOf(resultOf(report))
    expect(first).toBe('You wasted your chances: 1 goal from 2.4 xG.')
    expect(second).toBe('You made the better chances: 2.4 xG to 1.1.')
  })

  test.each([
    [0, 'Your goal held: Away had 2.0 xG and didn’t score.'],
    [1, 'You got away with it: Away had 2.0 xG and scored 1 goal.'],
  ])('says that the goal held only when nothing was conceded: %i', (away, text) => {
    const report = makeReport({ goals: { home: 2, away }, expectedGoals: { home: 2, away: 2 } })
    expect(sentencesOf(resultOf(report))).toContain(text)
  })

  test.each([
    [['cross', 'cross', 'solo'], [], 'Two of your three goals came from crosses.'],
    [['cross', 'cross'], ['corner'], 'Both of your goals came from crosses, and not one of your opponents’.'],
    [
      ['corner', 'penalty', 'corner'],
      ['solo'],
      'All three of your goals came from set pieces, none from open play.',
    ],
    [['rebound', 'counter'], [], 'Your goals came from a rebound and a counter-attack.'],
    [['long-shot'], [], 'The only goal came from a long shot.'],
    [['corner', 'corner'], [], 'Both goals came from corners.'],
    [['corner', 'corner'], ['solo'], 'Both of your goals came from corners, and not one of your opponents’.'],
    [['corner', 'penalty'], [], 'Both goals came from set pieces, none from open play.'],
    [
      ['cross', 'solo', 'press', 'counter'],
      [],
      'Your four goals came from four kinds of attack, among them a cross and a run with the ball.',
    ],
  ] as const)('names the kinds of attacks that were scored: %s against %s', (own, theirs, text) => {
    const events = [
      ...own.map((pattern) => shot('home', 'goal', pattern)),
      ...theirs.map((pattern) => shot('away', 'goal', pattern)),
    ]
    const goals = { home: own.length, away: theirs.length }
    expect(sentencesOf(resultOf(makeReport({ goals, expectedGoals: goals, events })))).toContain(text)
  })

  test.each([
    ['its winner', [30, 60, 75], ['away', 'home', 'home'], 'Your winner came from a through ball.'],
    ['its winner', [30, 60, 79], ['home', 'away', 'home'], 'Your winner came from a through ball.'],
    ['a late one', [30, 60, 80], ['home', 'away', 'home'], 'Your late winner came from a through ball.'],
    ['theirs', [30, 60, 75], ['home', 'away', 'away'], 'Away’s winner came from a through ball.'],
    ['an equaliser', [30, 60], ['away', 'home'], 'Your equaliser came from a through ball.'],
    ['their equaliser', [30, 90], ['home', 'away'], 'Away’s late equaliser came from a through ball.'],
    [
      'no winner of a lead',
      [30, 60, 75],
      ['home', 'home', 'away'],
      'Your goals came from a cross and a solo.',
    ],
  ] as const)('names the attack that decided a match: %s', (_, minutes, teams, text) => {
    const patterns = ['cross', 'solo', 'through-ball'] as const
    const events = teams.map((team, i) => {
      const pattern = i === teams.length - 1 ? 'through-ball' : patterns[i]!
      return { ...shot(team, 'goal', pattern), minute: minutes[i]! }
    })
    const goalsOf = (side: Side) => teams.filter((team) => team === side).length
    const goals = { home: goalsOf('home'), away: goalsOf('away') }
    const reasons = sentencesOf(resultOf(makeReport({ goals, expectedGoals: goals, events })))
    expect(reasons).toContain(text.replace('a solo.', 'a run with the ball.'))
  })

  test('[MAT-35] names a kind of attack below heavier reasons, as the last of three', () => {
    const report = makeReport({
      goals: { home: 2, away: 0 },
      expectedGoals: { home: 5, away: 1 },
      strength: { home: { ...side, eleven: 9, tactics: 1.3, luck: 1.5 }, away: side },
      events: [shot('home', 'goal', 'rebound'), shot('home', 'goal', 'cross')],
    })
    expect(sentencesOf(resultOf(report))).toEqual([
      'You made the better chances: 5.0 xG to 1.0.',
      'Your goal held: Away had 1.0 xG and didn’t score.',
      'Your goals came from a rebound and a cross.',
    ])
  })

  test('[MAT-35] names a kind of attack in each of 400 matches with goals', () => {
    for (let seed = 1; seed <= 400; seed += 1) {
      const report = playMatch(makeSetup({ seed }))
      if (report.goals.home + report.goals.away === 0) continue
      const reasons = sentencesOf(resultOf(report))
      expect(reasons.filter(isOfGoals), `seed ${seed}: ${reasons.join(' ')}`).not.toEqual([])
    }
  })

  test('names the kind of attack that was wasted', () => {
    const wasted = Array.from({ length: 5 }, () => shot('home', 'miss', 'cross'))
    const events = [...wasted, shot('away', 'goal', 'cutback')]
    const report = makeReport({ goals: { home: 0, away: 1 }, events })
    expect(sentencesOf(resultOf(report))).toEqual([
      'The only goal came from a cutback.',
      'You had five shots from crosses and scored none of them.',
    ])
  })

  test('says nothing about attacks in a report that has none', () => {
    const events = [{ ...shot('home', 'goal', 'cross'), attack: null }]
    const report = makeReport({ goals: { home: 1, away: 0 }, events })
    expect(sentencesOf(resultOf(report))).toEqual([
      'There was little between the sides; one moment decided it.',
    ])
  })

  test('[MAT-29] counts goals and shots of 400 matches as their reports have them', () => {
    let sentences = 0
    for (let seed = 1; seed <= 400; seed += 1) {
      const report = playMatch(makeSetup({ seed }))
      for (const text of sentencesOf(resultOf(report))) {
        if (!isOfGoals(text) && !/ had \w+ (shots from|long shots)/.test(text)) continue
        sentences += 1
        expect(isTrueOf(report, text), `seed ${seed}: ${text}`).toBe(true)
      }
    }
    expect(sentences).toBeGreaterThan(200)
  })

  test('says that a draw was even only of sides whose strengths and chances were', () => {
    const strength = { home: { ...side, tactics: 1.04 }, away: side }
    expect(sentencesOf(resultOf(makeReport({ strength })))).toEqual(['Neither side found a way to win it.'])
    const better = makeReport({ expectedGoals: { home: 0.7, away: 0.1 } })
    expect(sentencesOf(resultOf(better))).toEqual(['You made the better chances: 0.7 xG to 0.1.'])
  })

  test.each([
    [{ home: 1, away: 1 }, 'Neither side found a way to win it.'],
    [{ home: 1, away: 0 }, 'One moment decided it.'],
  ])('says of unequal sides, for whose %o no reason is found, only what is true', (goals, text) => {
    const events = [{ ...shot('home', 'goal', 'cross'), attack: null }]
    const strength = { home: side, away: { ...side, total: 9 } }
    expect(sentencesOf(resultOf(makeReport({ goals, strength, events })))).toEqual([text])
  })

  test('gives no two reasons that contradict each other, for 1,500 matches of unequal sides', () => {
    const styles = ['attacking', 'balanced', 'defensive', 'counter'] as const
    const intensities = ['low', 'medium', 'high'] as const
    const seen = new Set<string>()
    for (let seed = 1; seed <= 1_500; seed += 1) {
      const random = makeRandom(seed)
      const sheet = (club: string) =>
        makeSheet(club, {
          quality: random.between(2.2, 3),
          tactics: {
            ...defaultTactics(),
            style: styles[random.below(4)]!,
            intensity: intensities[random.below(3)]!,
          },
        })
      const reasons = sentencesOf(
        resultOf(playMatch(makeSetup({ seed, home: sheet('Home'), away: sheet('Away') }))),
      )
      for (const [one, other] of CONTRADICTIONS) {
        const pair = [one, other].map((words) => reasons.some((text) => words.test(text)))
        expect(pair, `seed ${seed}: ${reasons.join(' ')}`).not.toEqual([true, true])
      }
      for (const text of reasons) seen.add(text)
    }
    expect(seen).toContain('The sides were evenly matched.')
  })

  test('explains a forfeit with a sentence of its own', () => {
    const report = playMatch(
      makeSetup({ home: { ...makeSheet('Home'), eleven: makeSheet('Home').eleven.slice(1) } }),
    )
    expect(sentencesOf(resultOf(report))).toEqual(['You could not field eleven eligible players.'])
  })

  test('returns one to three different sentences for any match', () => {
    for (let seed = 1; seed <= 200; seed += 1) {
      const reasons = sentencesOf(resultOf(playMatch(makeSetup({ seed }))))
      expect(reasons.length).toBeGreaterThanOrEqual(1)
      expect(reasons.length).toBeLessThanOrEqual(MAX_REASONS)
      expect(new Set(reasons).size).toBe(reasons.length)
    }
  })
})
