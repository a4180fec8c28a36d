/** Texts with the players whom their facts name (TAB-10). */
import type { Snapshot } from '../gameState.ts'
import type { PlayerId, TextPart } from '../people/player.ts'
import type { Story } from './paper/story.ts'
import { knownPlayers } from './people.ts'

/** Everyone who has a page by name; null for a name that several have. */
export function playersByName(state: Snapshot): Map<string, PlayerId | null> {
  const byName = new Map<string, PlayerId | null>()
  for (const { id, name } of knownPlayers(state).values()) byName.set(name, byName.has(name) ? null : id)
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
