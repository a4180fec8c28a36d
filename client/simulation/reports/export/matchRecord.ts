/** A match as a record: its events, shots and statistics. */
import { distanceToGoal } from '../../match/attack.ts'
import type { MatchEvent, MatchReport } from '../../match/matchReport.ts'
import { matchStats, type SideStats } from '../../match/matchStats.ts'
import type { MatchRecord, ShotRecord, StatsRecord } from './careerRecord.ts'

const OUTCOMES = { goal: 'goal', save: 'saved', block: 'blocked', miss: 'off' } as const

export function matchRecord(season: number, week: number, report: MatchReport): MatchRecord {
  const { setup, goals, events } = report
  return {
    kind: 'match',
    season,
    week,
    home: setup.home.club,
    away: setup.away.club,
    homeGoals: goals.home,
    awayGoals: goals.away,
    events: events.map(({ minute, type, team, player, position, assist, ban }) => ({
      minute,
      type,
      team: team && setup[team].club,
      player,
      position,
      // In a substitution the engine stores the player who left here.
      assist: type === 'goal' ? assist : null,
      ban,
    })),
    ...recordAttacks(report),
  }
}

function recordAttacks(report: MatchReport): Pick<MatchRecord, 'shots' | 'stats'> {
  const { home, away } = matchStats(report)
  return {
    shots: report.events.flatMap((event) => shotOf(event, report) ?? []),
    stats: { home: statsOf(home), away: statsOf(away) },
  }
}

function shotOf({ minute, type, team, player, quality, attack }: MatchEvent, { setup }: MatchReport) {
  if (type !== 'goal' && type !== 'save' && type !== 'block' && type !== 'miss') return null
  if (!team || player === null || !attack?.body) return null
  const { pattern, body, x, y, hitsPost } = attack
  const shot: ShotRecord = {
    minute,
    team: setup[team].club,
    player,
    pattern,
    body,
    x,
    y,
    distance: toHundredth(distanceToGoal(attack)),
    xg: quality,
    outcome: hitsPost ? 'post' : OUTCOMES[type],
  }
  return shot
}

function statsOf({
  shots,
  onTarget,
  corners,
  fouls,
  offsides,
  yellow,
  red,
  possession,
}: SideStats): StatsRecord {
  return {
    shots,
    onTarget,
    corners: corners ?? 0,
    fouls: fouls ?? 0,
    offsides: offsides ?? 0,
    yellow,
    red,
    possession: possession ?? 50,
  }
}

function toHundredth(metres: number): number {
  return Math.round(metres * 100) / 100
}
