/** Phrases of the commentary with their values, and the players among these. */
import type { PlayerId, TextPart } from '../../../../client/simulation/people/player.ts'

/** Player as a phrase names them. */
export interface NamedPlayer {
  name: string
  id: PlayerId
}

export type PhraseValue = string | number | NamedPlayer

/** Puts values in the place of the `{names}` of a phrase. Each player is a part of their own. */
export function insert(phrase: string, values: Readonly<Record<string, PhraseValue>>): TextPart[] {
  const parts: TextPart[] = []
  const add = (text: string, id: PlayerId | null) => {
    const last = parts.at(-1)
    if (last && id === null && last.id === null) last.text += text
    else if (text !== '') parts.push({ text, id })
  }
  phrase.split(/\{(\w+)\}/).forEach((piece, i) => {
    const value = i % 2 === 0 ? piece : (values[piece] ?? '')
    if (typeof value === 'object') add(value.name, value.id)
    else add(String(value), null)
  })
  return parts
}

/** Parts in a row. */
export function textOf(parts: readonly TextPart[]): string {
  return parts.map(({ text }) => text).join('')
}
