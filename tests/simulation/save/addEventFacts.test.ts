import { expect, it } from 'vitest'
import { EVENT_KINDS, EVENT_TITLES, eventDescription } from '../../../client/simulation/core/eventStory.ts'
import type { GameState } from '../../../client/simulation/gameState.ts'
import { lastEventStory } from '../../../client/simulation/reports/lastEventStory.ts'
import { addEventFacts } from '../../../client/simulation/save/addEventFacts.ts'
import { randomEvent } from '../../../client/simulation/save/eventChecks.ts'
import { makeGame } from '../makeGame.ts'

const TERMS = { kind: 'recovery', day: 40 }

/** Event of version 4. */
const old = (kind: string, title: string) => ({
  id: `${kind}-31`,
  kind,
  title,
  description: 'Something was in the newspaper.',
  impact: [],
  icon: 'newspaper',
  day: 31,
  playerId: null,
  answers: [],
  answer: 0,
})

it.each(EVENT_KINDS)('an event %s of version 4 keeps its title and description', (kind) => {
  const { lastEvent, pledges } = addEventFacts({
    lastEvent: old(kind, EVENT_TITLES[kind]),
    pledges: [{ title: EVENT_TITLES[kind], playerId: 'p7', terms: TERMS }],
  })
  if (!randomEvent(lastEvent)) throw new Error('The event is invalid')
  expect(eventDescription(lastEvent)).toBe('Something was in the newspaper.')
  expect(lastEventStory(makeGame({ lastEvent }))).toMatchObject({ title: EVENT_TITLES[kind], day: 31 })
  expect(pledges).toEqual([{ event: kind, playerId: 'p7', terms: TERMS }])
})

it('a career without an event stays without one', () => {
  expect(addEventFacts({ lastEvent: null, pledges: [] })).toEqual({ lastEvent: null, pledges: [] })
})

it('a pledge with an unknown title is not assigned to an event', () => {
  const { pledges } = addEventFacts({
    lastEvent: null,
    pledges: [{ title: 'Snow', playerId: null, terms: TERMS }],
  })
  expect((pledges as GameState['pledges'])[0]?.event).toBeUndefined()
})
