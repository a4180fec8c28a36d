import { existsSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { RULE_INDEX } from './ruleIndex.ts'

const read = (file: string) => {
  const url = new URL(file, import.meta.url)
  return existsSync(url) ? readFileSync(url, 'utf8') : ''
}

describe('the index of rules', () => {
  it.each(RULE_INDEX)('section $section: $rule', ({ file, test }) => {
    expect(read(file)).toContain(`'${test}'`)
  })

  it('names each rule once, and every section of rules', () => {
    const names = RULE_INDEX.map(({ section, rule }) => `${section} ${rule}`)
    expect(new Set(names).size).toBe(names.length)
    expect(new Set(RULE_INDEX.map(({ section }) => section))).toEqual(new Set(['3', '4', '5', '6', '8', '9']))
  })
})
