import { expect, it } from 'vitest'
import { photographs } from '../../../client/simulation/reports/photographs.ts'
import { bestMatches } from '../../../client/simulation/reports/bestMatches.ts'
import { longCareer } from '../../support/longCareer.ts'

// The best match of its season 2 was a cup tie, won 3–2 at the end of extra time.
const career = longCareer({ seed: 3, season: 3, week: 3 })

it('shows the goal that won the best match, and the celebrations', () => {
  const taken = photographs(career, 2)
  const { match, event, pictures } = taken ?? expect.fail('no photographs')
  const { events, setup } = match.report
  const own = match.ownSide ?? expect.fail('a match of others')
  const goalsUntil = (side: string, end: number) =>
    events.slice(0, end).filter(({ type, team }) => type === 'goal' && team === side).length
  const other = own === 'home' ? 'away' : 'home'
  expect(events[event]).toMatchObject({ type: 'goal', team: own })
  expect(goalsUntil(own, event)).toBe(goalsUntil(other, event))
  expect(bestMatches(career).find(({ season }) => season === 2)?.text).toContain(setup[other].name)
  const scorer = [...setup[own].eleven, ...setup[own].bench].find(({ id }) => id === events[event]?.player)
  expect(pictures).toEqual([
    {
      instant: 'goal',
      caption: `Minute ${events[event]?.minute}: ${scorer?.name} makes it 3–2 against ${setup[other].name}.`,
    },
    { instant: 'celebration', caption: 'The celebrations.' },
  ])
})

it('has none of a season whose best match is no longer kept', () => {
  expect(photographs({ ...career, bestMatches: [] }, 2)).toBeNull()
  expect(photographs({ ...career, keptMatches: [], keptTies: [] }, 2)).toBeNull()
})
