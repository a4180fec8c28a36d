import type { DeepReadonly } from '../core/readonly.ts'
import type { CompetitionId, Tie } from '../core/tie.ts'
import type { Competition, Round } from './competition.ts'
import { CUP } from './cup.ts'
import { EUROPE } from './europe.ts'
import { PLAY_OFF } from './playOff.ts'

/** Every competition of a season besides the league. Days, saves and screens follow from the descriptions. */
export const COMPETITIONS: readonly Competition[] = [CUP, EUROPE]

/** Description of a competition. Throws for one that has none, such as the league. */
export function descriptionOf(id: CompetitionId): Competition {
  const competition = [...COMPETITIONS, PLAY_OFF].find((one) => one.id === id)
  if (!competition) throw new RangeError(`No competition has the id ${id}`)
  return competition
}

/** Round of a tie. */
export function roundOf({ competition, round }: Pick<DeepReadonly<Tie>, 'competition' | 'round'>): Round {
  const found = descriptionOf(competition).rounds[round - 1]
  if (!found) throw new RangeError(`${competition} has no round ${round}`)
  return found
}
