/** Clubs that players are sold to, and how they join them (TRA-21, TRA-25 to TRA-27). */
import { clubAbroad } from '../clubs/abroad.ts'
import { RIVAL_SQUAD, rankPlayers } from '../clubs/createCompetitors.ts'
import { findCompetitor, type Competitor } from '../club/club.ts'
import { maxInterest } from '../club/reputation.ts'
import type { ClubId } from '../core/ids.ts'
import { isLent } from '../people/loan.ts'
import type { Player, RivalPlayer } from '../people/player.ts'
import { toRivalPlayer } from '../people/playerShapes.ts'
import type { DeepReadonly } from '../core/readonly.ts'
import type { GameState, Snapshot } from '../gameState.ts'
import { keepPerson } from '../history/keptMatches.ts'
import { changeBansWithClub } from '../players/tieBans.ts'
import { lastStarter } from '../players/lastStarter.ts'

/** Club that a player is sold to: one of either division, or abroad with only its name. */
export interface Buyer {
  /** Null for a club abroad. */
  id: ClubId | null
  name: string
}

type Ranked = Readonly<Pick<Player, 'type' | 'quality'>>

/**
 * Stars by which a player would improve the club's first choice for the position; 0 or less if the club would not
 * play them.
 */
export function improvement(
  { players }: DeepReadonly<Pick<Competitor, 'players'>>,
  { type, quality }: Ranked,
): number {
  return quality - lastStarter(players, type, RIVAL_SQUAD[type].starters)
}

/** True for a player who would join a club of the second division: none of them is too good for it (TRA-9). */
export function wouldGoDown(
  { quality }: Ranked,
  club: DeepReadonly<Pick<Competitor, 'reputation'>>,
): boolean {
  return quality <= maxInterest(club)
}

/**
 * Club that signs a player at once: the strongest of the league that would play them and can pay, else one of the
 * second division, else one abroad.
 */
export function buyerOf(
  state: Pick<Snapshot, 'seed' | 'day' | 'competitors' | 'otherDivision'>,
  player: DeepReadonly<Pick<Player, 'id' | 'type' | 'quality'>>,
  price: number,
): Buyer {
  const second = () => state.otherDivision.clubs.filter((club) => wouldGoDown(player, club))
  return (
    strongestOf(state.competitors, player, price) ??
    strongestOf(second(), player, price) ?? { id: null, name: clubAbroad(state.seed, player, state.day).name }
  )
}

/** Strongest club that would play a player and can pay; null when there is none. */
function strongestOf(clubs: DeepReadonly<Competitor[]>, player: Ranked, price: number): Buyer | null {
  let found: Buyer | null = null
  let least = Infinity
  for (const club of clubs) {
    if (club.transferBudget < price) continue
    const gain = improvement(club, player)
    // The smallest improvement is the strongest club.
    if (gain <= 0 || gain >= least) continue
    least = gain
    found = { id: club.id, name: club.name }
  }
  return found
}

/** Moves a player of the own club to the buyer, who pays the fee. Who goes abroad leaves the country. */
export function joinBuyer(
  state: GameState,
  player: Player,
  { id, fee }: Pick<Buyer, 'id'> & { fee: number },
): void {
  changeBansWithClub(state, player)
  state.players = state.players.filter((other) => other !== player)
  const club = id === null ? undefined : findCompetitor(state, id)
  if (!club) {
    keepPerson(state, player)
    return
  }
  club.transferBudget -= fee
  const { goals, assists, appearances, cleanSheets, ratingTotal } = player
  addToSquad(state, club, {
    ...toRivalPlayer(player),
    ...{ goals, assists, appearances, cleanSheets, ratingTotal },
  })
}

/** Adds a player to a rival's squad. If the line is complete, its weakest other player goes abroad. */
function addToSquad(state: GameState, club: Competitor, joining: RivalPlayer): void {
  const line = club.players.filter(({ id, type }) => type === joining.type && !isLent(state, id))
  const { starters, reserves } = RIVAL_SQUAD[joining.type]
  const weakest = line.reduce<RivalPlayer | null>(
    (found, player) => (found && found.quality <= player.quality ? found : player),
    null,
  )
  const leaving = line.length >= starters + reserves ? weakest : null
  if (leaving) keepPerson(state, leaving)
  club.players = rankPlayers([...club.players.filter((player) => player !== leaving), joining])
}
