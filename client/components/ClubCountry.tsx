import { clubAbroadById } from '../simulation/club/clubsAbroad.ts'
import type { ClubId } from '../simulation/core/ids.ts'
import { Flag } from './Flag.tsx'

/** Flag of the country of a club abroad, with its name where there is room; nothing for clubs of the country. */
export function ClubCountry({ club, isShort = false }: { club: ClubId; isShort?: boolean }) {
  const country = clubAbroadById(club)?.country
  if (country === undefined) return null
  return isShort ? <Flag country={country} height={11} /> : <Flag country={country} withName />
}
