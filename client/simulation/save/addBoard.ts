import { isObject } from './checks.ts'
import type { OldCareer } from './oldCareer.ts'

/** Fields of version 4 that are read. */
interface VersionFour {
  transferBudget: number
  wageBudget: number
  pastSeasons: { position: number; review: unknown }[]
}

/** Adds the objectives of the running season with its least demanding one in force, and usual confidence. */
export function addBoard(career: OldCareer): OldCareer {
  const { transferBudget, wageBudget, pastSeasons } = career as unknown as VersionFour
  const expected = pastSeasons.at(-1)?.position ?? 10
  const objective = (position: number, share: number) => ({
    position,
    budgets: {
      transfer: transferBudget + Math.round((share * transferBudget) / 10_000) * 10_000,
      wage: wageBudget + Math.round((share * wageBudget) / 1_000) * 1_000,
    },
  })
  return {
    ...career,
    board: {
      level: 'safe',
      isChosen: false,
      objectives: {
        safe: objective(Math.max(5, Math.min(17, expected + 4)), 0),
        ambitious: objective(Math.max(2, Math.min(15, expected - 2)), 0.1),
        title: objective(1, 0.25),
      },
      confidence: 50,
      moves: [],
      owed: 0,
    },
    pastSeasons: pastSeasons.map((season) =>
      isObject(season.review) ? { ...season, review: { ...season.review, objective: null } } : season,
    ),
  }
}
