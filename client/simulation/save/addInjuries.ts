import type { OldCareer } from './oldCareer.ts'

interface OldPlayers {
  players: object[]
  market: object[]
  competitors: { players: object[] }[]
}

/** Adds the place for an examination: whoever is injured is examined on the next morning. */
export function addInjuries(career: OldCareer): OldCareer {
  const { players, market, competitors } = career as unknown as OldPlayers
  const unexamined = (player: object) => ({ ...player, injury: null })
  return {
    ...career,
    players: players.map(unexamined),
    market: market.map(unexamined),
    competitors: competitors.map((club) => ({ ...club, players: club.players.map(unexamined) })),
  }
}
