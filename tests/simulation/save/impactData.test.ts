import { describe, expect, it } from 'vitest'
import { impactText } from '../../../client/simulation/core/impact.ts'
import type { GameState } from '../../../client/simulation/gameState.ts'
import { readSave } from '../../../client/simulation/save/saveFile.ts'
import { makeGame } from '../makeGame.ts'

const EVENT = {
  id: 'fan-protest-31',
  kind: 'fan-protest',
  icon: 'protest',
  day: 31,
  title: 'Fan Protest',
  description: 'Supporters have gathered at the gates.',
}

/** The last event of a career of version 3 whose event had this impact. */
function lastEventAfter(impact: unknown): GameState['lastEvent'] | 'refused' {
  const career = { ...makeGame(), lastEvent: { ...EVENT, impact } }
  const reading = readSave(JSON.stringify({ version: 3, name: 'Mine', savedAt: 1, career }))
  return reading.ok ? reading.save.career.lastEvent : 'refused'
}

describe('the impact of an event in a save of version 3', () => {
  it.each([
    'Injured players +1',
    'Morale of Finn Duffy -0.2',
    'Fan mood -7%',
    'Fan mood +0%',
    'Fan mood -4%, reputation -0.05, morale of Guilherme de Miranda -0.5',
    'Team strength -3% for 7 days',
    'Budget +£1,146,667',
    'Players +1, quality 1.9, potential 4.1',
    'Fan mood +4%, morale of every player +0.2',
    'Quality of Abou Gningue +0.4',
    'Seats -2000 for 14 days, budget -£60,000',
  ])('becomes data that reads the same: "%s"', (text) => {
    const event = lastEventAfter(text)
    expect(event).toMatchObject(EVENT)
    expect(event !== 'refused' && event && impactText(event.impact)).toBe(text)
  })

  it.each(['', 'Nobody minds', 'Seats -2000', 'Players +1, quality unknown', 'Sunshine +3, rain -1'])(
    'is dropped where it has no known figure: "%s"',
    (text) => {
      expect(lastEventAfter(text)).toEqual({ ...EVENT, impact: [] })
    },
  )

  it('is refused where it is no text', () => {
    expect(lastEventAfter(7)).toBe('refused')
  })
})
