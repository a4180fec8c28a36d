import type { OldCareer } from './oldCareer.ts'

/** Suspensions last two matches at most; longer absences were injuries. */
const LONGEST_SUSPENSION = 2

interface OldPlayer {
  matchesOut: number
}

/** Adds the condition of the rivals' players, who had a number of matches to miss only. */
export function addConditions(career: OldCareer): OldCareer {
  const { competitors } = career as unknown as { competitors: { players: OldPlayer[] }[] }
  return {
    ...career,
    competitors: competitors.map((club) => ({ ...club, players: club.players.map(withCondition) })),
  }
}

function withCondition({ matchesOut, ...player }: OldPlayer): object {
  const isInjured = matchesOut > LONGEST_SUSPENSION
  return {
    ...player,
    morale: 3.5,
    stamina: 90,
    injured: isInjured,
    suspensions: isInjured ? 0 : matchesOut,
    form: 'Average',
  }
}
