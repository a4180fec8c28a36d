/** Lines of players by season, competition and club, packed to a text a player. The running season has no start yet. */
import {
  earlierAt,
  entryLength,
  entryStarts,
  isKind,
  isLineOf,
  KIND,
  lineAt,
  moveAt,
  packLine,
  packMove,
  packSeason,
  seasonAfter,
  seasonAt,
  valueAt,
  withMatch,
  type OpenSeason,
} from './lineEntries.ts'
import type {
  EarlierTotals,
  LineAward,
  LineMatch,
  PlayerLine,
  PlayerMove,
  PlayerSeason,
} from './playerLine.ts'

/** The running season's lines with a match more. */
export function addMatch(packed: string, match: LineMatch): string {
  for (let at = 0; at < packed.length; at += entryLength(packed, at)) {
    if (!isLineOf(packed, at, match)) continue
    return `${packed.slice(0, at)}${withMatch(packed, at, match)}${packed.slice(at + entryLength(packed, at))}`
  }
  return packed + packLine({ ...match, awards: [] })
}

/** The running season's lines with a move more. */
export function addMove(packed: string, move: PlayerMove): string {
  return packed + packMove(move)
}

interface PackedCareer {
  earlier: EarlierTotals | null
  /** Oldest first. */
  seasons: readonly PlayerSeason[]
}

interface FinishedSeason extends Pick<PlayerSeason, 'season' | 'quality' | 'value'> {
  /** Entries of the running season. */
  running: string
  awardsOf: (line: PlayerLine) => readonly LineAward[]
}

/** A player's text with a finished season more. */
export function addSeason(
  packed: string,
  { season, quality, value, running, awardsOf }: FinishedSeason,
): string {
  const before = entryStarts(packed).reduce((last, at) => seasonAfter(packed, at, last), 0)
  const entries = entryStarts(running).map((at) => {
    const line = lineAt(running, at)
    return line
      ? packLine({ ...line, awards: awardsOf(line) })
      : running.slice(at, at + entryLength(running, at))
  })
  return packed + packSeason({ season, quality, value }, before) + entries.join('')
}

/** Reads a player's text; `running` are the entries of the running season, which is added if there are any. */
export function unpackCareer(
  packed: string,
  running: { season: number; lines: string } | null = null,
): PackedCareer {
  const text = running?.lines
    ? addSeason(packed, {
        season: running.season,
        quality: null,
        value: null,
        running: running.lines,
        awardsOf: () => [],
      })
    : packed
  let earlier: EarlierTotals | null = null
  const seasons: OpenSeason[] = []
  for (const at of entryStarts(text)) {
    const last = seasons.at(-1)
    const line = lineAt(text, at)
    if (line) last?.lines.push(line)
    else if (isKind(text, at, KIND.move)) last?.moves.push(moveAt(text, at))
    else if (isKind(text, at, KIND.earlier)) earlier = earlierAt(text, at)
    else if (!isKind(text, at, KIND.value)) seasons.push(seasonAt(text, at, last?.season ?? 0))
    else if (last) last.value = valueAt(text, at)
  }
  return { earlier, seasons }
}

/** All lines of a text. */
export function linesOf(packed: string): PlayerLine[] {
  return entryStarts(packed).flatMap((at) => lineAt(packed, at) ?? [])
}

/** True if a player's text has a line of the first division with one of its prizes for a single player. */
export function hasWonPrize(packed: string): boolean {
  return linesOf(packed).some(
    ({ competition, awards }) => competition === 'league' && awards.some((award) => PRIZES.has(award)),
  )
}

const PRIZES: ReadonlySet<LineAward> = new Set(['player', 'young-player', 'keeper', 'top-scorer'])
