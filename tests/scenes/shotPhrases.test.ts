import { describe, expect, it } from 'vitest'
import { distanceToGoal, PATTERNS, type Pattern } from '../../client/simulation/match/attack.ts'
import type { MatchEvent } from '../../client/simulation/match/matchReport.ts'
import { commentary } from '../../scenes/matchday/script/commentary/commentary.ts'
import { makeReport } from './makeReport.ts'

/** Words that only a pattern allows; the list ends with those of nobody's. */
const WORDS: Record<Pattern, RegExp> = {
  // Whatever no other pattern says.
  'open-play': /^/,
  'through-ball': /through ball/i,
  cutback: /cut(s it)? back|cut it back|cutback/i,
  cross: /\bcross/i,
  solo: /run with the ball|takes on his man/i,
  counter: /break,|counter/i,
  press: /high up/i,
  'long-shot': /far out|distance|long range/i,
  corner: /corner/i,
  'free-kick': /free kick/i,
  'direct-free-kick': /free kick/i,
  penalty: /penalty/i,
  rebound: /rebound/i,
  error: /mistake/i,
}
const FREE_KICKS: readonly Pattern[] = ['free-kick', 'direct-free-kick']

const isShot = ({ attack }: MatchEvent) => attack !== null && attack.body !== null

function shotsOf(seed: number) {
  const report = makeReport(seed)
  const lines = commentary(report, 'home')
  return report.events.flatMap((event, i) => {
    const line = lines.find((candidate) => candidate.event === i)
    return isShot(event) && event.attack && line ? [{ event, attack: event.attack, text: line.text }] : []
  })
}

const shots = Array.from({ length: 300 }, (_, seed) => shotsOf(seed + 1)).flat()

describe('the commentary of a shot', () => {
  it('names the pattern of its attack and no other', () => {
    const seen = new Set<Pattern>()
    for (const { attack, text } of shots) {
      seen.add(attack.pattern)
      for (const pattern of PATTERNS) {
        if (pattern === 'open-play' || (FREE_KICKS.includes(pattern) && FREE_KICKS.includes(attack.pattern)))
          continue
        expect(WORDS[pattern].test(text), `${attack.pattern}: ${text}`).toBe(pattern === attack.pattern)
      }
    }
    expect([...seen].toSorted()).toEqual(PATTERNS.toSorted())
  })

  it('has the body part and the place of the report', () => {
    for (const { attack, text } of shots) {
      expect(/\bhead(er|s)?\b/.test(text), text).toBe(attack.body === 'head')
      const distance = distanceToGoal(attack)
      const metres = /from (\d+) metres/i.exec(text)
      if (metres) expect(Math.round(distance)).toBe(Number(metres[1]))
      const isInside = attack.x <= 16.5 && Math.abs(attack.y) <= 20.16
      if (text.includes('inside the box') || text.includes('close range')) expect(isInside, text).toBe(true)
      if (text.includes('outside the box')) expect(isInside, text).toBe(false)
      expect(/metres| metre out|inside the box|outside the box|close range|penalty/i.test(text), text).toBe(
        true,
      )
    }
  })

  it('has the outcome of the report, and the provider of a goal', () => {
    const outcomes = [
      [/saved?\b|saves|kept out|keeps it out|in the way|stopp|stops it|is equal to it/, 'save'],
      [/target|astray|woodwork/, 'miss'],
      [/block|charged down/, 'block'],
      [/finds the net|beat|goes in|in the net|it is in\.|net bulges|no chance\./, 'goal'],
    ] as const
    for (const { event, attack, text } of shots) {
      for (const [words, type] of outcomes) expect(words.test(text), text).toBe(event.type === type)
      expect(text.includes('woodwork'), text).toBe(attack.hitsPost)
      if (event.type === 'goal')
        expect(text).toMatch(/^(Goal|It’s|They|We|All square|The equaliser|Late|At the)/)
    }
  })

  it('does not end every line with the same sentence about his shot', () => {
    const isHisShot = ({ text }: { text: string }) =>
      / His (shot|strike|effort|drive|header|touch)/.test(text)
    expect(shots.filter(isHisShot).length / shots.length).toBeLessThan(0.4)
    const twice = shots.filter(({ text }) => /shoots\. |shot.* shot/.test(text))
    expect(twice.map(({ text }) => text)).toEqual([])
  })

  it('does not name the scorer of a goal again at its end', () => {
    for (const { event, text } of shots) {
      if (event.type !== 'goal') continue
      expect(text).not.toContain('Scorer:')
    }
  })

  it('is made of sentences, and seldom the same twice in a match', () => {
    for (const { text } of shots) {
      for (const sentence of text.split(/(?<=[.!?]) /)) expect(sentence, text).toMatch(/^\p{Lu}.*[.!?]$/u)
      expect(text).not.toMatch(/ {2}|[{}]|\.\.| ,/)
    }
    for (let seed = 1; seed <= 60; seed++) {
      const texts = shotsOf(seed).map(({ text }) => text)
      expect(new Set(texts).size).toBe(texts.length)
    }
  })
})
