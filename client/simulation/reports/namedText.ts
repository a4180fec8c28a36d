/** Texts with the players whom their facts name (TAB-10). */
import { otherClubs } from '../club/club.ts'
import type { Snapshot } from '../gameState.ts'
import type { PlayerId, TextPart } from '../people/player.ts'
import type { Story } from './paper/story.ts'

/** Everyone who has a page by name; null for a name that several have. */
export function playersByName(state: Snapshot): Map<string, PlayerId | null> {
  const byName = new Map<string, PlayerId | null>()
  const add = (id: PlayerId, name: string) => {
    const known = byName.get(name)
    byName.set(name, known === undefined || known === id ? id : null)
  }
  for (const [id, [name]] of Object.entries(state.remembered)) add(id, name)
  for (const { players } of otherClubs(state)) for (const { id, name } of players) add(id, name)
  for (const { id, name } of state.players) add(id, name)
  for (const { player } of state.loans) add(player.id, player.name)
  return byName
}

/** Parts of a text at the names of players in its facts, in the order of the text. */
export function namedParts(
  text: string,
  facts: unknown,
  players: ReadonlyMap<string, PlayerId | null>,
): TextPart[] {
  const names = [...new Set(namesIn(facts))]
    .filter((name) => players.get(name))
    // Of two names that begin alike the longer one is meant.
    .sort((a, b) => b.length - a.length)
  if (names.length === 0) return [{ text, id: null }]
  const whole = new RegExp(`(?<![\\p{L}-])(${names.map(escaped).join('|')})(?![\\p{L}-])`, 'u')
  return text
    .split(whole)
    .map((part, i) => ({ text: part, id: i % 2 === 0 ? null : (players.get(part) ?? null) }))
    .filter((part) => part.text !== '')
}

/** Parts of the text of a story of the paper. */
export function storyParts(
  text: string,
  story: Story,
  players: ReadonlyMap<string, PlayerId | null>,
): TextPart[] {
  // A story about managers names nobody else.
  return namedParts(text, story.kind === 'manager' ? null : story, players)
}

function escaped(name: string): string {
  return name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
}

/** Facts that name somebody else. */
const OTHERS: readonly string[] = ['spotter', 'club', 'former']

/** All texts among facts. */
function namesIn(facts: unknown): string[] {
  if (typeof facts === 'string') return [facts]
  if (typeof facts !== 'object' || facts === null) return []
  return Object.entries(facts).flatMap(([key, value]) => (OTHERS.includes(key) ? [] : namesIn(value)))
}
