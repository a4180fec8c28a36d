/** Results of a club in the running season: one row of the table. */

/** Won, drawn or lost. */
export type MatchOutcome = 'W' | 'D' | 'L'

/** Points for a win and a draw. Form covers the last five matches (MAT-5). */
export const POINTS = { W: 3, D: 1, L: 0 } as const
export const FORM_LENGTH = 5

export interface LeagueRecord {
  played: number
  wins: number
  draws: number
  losses: number
  goalsFor: number
  goalsAgainst: number
  points: number
  /** The last five outcomes, oldest first. */
  form: MatchOutcome[]
}

/** Record before the first match of a season. */
export function emptyRecord(): LeagueRecord {
  return { played: 0, wins: 0, draws: 0, losses: 0, goalsFor: 0, goalsAgainst: 0, points: 0, form: [] }
}

/** Outcome for the side that scored `goalsFor`. */
export function outcomeOf(goalsFor: number, goalsAgainst: number): MatchOutcome {
  return goalsFor > goalsAgainst ? 'W' : goalsFor < goalsAgainst ? 'L' : 'D'
}

/** Adds one result to a record, in place. */
export function addResult(record: LeagueRecord, goalsFor: number, goalsAgainst: number): void {
  const outcome = outcomeOf(goalsFor, goalsAgainst)
  record.played += 1
  if (outcome === 'W') record.wins += 1
  else if (outcome === 'D') record.draws += 1
  else record.losses += 1
  record.goalsFor += goalsFor
  record.goalsAgainst += goalsAgainst
  record.points += POINTS[outcome]
  record.form.push(outcome)
  if (record.form.length > FORM_LENGTH) record.form.shift()
}
