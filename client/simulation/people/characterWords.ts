/** Kinds of character in words and figures. */
import type { Character, CharacterKind } from './character.ts'
import {
  AMBITIOUS_PLACE,
  AMBITIOUS_WAGE,
  BIG_MATCH_QUALITY,
  BIG_PLACES,
  BIG_WEEKS_FROM,
  CAPTAIN_FORM,
  LEADER_FORM,
  LOYAL_WAGE,
  MENTOR_FROM,
  MENTOR_GROWTH,
  MENTORED_BELOW,
  PRONE_INJURIES,
  PROFESSIONAL_GROWTH,
  TEMPERAMENTAL_CARDS,
} from './characterEffects.ts'
import { ordinal } from '../core/ordinal.ts'

export const CHARACTER_NAMES: Readonly<Record<CharacterKind, string>> = {
  professional: 'Professional',
  ambitious: 'Ambitious',
  loyal: 'Loyal',
  temperamental: 'Temperamental',
  leader: 'Leader',
  'big-match': 'Big-match player',
  'injury-prone': 'Injury-prone',
  mentor: 'Mentor',
}

const percent = (share: number) => `${Math.round(100 * share)}%`

const EFFECTS: Readonly<Record<CharacterKind, string>> = {
  professional: `First in, last out: improves ${percent(PROFESSIONAL_GROWTH)} faster than others.`,
  ambitious: `Wants to win things: asks for ${percent(AMBITIOUS_WAGE)} more in contract talks, unless the club finished ${ordinal(AMBITIOUS_PLACE)} or better last season.`,
  loyal: `Feels at home: asks for ${percent(LOYAL_WAGE)} less to stay at the club, and ${percent(LOYAL_WAGE)} more to leave it.`,
  temperamental: `Quick to boil over: suspended or sent off ${percent(TEMPERAMENTAL_CARDS)} more often than others.`,
  leader: `Picks everyone up: with this captain, form turns round more often after a defeat (+${percent(LEADER_FORM)} chance, with another +${percent(CAPTAIN_FORM)}).`,
  'big-match': `Made for the big stage: plays ${percent(BIG_MATCH_QUALITY)} better in derbies, against the top ${BIG_PLACES} and from week ${BIG_WEEKS_FROM} on.`,
  'injury-prone': `Knows the physio by heart: injured in matches ${percent(PRONE_INJURIES)} more often than others.`,
  mentor: `Has time for the young ones: once they are ${MENTOR_FROM}, team-mates under ${MENTORED_BELOW} in their position improve ${percent(MENTOR_GROWTH)} faster.`,
}

/** Effect of a kind of character in words and figures. */
export function characterInWords(kind: CharacterKind): string {
  return EFFECTS[kind]
}

/** Kinds of a character: 'Loyal, mentor'. */
export function namesOfCharacter(character: Character): string {
  const names = character.map((kind) => CHARACTER_NAMES[kind]).join(', ')
  return names.charAt(0) + names.slice(1).toLowerCase()
}
