import type { Impact } from '../core/impact.ts'
import { isObject } from './checks.ts'
import type { OldCareer } from './oldCareer.ts'

/**
 * Converts the impact of the last event to data. Version 3 stored it as a line of text, such as
 * 'Fan mood -4%, morale of Carl Monk -0.5'. Parts without a known figure are dropped.
 */
export function parseImpactData(career: OldCareer): OldCareer {
  const { lastEvent } = career
  if (!isObject(lastEvent) || typeof lastEvent.impact !== 'string') return career
  return { ...career, lastEvent: { ...lastEvent, impact: parseImpacts(lastEvent.impact) } }
}

const MORALE_OF = 'morale of '
const QUALITY_OF = 'quality of '
const FOR_DAYS = ' for '

function parseImpacts(text: string): Impact[] {
  const parts = text.split(', ').map((part) => part.charAt(0).toLowerCase() + part.slice(1))
  const [arrival, quality = '', potential = ''] = parts
  if (arrival === 'players +1' && hasFigure(quality) && hasFigure(potential)) {
    return [{ kind: 'new-player', quality: parseFigure(quality), potential: parseFigure(potential) }]
  }
  return parts.flatMap((part) => parseImpact(part) ?? [])
}

function parseImpact(part: string): Impact | null {
  const [changed = '', duration = ''] = part.split(FOR_DAYS)
  const name = changed.slice(0, changed.lastIndexOf(' '))
  const change = parseFigure(changed)
  if (Number.isNaN(change)) return null
  const days = Number.parseInt(duration, 10)
  if (name === 'team strength' && days > 0) return { kind: 'strength', change, days }
  if (name === 'seats' && days > 0) return { kind: 'seats', change, days }
  if (name === 'fan mood') return { kind: 'fan-mood', change }
  if (name === 'reputation') return { kind: 'reputation', change }
  if (name === 'budget') return { kind: 'budget', change }
  if (name === 'injured players') return { kind: 'injured-players', change }
  if (name === 'morale of every player') return { kind: 'morale-of-everyone', change }
  if (name.startsWith(MORALE_OF)) return { kind: 'morale', player: name.slice(MORALE_OF.length), change }
  if (name.startsWith(QUALITY_OF)) return { kind: 'quality', player: name.slice(QUALITY_OF.length), change }
  return null
}

function hasFigure(words: string): boolean {
  return !Number.isNaN(parseFigure(words))
}

/** The last word as a number, without currency, separators and unit: -60000 for 'budget -£60,000'. */
function parseFigure(words: string): number {
  const word = words.slice(words.lastIndexOf(' ') + 1)
  return Number.parseFloat(word.replaceAll('£', '').replaceAll(',', ''))
}
