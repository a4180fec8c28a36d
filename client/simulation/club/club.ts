/** Clubs: their identity, and the state of those that computers manage. */
import { record, text, tuple } from '../core/checks.ts'
import { clubId, colour, name, word32 } from '../core/figures.ts'
import { OWN_CLUB, type ClubId } from '../core/ids.ts'
import type { DeepReadonly } from '../core/readonly.ts'
import type { LeagueRecord } from './leagueRecord.ts'
import type { Manager } from '../people/manager.ts'
import type { PlayerId, RivalPlayer } from '../people/player.ts'
import type { Tactics } from './tactics.ts'

/** Identity of a club. Its crest is drawn from the colours and `crestSeed`. */
export interface ClubIdentity {
  id: ClubId
  /** Full name, such as 'Northgate Athletic'. */
  name: string
  /** Short name for narrow places, such as 'Northgate'. */
  shortName: string
  /** Three capital letters for the scoreboard. */
  code: string
  /** Home shirt and its trim, as '#rrggbb'. */
  colours: [string, string]
  crestSeed: number
}

export const identityFields = {
  id: clubId,
  name,
  shortName: name,
  code: text(3),
  colours: tuple<[string, string]>(colour, colour),
  crestSeed: word32,
}

export const clubIdentity = record<ClubIdentity>(identityFields)

/** Facility levels of a rival, 1–5. */
export interface RivalFacilities {
  /** Training ground. Raises the target quality of the club. */
  training: number
  /** Youth team. Raises the share of newcomers who are the club's own youngsters. */
  youth: number
}

export interface RivalMarketing {
  /** 1–5; raises the number of supporters that a campaign wins. */
  level: number
  /** True while a campaign runs this season. */
  active: boolean
  /** 0–5; intensity of this season's campaign. */
  effort: number
}

/** Tactics of a club in a match. */
export interface PlayedPlan {
  season: number
  week: number
  isHome: boolean
  tactics: Readonly<Tactics>
}

/** Number of plans kept for each club. */
export const PLANS_KEPT = 6

/** A computer-controlled club: one of the nineteen rivals or of the other division. */
export interface Competitor extends ClubIdentity {
  /** 1–5; depends on results. */
  reputation: number
  /** Players, best first. */
  players: RivalPlayer[]
  /** Supporters. Depend on reputation and campaigns, and determine attendance. */
  fanBase: number
  /** Pounds for the next summer. Limits how much the eleven can improve. */
  transferBudget: number
  /** Seats; upper bound of attendance. */
  stadiumCapacity: number
  facilities: RivalFacilities
  marketing: RivalMarketing
  manager: Manager
  /** The manager's usual plan. That of a single match may differ from it. */
  tactics: Tactics
  /** Tactics of the latest matches, newest first; as many as scouts look at. */
  recentPlans: readonly PlayedPlan[]
  /** Final position of the previous season; in the first season the expected position. */
  lastPosition: number
  /** Results of the running season. */
  record: LeagueRecord
}

/** Part of a career in which the clubs of both divisions are found. */
export interface Clubs<Rival> {
  readonly competitors: readonly Rival[]
  readonly otherDivision: { readonly clubs: readonly Rival[] }
}

/** Returns the rivals and the clubs of the other division. */
export function otherClubs<Rival>({ competitors, otherDivision }: Clubs<Rival>): Rival[] {
  return [...competitors, ...otherDivision.clubs]
}

/** Returns the rival or club of the other division with this id; undefined when there is none. */
export function findCompetitor<Rival extends { readonly id: ClubId }>(
  { competitors, otherDivision }: Clubs<Rival>,
  id: ClubId,
): Rival | undefined {
  const isIt = (candidate: Rival) => candidate.id === id
  return competitors.find(isIt) ?? otherDivision.clubs.find(isIt)
}

/** Returns the rival or club of the other division with a player on its books; undefined when there is none. */
export function competitorOfPlayer<Rival extends { readonly players: readonly { readonly id: PlayerId }[] }>(
  { competitors, otherDivision }: Clubs<Rival>,
  id: PlayerId,
): Rival | undefined {
  const isTheirs = ({ players }: Rival) => players.some((player) => player.id === id)
  return competitors.find(isTheirs) ?? otherDivision.clubs.find(isTheirs)
}

/** Returns the rival or club of the other division with this id. Throws when there is none, which no fixture can cause. */
export function competitorById<Rival extends { readonly id: ClubId }>(
  clubs: Clubs<Rival>,
  id: ClubId,
): Rival {
  const club = findCompetitor(clubs, id)
  if (!club) throw new Error(`No club has the id ${id}`)
  return club
}

/** Returns the identity of the club of the country that has this name now; undefined when there is none. */
export function clubNamed<Rival extends DeepReadonly<ClubIdentity>>(
  clubs: Clubs<Rival> & { readonly club: DeepReadonly<ClubIdentity> },
  name: string,
): DeepReadonly<ClubIdentity> | undefined {
  return [clubs.club, ...otherClubs(clubs)].find((club) => club.name === name)
}

/** Returns the club with which the career began, whoever manages it now. */
export function firstClub<Own extends { readonly id: ClubId }, Rival extends { readonly id: ClubId }>(
  clubs: Clubs<Rival> & { readonly club: Own },
): Own | Rival {
  return clubs.club.id === OWN_CLUB ? clubs.club : competitorById(clubs, OWN_CLUB)
}
