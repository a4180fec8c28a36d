import { isObject } from '../core/checks.ts'
import { outcomeOf } from '../club/leagueRecord.ts'
import { OWN_CLUB } from '../core/ids.ts'
import { emptyCompetition } from '../club/competitionSeason.ts'
import { secondDivisionSoFar } from '../season/secondDivisionSoFar.ts'
import { ownCrowdsSoFar, tableRecordsSoFar } from './booksSoFar.ts'
import { linesSoFar } from './linesSoFar.ts'
import { packHistory } from './packHistory.ts'
import { managerOfHistory } from '../manager/managerOfHistory.ts'

/** Version of release 1.0. Careers of earlier versions are recognised and refused. */
export const FIRST_VERSION = 14

type Migration = (career: Record<string, unknown>) => Record<string, unknown>

/**
 * Migrations of careers by version: the first entry takes version 14 to version 15, and so on. Each is a pure
 * function that is never changed again once its version has been released. Changing the shape of GameState requires
 * a line in the last migration or, after a release, the next one with the next `SAVE_VERSION`; a check in
 * `careerCheck.ts`; and a save fixture of the new version (tests/support/writeSaveFixture.ts) before its release.
 * A migration may return anything or throw for a damaged career, since its result is checked.
 */
export const MIGRATIONS: readonly Migration[] = [
  toVersion15,
  toVersion16,
  toVersion17,
  toVersion18,
  toVersion19,
  toVersion20,
  toVersion21,
  toVersion22,
  toVersion23,
  toVersion24,
]

/** Writes what careers of version 14 lack, and drops what only those of before 1.0 needed. */
function toVersion15(career: Record<string, unknown>): Record<string, unknown> {
  return {
    ...without(career, 'figuresFromWeek', 'meetingsFromSeason'),
    bestMatches: eachObject(career.bestMatches, (match) => without(match, 'report')),
  }
}

/** Writes what careers of version 15 lack. */
function toVersion16(career: Record<string, unknown>): Record<string, unknown> {
  return {
    difficulty: 'normal',
    difficultyRaises: [],
    isIron: false,
    ...career,
    board: isObject(career.board) ? { ...career.board, savings: null } : career.board,
    notifications: eachObject(career.notifications, dividendWithoutSavings),
    pastSeasons: eachObject(career.pastSeasons, reviewWithoutPrediction),
  }
}

/** Changes nothing: version 17 has kinds of news and of advice that version 16 refuses. */
function toVersion17(career: Record<string, unknown>): Record<string, unknown> {
  return { ...career }
}

/** Writes what careers of version 17 lack. */
function toVersion18(career: Record<string, unknown>): Record<string, unknown> {
  return {
    manager: managerOfHistory(career),
    goalOfMonth: null,
    ...career,
    lastMatch: withReport(career.lastMatch, withFinality),
    keptMatches: eachObject(career.keptMatches, withFinality),
  }
}

/** Writes what careers of version 18 lack. */
function toVersion19(career: Record<string, unknown>): Record<string, unknown> {
  const { seed, currentSeason, currentMatchWeek } = career
  return {
    secondDivision: secondDivisionSoFar({ seed, currentSeason, currentMatchWeek }),
    keptTies: [],
    cup: { ties: [], bans: {}, played: [] },
    ...career,
    pastSeasons: eachObject(career.pastSeasons, (past) => ({
      club: OWN_CLUB,
      cup: null,
      ...reviewWithoutSecondDivision(past),
    })),
    lastMatch: inLeague(
      withReport(career.lastMatch, (report) => ({ hasExtraTime: false, shootOut: null, ...report })),
    ),
    bestMatches: eachObject(career.bestMatches, (match) => ({ ...match, result: inLeague(match.result) })),
    goalOfMonth: inLeague(career.goalOfMonth),
    notifications: eachObject(career.notifications, goalOfLeague),
  }
}

/** Writes what careers of version 19 lack: until then the own club was always in the first division. */
function toVersion20({ cup, secondDivision, ...career }: Record<string, unknown>): Record<string, unknown> {
  return {
    division: 1,
    otherDivision: secondDivision,
    ...linesSoFar({ secondDivision, ...career }),
    leaders: [],
    ...career,
    competitions: isObject(cup) ? [{ id: 'cup', groups: [], ...cup }, emptyCompetition('europe')] : cup,
    loans: eachObject(career.loans, abroad),
    borrowed: eachObject(career.borrowed, abroad),
    lastEvent: protestWithOutcome(career.lastEvent),
    pastSeasons: eachObject(career.pastSeasons, (past) => ({
      division: 1,
      ...without(withOtherDivision(past), 'cup'),
      competitions: isObject(past.cup) ? [{ id: 'cup', ...past.cup }] : [],
    })),
    notifications: eachObject(career.notifications, newsOfCup),
  }
}

/** Writes what careers of version 20 lack: there were no challenges. */
function toVersion21(career: Record<string, unknown>): Record<string, unknown> {
  return { challenge: null, ...career }
}

/** Changes nothing: version 22 has challenges of leagues, whose ids version 21 refuses. */
function toVersion22(career: Record<string, unknown>): Record<string, unknown> {
  return { ...career }
}

/** Writes what careers of version 22 lack: crowds and wages of other clubs, and records of divisions. */
function toVersion23(career: Record<string, unknown>): Record<string, unknown> {
  return {
    crowds: ownCrowdsSoFar(career),
    divisionRecords: { 1: tableRecordsSoFar(career, 1), 2: tableRecordsSoFar(career, 2) },
    ...career,
    pastSeasons: eachObject(career.pastSeasons, withoutBooks),
  }
}

/** Packs what careers of version 23 keep as objects. */
function toVersion24(career: Record<string, unknown>): Record<string, unknown> {
  return { ...career, ...packHistory(career) }
}

/** Season whose final tables have neither crowds nor wages. */
function withoutBooks(season: Record<string, unknown>): Record<string, unknown> {
  const { review } = season
  if (!isObject(review)) return season
  const linesOf = (table: unknown) =>
    Array.isArray(table)
      ? table.map((line: unknown) => (Array.isArray(line) ? [...(line as unknown[]), null, null] : line))
      : table
  const { otherDivision } = review
  return {
    ...season,
    review: {
      ...review,
      table: linesOf(review.table),
      otherDivision: isObject(otherDivision)
        ? { ...otherDivision, table: linesOf(otherDivision.table) }
        : otherDivision,
    },
  }
}

/** A loan of when all were to clubs abroad, or from them. */
function abroad(loan: Record<string, unknown>): Record<string, unknown> {
  return { ...loan, clubId: null }
}

/** News of the only competition with draws that there was. */
function newsOfCup(notification: Record<string, unknown>): Record<string, unknown> {
  const { event } = notification
  if (!isObject(event) || typeof event.kind !== 'string' || !event.kind.startsWith('cup-'))
    return notification
  const isOver = event.kind === 'cup-played' && { isOver: event.prize === 0 }
  return { ...notification, event: { competition: 'cup', ...event, ...isOver } }
}

/** Protest of supporters that does not say whether penalties decided the last match. */
function protestWithOutcome(event: unknown): unknown {
  if (!isObject(event) || !isObject(event.facts) || !isObject(event.facts.lastMatch)) return event
  const { playerScore, opponentScore } = event.facts.lastMatch
  const outcome = outcomeOf(Number(playerScore), Number(opponentScore))
  return { ...event, facts: { ...event.facts, lastMatch: { ...event.facts.lastMatch, outcome } } }
}

/** Season whose review names the other division the second, and does not keep matches. */
function withOtherDivision(season: Record<string, unknown>): Record<string, unknown> {
  if (!isObject(season.review)) return season
  const { secondDivision: otherDivision, ...review } = season.review
  const { bestMatch } = review
  return { ...season, review: { ...review, bestMatch: inLeague(bestMatch), otherDivision, matches: '' } }
}

/** A match of the only competition that there was. */
function inLeague(match: unknown): unknown {
  return isObject(match) ? { competition: 'league', ...match } : match
}

/** News of a goal of the only competition that there was. */
function goalOfLeague(notification: Record<string, unknown>): Record<string, unknown> {
  const { event } = notification
  return isObject(event) && event.kind === 'goal-of-month'
    ? { ...notification, event: inLeague(event) }
    : notification
}

/** The last match with its report changed; anything else as it is. */
function withReport(match: unknown, change: Migration): unknown {
  return isObject(match) && isObject(match.report) ? { ...match, report: change(match.report) } : match
}

/** Match whose decisions standing orders did not leave alone. */
function withFinality(match: Record<string, unknown>): Record<string, unknown> {
  return {
    ...match,
    inputs: eachObject(match.inputs, (input) =>
      input.kind === 'tactics' || input.kind === 'substitution' ? { ...input, isFinal: false } : input,
    ),
  }
}

/** Season whose review does not know the place that the paper had predicted. */
function reviewWithoutPrediction(season: Record<string, unknown>): Record<string, unknown> {
  return isObject(season.review) ? { ...season, review: { ...season.review, expected: null } } : season
}

/** Season whose review knows one division. */
function reviewWithoutSecondDivision(season: Record<string, unknown>): Record<string, unknown> {
  return isObject(season.review) ? { ...season, review: { ...season.review, secondDivision: null } } : season
}

/** News of a dividend from before money could be put aside. */
function dividendWithoutSavings(notification: Record<string, unknown>): Record<string, unknown> {
  const { event } = notification
  return isObject(event) && event.kind === 'dividend-paid'
    ? { ...notification, event: { ...event, saved: null } }
    : notification
}

function without(value: Record<string, unknown>, ...fields: string[]): Record<string, unknown> {
  return Object.fromEntries(Object.entries(value).filter(([field]) => !fields.includes(field)))
}

/** A list with its objects changed. Anything else is returned as it is, for the check to refuse. */
function eachObject(list: unknown, change: Migration): unknown {
  return Array.isArray(list) ? list.map((item: unknown) => (isObject(item) ? change(item) : item)) : list
}
