/** The rules of client/simulation/RULES.md, and the tests that name them. */
import { readFileSync } from 'node:fs'

const url = new URL('../../client/simulation/RULES.md', import.meta.url)
const ID = /[A-Z]{3}-\d+/

/** The ids of a rule book, in its order: those of the first column of its tables. */
export function readRuleIds(book = readFileSync(url, 'utf8')): string[] {
  return [...book.matchAll(new RegExp(`^\\| (${ID.source}) +\\|`, 'gm'))].map(([, id = '']) => id)
}

/** The ids in the title of a test, such as '[MAT-1] [MAT-2] has ten chances'. */
export function rulesNamed(title: string): string[] {
  return [...title.matchAll(new RegExp(`\\[(${ID.source})\\]`, 'g'))].map(([, id = '']) => id)
}

/** Rules that no passed test names, and names that are no rule, as a sentence each. */
export function ruleFaults(ids: readonly string[], passedTitles: readonly string[]): string[] {
  const named = new Set(passedTitles.flatMap(rulesNamed))
  return [
    ...ids.filter((id) => !named.has(id)).map((id) => `No passed test names the rule ${id}.`),
    ...[...named].filter((id) => !ids.includes(id)).map((id) => `A test names ${id}, which is no rule.`),
  ]
}
