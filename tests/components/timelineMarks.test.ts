import { describe, expect, test } from 'vitest'
import { groupMarks, markWords } from '../../client/screens/game/matchday/timelineMarks.ts'
import { FULL_TIME } from '../../client/simulation/core/matchMinutes.ts'
import { namedEvents } from '../../client/simulation/match/namedEvents.ts'
import { makeReport } from '../scenes/makeReport.ts'

const FORMS = [
  { form: 'for a pointer', width: 1000, target: 24, isShared: false },
  { form: 'for a thumb', width: 320, target: 44, isShared: true },
]
const MARKED = ['goal', 'card', 'injury', 'substitution', 'save', 'miss', 'block']

describe.each(FORMS)('marks of a timeline $form', (room) => {
  const matches = Array.from({ length: 20 }, (_, i) => namedEvents(makeReport(i + 1)))
  const widthOf = (minutes: number) => (minutes / FULL_TIME) * room.width

  test('never overlap in their row', () => {
    for (const story of matches) {
      const groups = groupMarks(story, room)
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
    for (const story of matches) {
      const marked = groupMarks(story, room).flatMap(({ marks }) => marks.map(({ index }) => index))
      const wanted = story.flatMap(({ type }, i) => (MARKED.includes(type) ? [i] : []))
      expect(marked.toSorted((a, b) => a - b)).toEqual(wanted)
    }
  })

  test('stay in place as the match goes on', () => {
    for (const story of matches) {
      const placesAfter = (count: number) =>
        groupMarks(story.slice(0, count), room).map(({ minute, marks }) => [minute, marks[0]?.index])
      const atTheEnd = placesAfter(story.length)
      for (let count = 0; count < story.length; count++)
        for (const place of placesAfter(count)) expect(atTheEnd).toContainEqual(place)
    }
  })
})

test('a group is shown by its goal', () => {
  const story = namedEvents(makeReport(3))
  const groups = groupMarks(story, { width: 44, target: 44, isShared: true })
  expect(groups.map(({ lead }) => lead.kind)).toEqual(['goal'])
})

test('words of a mark have minute, kind, player and outcome', () => {
  const story = namedEvents(makeReport(3))
  const words = groupMarks(story, { width: 44, target: 44, isShared: true }).flatMap(({ marks }) =>
    marks.map(markWords),
  )
  const saved = story.find(({ type }) => type === 'save')
  expect(words.filter((line) => line.startsWith(`${saved?.minute}'`)).join()).toContain(
    `${saved?.playerName}, saved`,
  )
})
