import type { OldCareer } from './oldCareer.ts'

/** Adds the totals of finished seasons to the players. Older versions did not count them. */
export function addEarlierSeasons(career: OldCareer): OldCareer {
  const { players, market } = career as { players: object[]; market: object[] }
  const counted = (list: object[]) =>
    list.map((player) => ({ ...player, earlier: { seasons: 0, appearances: 0, goals: 0 } }))
  return { ...career, players: counted(players), market: counted(market) }
}
