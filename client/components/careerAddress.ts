/** Choices of a new career in the address of the game, such as '/game?seed=42&difficulty=hard'. */
import type { Division } from '../simulation/core/fixture.ts'
import { parseSeed } from '../simulation/core/careerSeed.ts'
import { DIFFICULTIES, type Difficulty } from '../simulation/club/difficulty.ts'

/** Choices of a new career besides its seed. */
export interface NewCareer {
  difficulty: Difficulty
  isIron: boolean
  division: Division
}

interface CareerChoices extends NewCareer {
  /** Null for any. */
  seed: number | null
}

export function careerAddress({ seed, difficulty, isIron, division }: CareerChoices): string {
  const query = new URLSearchParams({
    ...(seed !== null && { seed: String(seed) }),
    ...(difficulty !== 'normal' && { difficulty }),
    ...(isIron && { iron: 'yes' }),
    ...(division === 2 && { division: 'second' }),
  }).toString()
  return query === '' ? '/game' : `/game?${query}`
}

interface AskedCareer extends CareerChoices {
  /** True if the query has a choice. A challenge is none: it asks for those that are left. */
  isGiven: boolean
  isSeedBad: boolean
  /** Id of a challenge; null without one. */
  challenge: string | null
}

/** Choices of a query; an unknown difficulty is Normal. */
export function readCareerAddress(search: string): AskedCareer {
  const query = new URLSearchParams(search)
  const text = query.get('seed')
  const seed = text === null ? null : parseSeed(text)
  const asked = query.get('difficulty')
  const challenge = query.get('challenge')
  const difficulty = DIFFICULTIES.find((one) => one === asked) ?? 'normal'
  return {
    seed,
    difficulty,
    isIron: query.get('iron') === 'yes',
    division: query.get('division') === 'second' ? 2 : 1,
    isGiven:
      challenge === null &&
      [text, asked, query.get('iron'), query.get('division')].some((value) => value !== null),
    challenge,
    isSeedBad: text !== null && seed === null,
  }
}
