/**
 * The running career in the storage of the tab, by account, so that a reload finds it. What is stored is the key
 * of its record in the database and, after it, either the whole record or a sign of it: a card with the club and the challenge. A page that is being closed stores the whole, because the database may come too late.
 * Used by pages that do not load the game, too.
 */
import { clubIdentity, type ClubIdentity } from '../../simulation/club/club.ts'
import { fieldsOf, parseJson } from '../../simulation/core/checks.ts'
import type { Snapshot } from '../../simulation/gameState.ts'
import type { Environment } from '../environment.ts'
import { keepValues } from '../keepValues.ts'
import type { SavesStore } from '../SavesStore.ts'
import type { SessionStore } from '../SessionStore.ts'
import { openRecord, sealRecord, type SaveCard } from './saveRecord.ts'

interface Place {
  environment: Pick<Environment, 'sessionStorage'>
  session: Pick<SessionStore, 'owner'>
  saves: Pick<SavesStore, 'forgetCopy'>
}

/** Career as the tab has stored it. `isSign`: the database has its record. */
interface SessionCareer {
  key: string | null
  record: string
  isSign: boolean
}

const GUEST_KEY = 'career/guest'
const RECORD_KEY = /^(recovery\/.+)\n/
/** Beginning of a sign; of an earlier release's with a checksum. */
const SIGN = /^\{"(?:career|checksum)":/

/** Stores a whole record, null for the key of one that the database does not have; false when the browser has no room. */
export function keepCareerRecord(place: Place, key: string | null, record: string): boolean {
  const kept = key === null ? record : `${key}\n${record}`
  return keepValues(place.environment.sessionStorage, { [keyOf(place)]: kept })
}

/** Stores the card of a record of the database; false when the browser has no room for it. */
export function keepCareerSign(
  place: Place,
  key: string,
  card: SaveCard,
  { club, challenge }: Pick<Snapshot, 'club' | 'challenge'>,
): boolean {
  const run = challenge && { id: challenge.id, score: challenge.score }
  return keepCareerRecord(place, key, sealRecord(card, JSON.stringify({ career: { club, challenge: run } })))
}

export function findSessionCareer({ environment, session }: Place): SessionCareer | null {
  const stored = environment.sessionStorage.getItem(keyOf({ session }))
  if (stored === null) return null
  const key = RECORD_KEY.exec(stored)?.[1] ?? null
  const record = key === null ? stored : stored.slice(key.length + 1)
  return { key, record, isSign: SIGN.test(openRecord(record)?.content ?? '') }
}

/** Card of the stored career; null when there is none. */
export function findCareerCard(place: Place): SaveCard | null {
  return openRecord(findSessionCareer(place)?.record ?? '')?.card ?? null
}

/** Club of the stored career; null when there is none that this version can read. */
export function findCareerClub(place: Place): ClubIdentity | null {
  const { club } = storedFields(place)
  return clubIdentity(club) ? club : null
}

/** Id of the challenge that the stored career is in; null for none, and for one that is over. */
export function findCareerChallenge(place: Place): string | null {
  const { id, score } = fieldsOf(storedFields(place).challenge)
  return typeof id === 'string' && score === null ? id : null
}

/** Fields of the stored career, unchecked. */
function storedFields(place: Place) {
  const opened = openRecord(findSessionCareer(place)?.record ?? '')
  return fieldsOf(fieldsOf(parseJson(opened?.content ?? '')).career)
}

/** Deletes the stored career, and its record. */
export function forgetCareer(place: Place): void {
  const key = findSessionCareer(place)?.key
  place.environment.sessionStorage.removeItem(keyOf(place))
  if (key) place.saves.forgetCopy(key)
}

/**
 * Moves a guest's career to the account; true when there was one. It replaces a career of the account in
 * this session, whose recovery copy stays.
 */
export function takeGuestCareer(place: Place): boolean {
  const { sessionStorage } = place.environment
  const stored = sessionStorage.getItem(GUEST_KEY)
  if (stored === null) return false
  sessionStorage.removeItem(GUEST_KEY)
  return keepValues(sessionStorage, { [keyOf(place)]: stored })
}

function keyOf({ session: { owner } }: Pick<Place, 'session'>): string {
  return owner === null ? GUEST_KEY : `career/${owner}`
}
