import type { ClubIdentity } from '../club/club.ts'
import { record, text, tuple } from '../core/checks.ts'
import { clubId, colour, name, word32 } from './figureChecks.ts'

export const identityFields = {
  id: clubId,
  name,
  shortName: name,
  code: text(3),
  colours: tuple<[string, string]>(colour, colour),
  crestSeed: word32,
}

export const clubIdentity = record<ClubIdentity>(identityFields)
