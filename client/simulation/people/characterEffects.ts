/** Figures of the effects of character, as shares; the same for all clubs (CHA-2 to CHA-9). */

/** Growth of professionals compared with that of others. */
export const PROFESSIONAL_GROWTH = 0.3

/** Wage that ambitious players ask for besides, from clubs that finished below this place. */
export const AMBITIOUS_WAGE = 0.1
export const AMBITIOUS_PLACE = 6

/** Wage that loyal players ask for less to stay, and for more to leave their club. */
export const LOYAL_WAGE = 0.1

/** Cards with a ban of temperamental players compared with those of others. */
export const TEMPERAMENTAL_CARDS = 0.5

/** Injuries in matches of those who are prone to them compared with those of others. */
export const PRONE_INJURIES = 0.5

/** Quality that players for big matches gain in them, and the weeks and the places that make a match big. */
export const BIG_MATCH_QUALITY = 0.05
export const BIG_WEEKS_FROM = 36
export const BIG_PLACES = 4

/** Growth by a mentor of the same line of players below an age; a mentor has to be as old as this. */
export const MENTOR_GROWTH = 0.2
export const MENTORED_BELOW = 23
export const MENTOR_FROM = 28

/** Share of changes of form after a defeat that a captain turns from falls into rises, and a leader as captain (CHA-6). */
export const CAPTAIN_FORM = 0.02
export const LEADER_FORM = 0.06
