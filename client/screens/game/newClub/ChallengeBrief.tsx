import { Figure, FigureList } from '../../../components/FigureList.tsx'
import type { Challenge } from '../../../simulation/club/challenge.ts'
import { AIM_WORDS, challengeLength, rulesInWords } from '../../../simulation/club/challengeWords.ts'
import { DIFFICULTY_NAMES } from '../../../simulation/club/difficulty.ts'
import { DIVISION_NAMES } from '../../../simulation/club/otherDivision.ts'
import { capitalised } from '../../../simulation/core/english.ts'

/** The challenge that a career is started for, and all of it that cannot be chosen. */
export function ChallengeBrief({ challenge }: { challenge: Challenge }) {
  return (
    <section aria-label="The challenge">
      <FigureList>
        <Figure name="What counts">{AIM_WORDS[challenge.scoring]}</Figure>
        <Figure name="Rules">{rulesInWords(challenge)}</Figure>
        <Figure name="Length">{capitalised(challengeLength(challenge))}</Figure>
        <Figure name="Division">{DIVISION_NAMES[challenge.division]}</Figure>
        <Figure name="Difficulty">{DIFFICULTY_NAMES[challenge.difficulty]}</Figure>
      </FigureList>
    </section>
  )
}
