import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import { readRuleIds, ruleFaults, rulesNamed } from '../support/ruleBook.ts'

const root = fileURLToPath(new URL('../../', import.meta.url))

describe('the rule book', () => {
  it('numbers the rules of each domain from 1 without gaps', () => {
    const ids = readRuleIds()
    const domains = [...new Set(ids.map((id) => id.slice(0, 3)))]
    const numbered = domains.flatMap((domain) =>
      ids.filter((id) => id.startsWith(domain)).map((_, i) => `${domain}-${i + 1}`),
    )
    expect(ids).toEqual(numbered)
    expect(ids.length).toBeGreaterThan(0)
  })

  it('has every rule that code and documents cite', () => {
    const ids = new Set(readRuleIds())
    const domains = [...new Set([...ids].map((id) => id.slice(0, 3)))].join('|')
    const cited = ['client', 'scenes', 'server', 'tests'].flatMap((folder) =>
      readdirSync(root + folder, { recursive: true, encoding: 'utf8' })
        .filter((file) => /\.(tsx?|md)$/.test(file) && !file.endsWith('ruleBook.test.ts'))
        .flatMap((file) => {
          const text = readFileSync(`${root}${folder}/${file}`, 'utf8')
          return text.match(new RegExp(`\\b(?:${domains})-\\d+\\b`, 'g')) ?? []
        }),
    )
    expect([...new Set(cited)].filter((id) => !ids.has(id))).toEqual([])
  })
})

describe('the check of a run', () => {
  const book = '| rule  |     |\n| ----- | --- |\n| MAT-1 | Ten. |\n| MAT-2 | Five. |\n'

  it('requires a passed test for each rule, and a rule for each id', () => {
    const ids = readRuleIds(book)
    expect(ids).toEqual(['MAT-1', 'MAT-2'])
    expect(ruleFaults(ids, ['a match > [MAT-1] [MAT-2] has ten chances'])).toEqual([])
    expect(ruleFaults(ids, ['a match > [MAT-1] [MAT-3] has ten chances'])).toEqual([
      'No passed test names the rule MAT-2.',
      'A test names MAT-3, which is no rule.',
    ])
  })

  it('parses ids in brackets only', () => {
    expect(rulesNamed('a match > [MAT-1] has ten chances, MAT-2 and [mat-3]')).toEqual(['MAT-1'])
  })
})
