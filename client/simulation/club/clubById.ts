import type { ClubId } from '../core/ids.ts'
import type { DeepReadonly } from '../core/readonly.ts'
import { findCompetitor, type ClubIdentity, type Clubs } from './club.ts'
import { clubAbroadById } from './clubsAbroad.ts'

/** Returns the identity of any club: the own one, one of either division, or one abroad. Undefined when there is none. */
export function clubById<Rival extends DeepReadonly<ClubIdentity>>(
  clubs: Clubs<Rival> & { readonly club: DeepReadonly<ClubIdentity> },
  id: ClubId,
): DeepReadonly<ClubIdentity> | undefined {
  return id === clubs.club.id ? clubs.club : (findCompetitor(clubs, id) ?? clubAbroadById(id))
}
