import { PLANS_KEPT, type Competitor } from '../club/club.ts'
import { addResult, outcomeOf } from '../club/leagueRecord.ts'
import type { Random } from '../core/rng.ts'
import type { GameState } from '../gameState.ts'
import type { MatchReport, Side } from '../match/matchReport.ts'
import { updateRivalPlayers } from '../players/rivalWeek.ts'
import { settlePlayers } from './settlePlayers.ts'

interface RivalMatch {
  week: number
  report: MatchReport
  side: Side
}

/** Settles a league match of a rival of either division: table row, players, the week after it and the plan for scouts. */
export function settleRival(
  { seed, currentSeason: season }: Pick<GameState, 'seed' | 'currentSeason'>,
  club: Competitor,
  { week, report, side }: RivalMatch,
  random: Random,
): void {
  const { tactics, eleven } = report.setup[side]
  const plan = { season, week, isHome: side === 'home', tactics }
  club.recentPlans = [plan, ...club.recentPlans.slice(0, PLANS_KEPT - 1)]
  const scored = report.goals[side]
  const conceded = report.goals[side === 'home' ? 'away' : 'home']
  addResult(club.record, scored, conceded)
  settlePlayers(club.players, { report, side }, random)
  const afterwards = {
    minutes: report.minutes[side],
    starters: eleven.map(({ id }) => id),
    outcome: outcomeOf(scored, conceded),
    seed,
  }
  updateRivalPlayers(club.players, afterwards, random)
}
