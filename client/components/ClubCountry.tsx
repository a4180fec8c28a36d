import { clubAbroadById } from '../simulation/club/clubsAbroad.ts'
import type { ClubId } from '../simulation/core/ids.ts'
import { lazyComponent } from './lazyComponent.tsx'
import { OptionalPart } from './OptionalPart.tsx'

// The flags of all countries are large, and the first screen of a career shows none.
const Flag = lazyComponent(async () => (await import('./Flag.tsx')).Flag)

/** Flag of the country of a club abroad, with its name where there is room; nothing for clubs of the country. */
export function ClubCountry({ club, isShort = false }: { club: ClubId; isShort?: boolean }) {
  const country = clubAbroadById(club)?.country
  if (country === undefined) return null
  return (
    <OptionalPart>
      {isShort ? <Flag country={country} height={11} /> : <Flag country={country} withName />}
    </OptionalPart>
  )
}
