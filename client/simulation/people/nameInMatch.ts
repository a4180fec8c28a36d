/** Names of players as a match has them. */
import { surname, type PlayerId } from './player.ts'

interface Named {
  readonly id: PlayerId
  readonly name: string
}

/** Sheets of both sides. */
export interface NamedSheets {
  readonly home: { readonly eleven: readonly Named[]; readonly bench: readonly Named[] }
  readonly away: { readonly eleven: readonly Named[]; readonly bench: readonly Named[] }
}

/**
 * Surname of a player; with the initial before it if somebody else on either sheet has the same surname, and the
 * whole name if the initial is the same, too.
 */
export function nameInMatch({ home, away }: NamedSheets, { id, name }: Named): string {
  const last = surname(name)
  const isNamesake = (other: Named) =>
    other.id !== id && other.name.endsWith(last) && surname(other.name) === last
  const lists = [home.eleven, home.bench, away.eleven, away.bench]
  const namesakes = lists.flatMap((list) => list.filter(isNamesake))
  if (namesakes.length === 0 || name === last) return last
  const initial = initialOf(name)
  return namesakes.some((other) => initialOf(other.name) === initial) ? name : `${initial}. ${last}`
}

function initialOf(name: string): string {
  return [...name.trim()][0] ?? ''
}
