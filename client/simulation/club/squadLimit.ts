/** Limit of the squad, the same for every way into it (TRA-28). */

/** Most players under contract. */
const SQUAD_LIMIT = 40

interface Squad {
  readonly players: readonly unknown[]
  readonly loans: readonly unknown[]
}

/** Players under contract, at home and on loan. */
export function underContract({ players, loans }: Squad): number {
  return players.length + loans.length
}

/** True while another player can join. */
export function hasRoom(squad: Squad): boolean {
  return underContract(squad) < SQUAD_LIMIT
}

/** Reason why nobody can join, and what to do about it; null while there is room. */
export function squadHurdle(squad: Squad, name: string): string | null {
  if (hasRoom(squad)) return null
  const count = underContract(squad)
  return `Cannot sign ${name}: the squad is full (${count}/${SQUAD_LIMIT}). Sell somebody first.`
}
