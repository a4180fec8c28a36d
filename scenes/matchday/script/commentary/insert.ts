/** Phrases of the commentary with their values, and the players among these. */
import { nameInMatch, type NamedSheets } from '../../../../client/simulation/people/nameInMatch.ts'
import type { PlayerId, TextPart } from '../../../../client/simulation/people/player.ts'

/** Player as a phrase names them. */
interface NamedPlayer {
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

/** Player of these sheets as a phrase names them, or other words for somebody who is not among them. */
export function namedIn(sheets: NamedSheets, id: PlayerId | null, otherwise: string): PhraseValue {
  for (const { eleven, bench } of [sheets.home, sheets.away]) {
    const player = [...eleven, ...bench].find((candidate) => candidate.id === id)
    if (player) return { id: player.id, name: nameInMatch(sheets, player) }
  }
  return otherwise
}

/** Parts in a row. */
export function textOf(parts: readonly TextPart[]): string {
  return parts.map(({ text }) => text).join('')
}
