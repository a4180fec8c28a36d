import { describe, expect, test } from 'vitest'
import { isBlank, isPlainLine } from '../../server/schemas/visibleText.ts'

describe('text without visible characters is blank', () => {
  test.each([
    ['nothing', ''],
    ['blanks', ' \t\u00a0\u3000'],
    ['zero-width spaces', '\u200b\u200b'],
    ['bidirectional controls', '\u202e\u2066\u200f'],
    ['joiners', '\u200d\u200c'],
    ['soft hyphens', '\u00ad'],
    ['fillers of Hangul', '\u3164\u115f\uffa0'],
    ['the blank of Braille', '\u2800'],
    ['tags', '\u{e0041}\u{e0042}'],
    ['half a character', '\ud800'],
  ])('%s', (_name, text) => {
    expect(isBlank(text)).toBe(true)
  })

  test.each(['Anna', '.', '‏אבי', '⚽', '\u2800x'])('%s is not', (text) => {
    expect(isBlank(text)).toBe(false)
  })
})

describe('a name', () => {
  test.each([
    ['a zero-width space', 'An\u200bna'],
    ['a turned direction', 'An\u202ena'],
    ['an isolate', '\u2066Anna\u2069'],
    ['a byte-order mark', '\ufeffAnna'],
    ['a soft hyphen', 'An\u00adna'],
    ['a joiner of Latin letters', 'An\u200cna'],
    ['a filler of Hangul', 'Anna\u3164'],
    ['tags', 'Anna\u{e0041}'],
    ['a line break', 'An\u2028na'],
    ['NUL', 'An\0na'],
  ])('must not contain %s', (_name, text) => {
    expect(isPlainLine(text)).toBe(false)
  })

  test.each(['Žofie Ångström-O’Neill', 'می‌خواهم', 'क्‍ष', 'אבי', '👨‍👩‍👧 ❤️ 1️⃣', '🏴󠁧󠁢󠁥󠁮󠁧󠁿 Lions', '👩🏽‍🚀', '٣ محمد'])(
    'may be %s',
    (text) => {
      expect(isPlainLine(text)).toBe(true)
    },
  )
})
