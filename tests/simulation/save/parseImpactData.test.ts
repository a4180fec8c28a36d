import { describe, expect, it } from 'vitest'
import { impactText, type Impact } from '../../../client/simulation/core/impact.ts'
import { impact as isImpact } from '../../../client/simulation/save/impactCheck.ts'
import { parseImpactData } from '../../../client/simulation/save/parseImpactData.ts'

const EVENT = {
  id: 'fan-protest-31',
  kind: 'fan-protest',
  icon: 'protest',
  day: 31,
  title: 'Fan Protest',
  description: 'Supporters have gathered at the gates.',
}

/** Impact in version 4 of an event with this impact in version 3. */
function impactAfter(impact: unknown): unknown {
  const career = parseImpactData({ day: 40, lastEvent: { ...EVENT, impact } })
  expect(career).toMatchObject({ day: 40, lastEvent: EVENT })
  return (career.lastEvent as { impact: unknown }).impact
}

/** A text without the minus signs and the unbroken figures of today. */
function plain(text: string): string {
  return text.replaceAll('−', '-').replaceAll('\u00a0', ' ').replaceAll('\u2060', '')
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
    'Fan mood +4%, morale of every player +0.2',
    'Quality of Abou Gningue +0.4',
    'Seats -2000 for 14 days, budget -£60,000',
  ])('becomes data that reads the same: "%s"', (text) => {
    const impact = impactAfter(text) as Impact[]
    expect(impact.every((change) => isImpact(change))).toBe(true)
    expect(plain(impactText(impact))).toBe(text.replace('+0%', '0%').replace('-2000', '-2,000'))
  })

  it('keeps the potential of a new player, which no text shows any more', () => {
    const impact = impactAfter('Players +1, quality 1.9, potential 4.1') as Impact[]
    expect(impact).toEqual([{ kind: 'new-player', quality: 1.9, potential: 4.1 }])
    expect(plain(impactText(impact))).toBe('Players +1, quality 1.9')
  })

  it.each(['', 'Nobody minds', 'Seats -2000', 'Players +1, quality unknown', 'Sunshine +3, rain -1'])(
    'is dropped without a known figure: "%s"',
    (text) => {
      expect(impactAfter(text)).toEqual([])
    },
  )

  it('is kept when missing or not a text', () => {
    expect(parseImpactData({ lastEvent: null })).toEqual({ lastEvent: null })
    expect(impactAfter(7)).toBe(7)
  })
})
