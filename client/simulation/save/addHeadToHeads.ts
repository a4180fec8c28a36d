import type { OldCareer } from './oldCareer.ts'

interface OldFixture {
  week: number
  home: string
  away: string
  score: { home: number; away: number } | null
}

interface OldMeeting {
  season: number
  week: number
  isHome: boolean
  goalsFor: number
  goalsAgainst: number
}

/** Fields of version 4 that the meetings are derived from. */
interface VersionFour {
  club: { id: string }
  competitors: { id: string }[]
  currentSeason: number
  fixtures: OldFixture[]
}

/** Adds the meetings with each rival, counted from the running season on. */
export function addHeadToHeads(career: OldCareer): OldCareer {
  const { competitors, currentSeason } = career as unknown as VersionFour
  return {
    ...career,
    headToHeads: competitors.map(({ id }) => headToHead(id, meetingsOf(career, id))),
    meetingsFromSeason: currentSeason,
  }
}

/** Meetings of the running season, oldest first. */
function meetingsOf(career: OldCareer, rival: string): OldMeeting[] {
  const { club, currentSeason: season, fixtures } = career as unknown as VersionFour
  return fixtures.flatMap(({ week, home, away, score }) => {
    const isHome = home === club.id
    if (!score || !(isHome ? away === rival : home === rival && away === club.id)) return []
    const [goalsFor, goalsAgainst] = isHome ? [score.home, score.away] : [score.away, score.home]
    return [{ season, week, isHome, goalsFor, goalsAgainst }]
  })
}

function headToHead(club: string, meetings: readonly OldMeeting[]) {
  const sum = (value: (meeting: OldMeeting) => number) =>
    meetings.reduce((total, meeting) => total + value(meeting), 0)
  const margin = ({ goalsFor, goalsAgainst }: OldMeeting) => goalsFor - goalsAgainst
  const widest = (sign: 1 | -1) =>
    meetings
      .filter((meeting) => sign * margin(meeting) > 0)
      .toSorted((a, b) => sign * (margin(b) - margin(a)))[0] ?? null
  return {
    club,
    wins: meetings.filter((meeting) => margin(meeting) > 0).length,
    draws: meetings.filter((meeting) => margin(meeting) === 0).length,
    losses: meetings.filter((meeting) => margin(meeting) < 0).length,
    goalsFor: sum(({ goalsFor }) => goalsFor),
    goalsAgainst: sum(({ goalsAgainst }) => goalsAgainst),
    winless: meetings.length - 1 - meetings.findLastIndex((meeting) => margin(meeting) > 0),
    latest: meetings.toReversed(),
    biggestWin: widest(1),
    biggestDefeat: widest(-1),
    rivalry: 0,
    reasons: [],
  }
}
