import { RELEASED_KEPT, type Academy } from '../people/academy.ts'
import { array, record } from '../core/checks.ts'
import { day } from './figureChecks.ts'
import { footballer, rivalPlayer } from './playerChecks.ts'

/** More youngsters than any intake has. */
const MAX_YOUNGSTERS = 20

export const academy = record<Academy>({
  intake: array(footballer, MAX_YOUNGSTERS),
  deadline: day,
  released: array(rivalPlayer, RELEASED_KEPT),
})
