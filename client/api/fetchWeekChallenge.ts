import type { WeekChallenge } from '../../server/schemas/challenges.ts'
import { ServerError } from './ServerError.ts'

const ADDRESS = '/api/challenges/week'

/** Loads the challenge of the week by a plain request, for pages without the tRPC client. Null when there is none. */
export async function fetchWeekChallenge(): Promise<WeekChallenge | null> {
  const answer = await fetch(ADDRESS)
  if (!answer.ok) throw new ServerError('', answer.status)
  const { week } = fieldsOf(await answer.json())
  if (week === null) return null
  if (!isWeekChallenge(week)) throw new ServerError('Invalid server response', null)
  return week
}

/** Checked despite the schema of the server: a proxy in between may respond with anything. */
function isWeekChallenge(value: unknown): value is WeekChallenge {
  const { id, title, brief, rows, ranked } = fieldsOf(value)
  return areTexts(id, title, brief) && typeof ranked === 'boolean' && Array.isArray(rows) && rows.every(isRow)
}

function isRow(value: unknown): boolean {
  const { place, nickname, result } = fieldsOf(value)
  return typeof place === 'number' && areTexts(nickname, result)
}

function areTexts(...values: unknown[]): boolean {
  return values.every((value) => typeof value === 'string')
}

function fieldsOf(value: unknown): Partial<Record<string, unknown>> {
  return typeof value === 'object' && value !== null ? value : {}
}
