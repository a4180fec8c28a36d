/** Honours and records of a career. */
import { pastCompetition, seasonsWon } from '../club/competitionSeason.ts'
import { clubById } from '../club/clubById.ts'
import { countryPlace, countryPlaceInWords, type PastSeason } from '../club/pastSeason.ts'
import { weekInWords } from '../core/calendar.ts'
import { capitalised } from '../core/english.ts'
import type { DeepReadonly } from '../core/readonly.ts'
import type { Snapshot } from '../gameState.ts'
import { stageName } from '../core/tieWords.ts'
import {
  RECORD_KINDS,
  isListed,
  RECORD_NAMES,
  recordText,
  type ClubRecord,
  type RecordKind,
} from '../club/clubRecord.ts'

/** Final positions that count as honours. */
const HONOURS = [
  { kind: 'champions', from: 1, to: 1 },
  { kind: 'runners-up', from: 2, to: 2 },
  { kind: 'top-four', from: 3, to: 4 },
  { kind: 'top-half', from: 5, to: 10 },
] as const

/** Competitions besides the league that are honours, the greatest first. */
const TROPHIES = ['europe', 'cup'] as const
type Trophy = (typeof TROPHIES)[number]

export interface Honour {
  kind: (typeof HONOURS)[number]['kind'] | Trophy | 'second-division'
  /** Seasons with this honour, oldest first. */
  seasons: number[]
}

export interface ReportedRecord extends Pick<ClubRecord, 'value'> {
  kind: RecordKind
  name: string
  text: string
  /** 'season 3, week 14', or 'season 3' for a record of a whole season. */
  setIn: string
}

/** Every kind of honour, including those not won yet; that of the second division for who has been in it. */
export function honours({ pastSeasons }: Snapshot): Honour[] {
  const inLeague = HONOURS.map(({ kind, from, to }) => ({
    kind,
    seasons: pastSeasons
      .filter(({ division, position }) => division === 1 && position >= from && position <= to)
      .map(({ season }) => season),
  }))
  const second = pastSeasons.filter(({ division, position }) => division === 2 && position === 1)
  const below: Honour = { kind: 'second-division', seasons: second.map(({ season }) => season) }
  const [champions, ...others] = inLeague
  return [
    ...(champions ? [champions] : []),
    ...TROPHIES.map((id) => ({ kind: id, seasons: seasonsWon(pastSeasons, id) })),
    ...others,
    ...(pastSeasons.some(({ division }) => division === 2) ? [below] : []),
  ]
}

/** Records set so far, in a fixed order. */
export function clubRecords({ records }: Snapshot): ReportedRecord[] {
  return RECORD_KINDS.flatMap((kind) => {
    const record = records[kind]
    if (!record || !isListed(kind, record)) return []
    const { value, day, details } = record
    const setIn = 'season' in details ? `season ${details.season}` : weekInWords(day)
    return [{ kind, name: RECORD_NAMES[kind], text: recordText(kind, record), value, setIn }]
  })
}

/** Past season in the history. */
export interface ReportedSeason extends DeepReadonly<PastSeason> {
  /** Name of the club that the manager was in charge of. */
  clubName: string
  /** The position in words. */
  place: string
  /** Last stage of the own run in each: 'Winners', 'Final', 'Quarter-final'; '–' for a season without one. */
  runs: Record<Trophy, { text: string; isWon: boolean }>
}

/** Seasons that are over, newest first. */
export function pastSeasons(state: Snapshot): ReportedSeason[] {
  return state.pastSeasons
    .map((season) => ({
      ...season,
      clubName: clubById(state, season.club)?.name ?? '',
      place: countryPlaceInWords(countryPlace(season)),
      runs: { cup: runOf(season, 'cup'), europe: runOf(season, 'europe') },
    }))
    .toReversed()
}

function runOf(season: DeepReadonly<PastSeason>, id: Trophy): ReportedSeason['runs'][Trophy] {
  const { round = null, isWon = false } = pastCompetition(season, id) ?? {}
  if (isWon) return { text: 'Winners', isWon }
  return { text: round === null ? '–' : capitalised(stageName(id, round)), isWon }
}
