/** Lending own players to clubs of the country, or abroad where none of them would play them (LOA-1 to LOA-3, LOA-13). */
import { numberOfId, OWN_CLUB, type ClubId } from '../core/ids.ts'
import { findCompetitor, otherClubs } from '../club/club.ts'
import { CLUBS_ABROAD } from '../club/clubsAbroad.ts'
import { linesOf } from '../club/formation.ts'
import { linesOf as linesOfSeason } from '../club/packedCareer.ts'
import { clubNumber } from '../clubs/clubNumbers.ts'
import { rankPlayers } from '../clubs/createCompetitors.ts'
import { announce } from '../news/announce.ts'
import type { GameEvent } from '../news/gameEvent.ts'
import {
  borrowedOf,
  LAST_LOAN_WEEK,
  MIN_SQUAD,
  MIN_STAYING,
  LOAN_ROLES,
  LOAN_TERMS,
  MAX_LOANS,
  ownWageShare,
  type LoanRole,
} from '../people/loan.ts'
import { PLAYER_NOT_FOUND, done, refuse, type Outcome } from '../news/outcome.ts'
import type { Player, PlayerId } from '../people/player.ts'
import type { DeepReadonly } from '../core/readonly.ts'
import { mixSeed } from '../core/rng.ts'
import type { GameState, Snapshot } from '../gameState.ts'
import { divisionOf } from '../league/table.ts'
import { keepPerson } from '../history/keptMatches.ts'
import { changeBansWithClub, leagueBan } from '../players/tieBans.ts'
import { lastStarter } from '../players/lastStarter.ts'
import { replaceAfter } from '../players/replacement.ts'
import { STREAMS } from '../core/streams.ts'
import { toRivalPlayer } from '../people/playerShapes.ts'
import { wouldGoDown } from '../transfers/buyers.ts'

/** A club that takes a player on loan. */
interface LoanClub {
  /** Null for a club abroad. */
  id: ClubId | null
  name: string
  /** Quality in stars: of a club of the country that of the last whom it starts in the position. */
  level: number
}

interface LoanOffer {
  role: LoanRole
  club: LoanClub
  /** Pounds per week that the own club still pays. */
  weekly: number
}

type Lendable = DeepReadonly<Pick<Player, 'id' | 'type' | 'quality' | 'wage'>>

/** Clubs that take a player this season, at most one for each role: of the country, or abroad if none there would. */
export function loanOffers(state: Snapshot, player: Lendable): LoanOffer[] {
  const { seed, currentSeason } = state
  const { id, wage } = player
  const home = clubsInNeed(state, player)
  return LOAN_ROLES.flatMap((role, i) => {
    const drawn = (...parts: number[]) =>
      mixSeed(seed, STREAMS.loanOffers, currentSeason, numberOfId(id) || 0, i, ...parts)
    const fitting = home.filter((club) => isInRange(role, club, player))
    const luckOf = ({ id: clubId }: LoanClub) => drawn(clubNumber(clubId ?? OWN_CLUB))
    const [club = abroad(role, player, drawn())] = fitting.toSorted((a, b) => luckOf(a) - luckOf(b))
    return club ? [{ role, club, weekly: ownWageShare(wage, role) }] : []
  })
}

/** Clubs of both divisions for which a player is not too good, and has not played this season; each takes one player. */
function clubsInNeed(state: Snapshot, player: Lendable): LoanClub[] {
  const taken = new Set(state.loans.map(({ clubId }) => clubId))
  const before = new Set(linesOfSeason(state.seasonLines[player.id] ?? '').map(({ club }) => club))
  return otherClubs(state).flatMap((club) => {
    const { id, name, players, tactics } = club
    if (taken.has(id) || before.has(clubNumber(id))) return []
    if (divisionOf(state, id) === 2 && !wouldGoDown(player, club)) return []
    return [{ id, name, level: lastStarter(players, player.type, linesOf(tactics.formation)[player.type]) }]
  })
}

function isInRange(role: LoanRole, { level }: Pick<LoanClub, 'level'>, { quality }: Lendable): boolean {
  const { from, to } = LOAN_TERMS[role].above
  return level > quality + from && level <= quality + to
}

function abroad(role: LoanRole, player: Lendable, drawn: number): LoanClub | undefined {
  const fitting = CLUBS_ABROAD.filter((club) => isInRange(role, club, player))
  const club = fitting[drawn % fitting.length]
  return club && { id: null, name: club.name, level: club.level }
}

/** Reason why nobody can be lent now, and what to do about it; null if somebody can. */
export function lendingStop(state: Pick<Snapshot, 'currentMatchWeek' | 'loans'>): string | null {
  if (state.currentMatchWeek >= LAST_LOAN_WEEK) {
    return `No club takes players on loan after match week ${LAST_LOAN_WEEK}. Try again in the summer.`
  }
  if (state.loans.length >= MAX_LOANS) {
    return `You already have ${MAX_LOANS} players out on loan, the most allowed. They come back at the end of the season.`
  }
  return null
}

/** Reason why a player cannot be lent now, and what to do about it; null if they can. */
export function loanHurdle(state: Snapshot, player: DeepReadonly<Player>): string | null {
  const { id, name, type } = player
  const loan = borrowedOf(state, id)
  if (loan) return `${name} is on loan from ${loan.club}, so you can’t lend them out.`
  const stop = lendingStop(state)
  if (stop !== null) return stop
  if (player.injured) return `${name} is injured. You can lend them out once they’re fit.`
  if (leagueBan(state, player) > 0) return `${name} has to serve a suspension first.`
  if (player.contract.until <= state.currentSeason) {
    return `${name}’s contract runs out this season. Renew it first.`
  }
  if (state.bids.some(({ playerId }) => playerId === id)) {
    return `There’s a bid in for ${name}. Answer it first: Transfers, Bids.`
  }
  const unrest = state.minds.find(({ playerId }) => playerId === id)
  if (unrest?.stage === 'leaving') return `${name} wants to leave for good, not on loan.`
  if (unrest && unrest.answerBy > 0) return `${name} is waiting for an answer from you. Give it first.`
  if (unrest?.promise) return `You’ve promised ${name} matches. Keep or break that promise first.`
  if (state.players.length <= MIN_SQUAD) {
    return `That would leave you with fewer than ${MIN_SQUAD} players. Sign somebody first.`
  }
  const line = state.players.filter((other) => other.type === type).length
  if (line <= MIN_STAYING[type]) {
    return `You have to keep ${MIN_STAYING[type]} in that position. Sign a ${type.toLowerCase()} first.`
  }
  if (loanOffers(state, player).length === 0) return `No club would give ${name} a game.`
  return null
}

/** Lends a player to the club that takes them in this role, until the season's end. */
export function lendPlayer(state: GameState, id: PlayerId, role: LoanRole): Outcome {
  const player = state.players.find((candidate) => candidate.id === id)
  if (!player) return refuse(PLAYER_NOT_FOUND)
  const hurdle = loanHurdle(state, player)
  if (hurdle !== null) return refuse(hurdle)
  const offer = loanOffers(state, player).find((candidate) => candidate.role === role)
  if (!offer) return refuse(`No club would take ${player.name} in that role. Choose another.`)
  replaceAfter(state, () => {
    state.players = state.players.filter((other) => other !== player)
  })
  player.inSquad = false
  changeBansWithClub(state, player)
  const { id: clubId, name: club } = offer.club
  const host = clubId === null ? undefined : findCompetitor(state, clubId)
  if (host) host.players = rankPlayers([...host.players, toRivalPlayer(player)])
  else keepPerson(state, player)
  const { quality: qualityBefore } = player
  state.loans.push({ player, club, role, qualityBefore, matches: 0, goals: 0, clubId })
  const event: GameEvent = {
    kind: 'player-lent',
    name: player.name,
    club: offer.club.name,
    weekly: offer.weekly,
  }
  announce(state, event)
  return done(event)
}
