import type { DeepReadonly } from '../../../simulation/core/readonly.ts'
import type { ScoutedAges, ScoutingBrief, ScoutRegion } from '../../../simulation/people/scouting.ts'

export const REGION_LABELS: Readonly<Record<ScoutRegion, string>> = {
  league: 'Both divisions',
  north: 'Northern Europe',
  west: 'Western Europe',
  centre: 'Central Europe',
  south: 'Southern Europe',
  americas: 'South America',
}

export const AGE_LABELS: Readonly<Record<ScoutedAges, string>> = {
  any: 'Any age',
  young: 'Up to 21',
  prime: '22 to 28',
  experienced: '29 and older',
}

/** An assignment in words: 'Midfielders, up to 21, Northern Europe'. */
export function briefInWords({ region, position, ages }: DeepReadonly<ScoutingBrief>): string {
  const who = position === 'any' ? 'All positions' : `${position}s`
  const where = region === 'league' ? 'both divisions' : REGION_LABELS[region]
  return [who, AGE_LABELS[ages].toLowerCase(), where].join(', ')
}
