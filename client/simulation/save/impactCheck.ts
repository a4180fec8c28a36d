import { CLUB_FIGURES, PLAYER_FIGURES, TEMPORARY_FIGURES, type Impact } from '../news/impact.ts'
import { union, number, oneOf, record, integer, type Check } from '../core/checks.ts'
import { name, stars } from './figureChecks.ts'

type ImpactOf<Kind extends Impact['kind']> = Extract<Impact, { kind: Kind }>

const change = number(-1e10, 1e10)
const days = integer(1, 365)

const clubImpact = record<ImpactOf<(typeof CLUB_FIGURES)[number]>>({ kind: oneOf(CLUB_FIGURES), change })
const playerImpact = record<ImpactOf<(typeof PLAYER_FIGURES)[number]>>({
  kind: oneOf(PLAYER_FIGURES),
  player: name,
  change,
})
const temporaryImpact = record<ImpactOf<(typeof TEMPORARY_FIGURES)[number]>>({
  kind: oneOf(TEMPORARY_FIGURES),
  change,
  days,
})
const newPlayer = record<ImpactOf<'new-player'>>({
  kind: oneOf(['new-player']),
  quality: stars,
  potential: stars,
})

/** Impact of a random event. */
export const impact: Check<Impact> = union(union(clubImpact, playerImpact), union(temporaryImpact, newPlayer))
