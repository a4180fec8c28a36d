/** Matches that can be watched again, and their players. */
import { clubNamed, otherClubs } from '../club/club.ts'
import { WEEKS_PER_SEASON, LEAGUE_SIZE } from '../core/calendar.ts'
import { clubById } from '../club/clubById.ts'
import { numberOfId, OWN_CLUB, type ClubId } from '../core/ids.ts'
import type { GameState, Snapshot } from '../gameState.ts'
import type { DeepReadonly } from '../core/readonly.ts'
import type { KeptMatch, KeptPerson, KeptTie, MemorableMatch } from '../match/keptMatch.ts'

/** Most matches kept: the own ones of a season, the others of a round, and the best one of the season before. */
export const MAX_KEPT = WEEKS_PER_SEASON + LEAGUE_SIZE / 2

/** Keeps the matches of a round: the own one for the season, the others until the next round. */
export function keepRound(state: GameState, round: readonly KeptMatch[]): void {
  const { club } = state
  const isOwn = ({ home, away }: GameState['keptMatches'][number]) =>
    home.club === club.id || away.club === club.id
  state.keptMatches = [...state.keptMatches.filter(isOwn), ...round]
}

/** Most ties kept: a club's own ones of a season, in the cup and in Europe, and the others of a day with sixteen. */
export const MAX_KEPT_TIES = 34

/** Keeps the ties of a day: the own one for the season, the others until the next day with ties. */
export function keepTieRound(state: GameState, round: readonly KeptTie[]): void {
  const { club } = state
  const own = state.keptTies.filter(({ home, away }) => home.club === club.id || away.club === club.id)
  state.keptTies = [...own, ...round].slice(-MAX_KEPT_TIES)
}

/** Keeps what replays need of a player who leaves, if they are in a kept match, as they are now. */
export function keepPerson(state: GameState, { id, name, type, strengths, weaknesses }: KeptPerson): void {
  const number = numberOfId(id)
  const isKept = [...state.keptMatches, ...state.keptTies].some((kept) => hasPlayed(kept, number))
  if (!isKept) return
  const others = state.keptPeople.filter((person) => person.id !== id)
  state.keptPeople = [...others, { id, name, type, strengths, weaknesses }]
}

/** Keeps in the matches so far what a player has been in them, before their traits change. */
export function keepTraits(state: GameState, { id, name, type, strengths, weaknesses }: KeptPerson): void {
  const number = numberOfId(id)
  const withPerson = <Kept extends GameState['keptMatches'][number]>(kept: Kept): Kept =>
    hasPlayed(kept, number) && kept.people.every((person) => person.id !== id)
      ? { ...kept, people: [...kept.people, { id, name, type, strengths, weaknesses }] }
      : kept
  state.keptMatches = state.keptMatches.map(withPerson)
  state.keptTies = state.keptTies.map(withPerson)
}

function hasPlayed({ home, away }: GameState['keptMatches'][number], number: number): boolean {
  return home.players.includes(number) || away.players.includes(number)
}

/** True for the own match of a season that is remembered. */
export function isMatchOf(
  state: Snapshot,
  kept: DeepReadonly<KeptMatch | KeptTie>,
  { result }: DeepReadonly<Pick<MemorableMatch, 'result'>>,
): boolean {
  const [own, opponent] = result.isHome ? [kept.home, kept.away] : [kept.away, kept.home]
  if (own.club !== state.club.id) return false
  const day = 'tie' in kept ? kept.tie.day : null
  const isDay = result.competition === 'league' ? day === null : day === result.day
  if (!isDay || kept.season !== result.season || kept.week !== result.week) return false
  // Matches of the play-off are all of one day, but at different grounds or against different clubs.
  return isNamed(state, opponent.club, result.opponent)
}

/** True for the club that had this name in a match. The club of the career's begin may have another one since. */
function isNamed(state: Snapshot, club: ClubId, name: string): boolean {
  return clubById(state, club)?.name === name || (club === OWN_CLUB && !clubNamed(state, name))
}

/** Drops the matches of the ending season but for its best one, before players leave in summer. */
export function dropMatchesOfSeason(state: GameState): void {
  const best = state.bestMatches.at(-1)
  state.keptMatches = state.keptMatches.filter((kept) => best && isMatchOf(state, kept, best))
  state.keptTies = state.keptTies.filter((kept) => best && isMatchOf(state, kept, best))
  const before = [state.keptPeople, state.players, ...otherClubs(state).map(({ players }) => players)].flat()
  state.keptPeople = []
  for (const person of before) keepPerson(state, person)
}
