/** Story of a career: its manager, seasons, best signings and records. */
import { seasonsWon } from '../club/competitionSeason.ts'
import { clubById } from '../club/clubById.ts'
import { countryPlace } from '../club/pastSeason.ts'
import type { Snapshot } from '../gameState.ts'
import type { Signing } from '../people/ownManager.ts'
import { clubRecords } from './careerReport.ts'

export interface CareerStory {
  manager: string
  /** Seed of the face. */
  face: number
  /** 1–5. */
  reputation: number
  /** Clubs one after the other, with the first and last of their finished seasons. */
  clubs: readonly { readonly name: string; readonly from: number; readonly to: number }[]
  /** Final positions among all clubs of the country, from the first season on. */
  places: readonly number[]
  /** Seasons in which the cup was won, and that of Europe. */
  cups: readonly number[]
  europe: readonly number[]
  /** The best first. */
  signings: readonly Readonly<Omit<Signing, 'id'>>[]
  /** Club records that were set, but for the biggest defeat. */
  records: readonly { readonly name: string; readonly text: string }[]
}

/** Number of signings told of. */
const SIGNINGS_TOLD = 5

export function careerStory(state: Snapshot): CareerStory {
  const { name, face, reputation, signings } = state.manager
  return {
    manager: name,
    face,
    reputation,
    clubs: clubsManaged(state),
    places: state.pastSeasons.map(countryPlace),
    cups: seasonsWon(state.pastSeasons, 'cup'),
    europe: seasonsWon(state.pastSeasons, 'europe'),
    signings: signings.slice(0, SIGNINGS_TOLD).map(({ name: player, season, fee, matches, goals }) => ({
      name: player,
      season,
      fee,
      matches,
      goals,
    })),
    records: clubRecords(state)
      .filter(({ kind }) => kind !== 'biggestDefeat')
      .map(({ name: record, text }) => ({ name: record, text })),
  }
}

function clubsManaged(state: Snapshot): CareerStory['clubs'] {
  const clubs: { name: string; from: number; to: number }[] = []
  for (const [i, { season, club }] of state.pastSeasons.entries()) {
    const last = clubs.at(-1)
    if (last && state.pastSeasons[i - 1]?.club === club) last.to = season
    else clubs.push({ name: clubById(state, club)?.name ?? '', from: season, to: season })
  }
  return clubs
}
