/** Players whom other clubs lend: of the market from abroad, and reserves of clubs of the country (LOA-8, LOA-15). */
import { clubAbroad } from '../clubs/abroad.ts'
import { RIVAL_SQUAD } from '../clubs/createCompetitors.ts'
import { otherClubs, type Competitor } from '../club/club.ts'
import type { DeepReadonly } from '../core/readonly.ts'
import type { Snapshot } from '../gameState.ts'
import { isLent, OLDEST_BORROWED, type Borrowed } from '../people/loan.ts'
import {
  emptyFigures,
  isFit,
  noEarlierSeasons,
  type MarketPlayer,
  type PlayerId,
  type RivalPlayer,
} from '../people/player.ts'
import { toFootballer } from '../people/playerShapes.ts'
import { POSITIONS } from '../people/position.ts'
import { knownToUs } from '../people/scouting.ts'
import { playerValue } from '../players/playerValue.ts'
import { FEE_SHARE, termsOf } from '../transfers/market.ts'
import { toThousand } from '../transfers/quickSale.ts'

type Listed = DeepReadonly<MarketPlayer>

/** True for a player whose club lends them. */
export function isForLoan({ age }: Pick<Listed, 'age'>): boolean {
  return age <= OLDEST_BORROWED
}

/** A player who can be borrowed, with the terms that the market would have for them, and their club. */
export interface ForLoan extends Pick<Borrowed, 'club' | 'clubId'> {
  player: Listed
}

/** Player before the market's terms for them are worked out. */
type Unpriced = Pick<Listed, 'id' | 'type' | 'quality'>

/** Players whose clubs lend them: those of the market, and fit reserves of other clubs of the country. */
export function playersForLoan(
  state: Snapshot,
  isWanted: (player: Unpriced) => boolean = () => true,
): ForLoan[] {
  const lenders = new Set(state.borrowed.map(({ clubId }) => clubId))
  const isListed = (player: Unpriced & Pick<Listed, 'age'>) => isForLoan(player) && isWanted(player)
  return [
    ...state.market.filter(isListed).map((player) => ofMarket(state, player)),
    ...otherClubs(state)
      .filter(({ id }) => !lenders.has(id))
      .flatMap((club) =>
        reservesOf(club)
          .filter((player) => isListed(player) && isFit(player) && !isLent(state, player.id))
          .map((player) => ofClub(state, club, player)),
      ),
  ]
}

/** Players of a club beyond those whom it needs of each position. */
function reservesOf({ players }: DeepReadonly<Competitor>): DeepReadonly<RivalPlayer>[] {
  return POSITIONS.flatMap((type) =>
    players.filter((player) => player.type === type).slice(RIVAL_SQUAD[type].starters),
  )
}

/** Player with this id whose club lends them; undefined for anybody else. */
export function playerForLoan(state: Snapshot, id: PlayerId): ForLoan | undefined {
  return playersForLoan(state, (player) => player.id === id).at(0)
}

function ofMarket(state: Snapshot, player: Listed): ForLoan {
  return { player, club: clubAbroad(state.seed, player).name, clubId: null }
}

function ofClub(state: Snapshot, club: DeepReadonly<Competitor>, player: DeepReadonly<RivalPlayer>): ForLoan {
  const terms = termsOf(state, player)
  const value = playerValue({ ...player, wage: terms.wage })
  const listed = toFootballer(copyOf(player), {
    wage: terms.wage,
    inSquad: false,
    known: knownToUs(state, player.id),
    isHomegrown: false,
    earlier: noEarlierSeasons(),
  })
  return {
    player: {
      ...listed,
      ...emptyFigures(),
      interested: terms.interested,
      transferFee: toThousand(FEE_SHARE.high * value),
    },
    club: club.name,
    clubId: club.id,
  }
}

function copyOf(player: DeepReadonly<RivalPlayer>): RivalPlayer {
  const { strengths, weaknesses } = player
  return { ...player, strengths: strengths.slice(), weaknesses: weaknesses.slice(), injury: null }
}
