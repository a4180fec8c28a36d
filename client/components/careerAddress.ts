/** Choices of a new career in the address of the game, such as '/game?seed=42&difficulty=hard'. */
import { parseSeed } from '../simulation/core/careerSeed.ts'
import { DIFFICULTIES, type Difficulty } from '../simulation/club/difficulty.ts'

/** Choices of a new career besides its seed. */
export interface NewCareer {
  difficulty: Difficulty
  isIron: boolean
}

interface CareerChoices extends NewCareer {
  /** Null for any. */
  seed: number | null
}

export function careerAddress({ seed, difficulty, isIron }: CareerChoices): string {
  const query = new URLSearchParams({
    ...(seed !== null && { seed: String(seed) }),
    ...(difficulty !== 'normal' && { difficulty }),
    ...(isIron && { iron: 'yes' }),
  }).toString()
  return query === '' ? '/game' : `/game?${query}`
}

interface AskedCareer extends CareerChoices {
  /** True if the query has a choice. */
  isGiven: boolean
  isSeedBad: boolean
}

/** Choices of a query; an unknown difficulty is Normal. */
export function readCareerAddress(search: string): AskedCareer {
  const query = new URLSearchParams(search)
  const text = query.get('seed')
  const seed = text === null ? null : parseSeed(text)
  const asked = query.get('difficulty')
  const difficulty = DIFFICULTIES.find((one) => one === asked) ?? 'normal'
  return {
    seed,
    difficulty,
    isIron: query.get('iron') === 'yes',
    isGiven: [text, asked, query.get('iron')].some((value) => value !== null),
    isSeedBad: text !== null && seed === null,
  }
}
