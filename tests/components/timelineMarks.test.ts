import { describe, expect, test } from 'vitest'
import { groupMarks, marksOf } from '../../client/screens/game/matchday/timelineMarks.ts'
import { OWN_CLUB } from '../../client/simulation/core/ids.ts'
import { FULL_TIME } from '../../client/simulation/core/fixture.ts'
import { nameOnSheets } from '../../client/simulation/club/nameOnSheets.ts'
import { matchStory } from '../../client/simulation/news/matchStory.ts'
import { playMatch } from '../../client/simulation/match/engine.ts'
import type { MatchReport } from '../../client/simulation/match/matchReport.ts'
import { namedEvents } from '../../client/simulation/match/namedEvents.ts'
import { makeReport, makeSetup } from '../scenes/makeReport.ts'

const marksOfMatch = (report: MatchReport) =>
  marksOf(matchStory(report, 'home'), namedEvents(report), nameOnSheets(report.setup))

const FORMS = [
  { form: 'for a pointer', width: 1000, target: 24, isShared: false, lastMinute: 90 },
  { form: 'for a thumb', width: 320, target: 44, isShared: true, lastMinute: 90 },
]
const MARKED = ['goal', 'card', 'injury', 'substitution', 'save', 'miss', 'block']

describe.each(FORMS)('marks of a timeline $form', (room) => {
  const matches = Array.from({ length: 20 }, (_, i) => makeReport(i + 1))
  const widthOf = (minutes: number) => (minutes / FULL_TIME) * room.width

  test('never overlap in their row', () => {
    for (const report of matches) {
      const groups = groupMarks(marksOfMatch(report), room)
      for (const row of room.isShared
        ? [groups]
        : ['home', 'away'].map((side) => groups.filter((group) => group.side === side)))
        for (const [i, { minute }] of row.entries()) {
          const before = row[i - 1]
          if (before) expect(widthOf(minute - before.minute)).toBeGreaterThanOrEqual(room.target)
        }
    }
  })

  test('have every goal, chance, card, injury and substitution once', () => {
    for (const report of matches) {
      const groups = groupMarks(marksOfMatch(report), room)
      const marked = groups.flatMap(({ marks }) => marks.map(({ index }) => index ?? -1))
      const wanted = report.events.flatMap(({ type }, i) => (MARKED.includes(type) ? [i] : []))
      expect(marked.toSorted((a, b) => a - b)).toEqual(wanted)
    }
  })

  test('stay in place as the match goes on', () => {
    for (const report of matches) {
      const story = marksOfMatch(report)
      const placesAfter = (count: number) =>
        groupMarks(story.slice(0, count), room).map(({ minute, marks }) => [minute, marks[0]?.index])
      const atTheEnd = placesAfter(story.length)
      for (let count = 0; count < story.length; count++)
        for (const place of placesAfter(count)) expect(atTheEnd).toContainEqual(place)
    }
  })
})

test('a group is shown by its goal', () => {
  const story = marksOfMatch(makeReport(3))
  const groups = groupMarks(story, { width: 44, target: 44, isShared: true, lastMinute: 90 })
  expect(groups.map(({ lead }) => lead.kind)).toEqual(['goal'])
})

test('words of a mark have minute, kind, player and outcome', () => {
  const report = makeReport(3)
  const words = marksOfMatch(report).map((mark) => mark.words)
  const saved = namedEvents(report).find(({ type }) => type === 'save')
  expect(words.filter((line) => line.startsWith(`${saved?.minute}'`)).join()).toContain(
    `${saved?.playerName}, saved`,
  )
})

test('an order that fires without being seen has marks that say so, and so has a change by hand', () => {
  const setup = makeSetup(2)
  const orders = [{ from: 60, when: 'any', tactics: { style: 'attacking' }, off: 'Midfielder' }] as const
  const home = { ...setup.home, club: OWN_CLUB, orders: [...orders] }
  const tactics = { ...setup.home.tactics, intensity: 'low' } as const
  const report = playMatch({ ...setup, home }, [
    { kind: 'tactics', isFinal: true, minute: 30, side: 'home', tactics },
  ])
  const words = marksOfMatch(report).map((mark) => mark.words)
  expect(words).toContain("30' Change of set-up: low tempo")
  expect(words).toContain("60' Change of set-up: attacking, by standing order")
  expect(words.filter((line) => /^60' Substitution: .* for .*, by standing order$/.test(line))).toHaveLength(
    1,
  )
})
