/** Checks the style of all texts that players read: spelling, figures, and phrases that nobody says. */
import ts from 'typescript'
import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { ABBREVIATIONS } from '../../client/components/glossary.ts'
import { playerTexts, textsOf } from '../support/playerTexts.ts'

/** Words of the specification that are not spelt as in Britain, or not written as elsewhere. */
const SPECIFIED = [
  'Medical Center',
  'Media Center',
  'Maximized',
  'Result: 0-3 Loss.',
  'Setup Your Team',
  'Current setup',
  'Component setup incomplete',
]

const AMERICAN =
  /\b(colors?|honors?|favou?rites?(?<!favourites?)|defense|offense|center|centers|gray|program|labor|license[ds]?|practicing|traveling|canceled|rumors?|behavior|neighbors?|maximized?|organize[ds]?|recognize[ds]?|apologize|analyze[ds]?|catalog|checkered|jersey|soccer|roster|setup)\b/i

/** Each phrase with what a person would say instead. */
const NOBODY_SAYS: readonly [RegExp, string][] = [
  [/\bin the mean\b/i, 'on average'],
  [/\blaid on\b|\bprovided by\b/i, 'assisted'],
  [/\bnone of (yours\b|theirs\b|\{)/i, 'not one of your/their goals'],
  [/\bagainst anybody\b/i, 'No clear match-ups'],
  [/\b(start|begin|born) anew\b/i, 'again, over'],
  [/\bblocks nobody\b/i, 'For information only'],
  [/\byou were told of\b/i, 'Play a shared league'],
  [/\bboys of the academy\b/i, 'academy youngsters'],
  [/\bchances worth\b/i, 'xG'],
  [/\bNo change: \{/, 'Still 0–0'],
  [/\bpassed over\b/i, 'Using a random seed instead'],
  [/\bis remembered in this place\b/i, 'are listed'],
  [/\bof 10 cases\b|\b(in|of) \{[^}]*\} of 10\b/i, '60%'],
  [/\bcannot be (asked|had)\b|\bno longer to be had\b/i, 'can’t be reached, no longer available'],
  [/\bstands? here\b/i, 'what the list will show'],
  [/\bas things are\b/i, 'as things stand'],
  [/\bcall(s)? for nothing\b/i, 'ask for nothing special'],
]

/** Spellings of scores, signs and money: each with an example of what is meant. */
const FIGURES: readonly [RegExp, string][] = [
  [/(?<![\w-])\d{1,2}-\d{1,2}(?![\w-])(?!-\d)/, 'a score or range with an en dash: 1–2'],
  [/(?<=^|[\s(])-£?\d/, 'a minus sign: −2'],
  [/(?<=^|[\s(])\{[^}]*\}-\{[^}]*\}/, 'an en dash between figures: {home}–{away}'],
  [/£\d{4,}|(?<![\d.])\d{5,}(?! )/, 'commas between thousands: £10,000'],
  [/\d ?(?:GBP|EUR)\b|\d£/, 'the pound sign first: £100'],
]

/** Formations such as 4-4-2, seeds, and the largest number that one may be. */
const FIGURES_BY_NAME = /\b\d-\d-\d(-\d)?\b|4294967295|\bca-pub-\d+/g

const texts = playerTexts()

function faults(rules: readonly (readonly [RegExp, string])[], list = texts): string[] {
  return list.flatMap(({ place, text }) => {
    const words = SPECIFIED.reduce((left, specified) => left.replaceAll(specified, ''), text)
    const plain = words.replace(/\{[^{}]*\}/g, '{}').replace(FIGURES_BY_NAME, '')
    return rules.flatMap(([rule, wanted]) => (rule.test(plain) ? [`${place}: ${text} (${wanted})`] : []))
  })
}

describe('texts that players read', () => {
  it('are found on screens, in news, in commentary and on the server', () => {
    const places = new Set(texts.map(({ place }) => place.split('/').slice(0, 3).join('/')))
    for (const folder of ['client/screens/game', 'client/simulation/news', 'scenes/matchday/script']) {
      expect([...places].some((place) => place.startsWith(folder))).toBe(true)
    }
    expect(texts.length).toBeGreaterThan(3_000)
  })

  it('are spelt as in Britain, but for the words of the specification', () => {
    expect(faults([[AMERICAN, 'British spelling']])).toEqual([])
  })

  it('have no phrase that nobody says', () => {
    expect(faults(NOBODY_SAYS)).toEqual([])
  })

  it('write scores, signs, thousands and money in one way', () => {
    expect(faults(FIGURES)).toEqual([])
  })

  it('are read with their place, whole sentences of elements and templates', () => {
    const source = [
      "import { a } from './a b.ts'",
      'export const Note = ({ n }: { n: number }) => (',
      '  <p className="big red" aria-label="Two words">',
      "    Won {n} of <b>ten</b> {n === 1 ? 'match' : 'matches'} today.",
      '  </p>',
      ')',
      "export const said = (n: number) => (n === 0 ? `Lost ${n} times.` : 'kebab-case')",
    ].join('\n')
    expect(textsOf('x.tsx', source)).toEqual([
      { place: 'x.tsx:3', text: "Won {n} of <> {n === 1 ? 'match' : 'matches'} today." },
      { place: 'x.tsx:3', text: 'Two words' },
      { place: 'x.tsx:4', text: 'ten' },
      { place: 'x.tsx:4', text: 'match' },
      { place: 'x.tsx:4', text: 'matches' },
      { place: 'x.tsx:7', text: 'Lost {n} times.' },
    ])
  })

  it('that break the style are found', () => {
    const list = ['The color of 1-2', 'Scored or laid on', 'Mood -2%', 'Costs £10000'].map((text) => ({
      place: 'x:1',
      text,
    }))
    expect(faults([[AMERICAN, 'British']], list)).toHaveLength(1)
    expect(faults(NOBODY_SAYS, list)).toHaveLength(1)
    expect(faults(FIGURES, list)).toHaveLength(3)
  })
})

describe('headers of tables', () => {
  const root = join(import.meta.dirname, '../..')

  /** Short headers of columns with a full form beside them. */
  function abbreviations(): string[] {
    const files = readdirSync(join(root, 'client'), { recursive: true, encoding: 'utf8' })
    return files
      .filter((file) => file.endsWith('.tsx'))
      .flatMap((file) => {
        const source = readFileSync(join(root, 'client', file), 'utf8')
        const found: string[] = []
        const visit = (node: ts.Node): void => {
          if (
            ts.isPropertyAssignment(node) &&
            node.name.getText() === 'header' &&
            ts.isStringLiteral(node.initializer)
          ) {
            const { text } = node.initializer
            const isFull = ['Age', 'Fee', 'Day', 'For', 'End', 'To', 'Fit', 'Cup'].includes(text)
            if ((text.length <= 3 || text === 'Apps') && !isFull) found.push(text)
          }
          ts.forEachChild(node, visit)
        }
        visit(ts.createSourceFile(file, source, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX))
        return found
      })
  }

  it('have a glossary entry for every abbreviation, and none besides', () => {
    expect([...new Set(abbreviations())].toSorted()).toEqual(Object.keys(ABBREVIATIONS).toSorted())
  })
})
