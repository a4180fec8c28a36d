import { observer } from 'mobx-react-lite'
import { Button } from '../components/Button.tsx'
import { triesInWords } from '../simulation/reports/challengeTries.ts'
import { CloseButton } from '../components/Dialog.tsx'
import { Figure, FigureList } from '../components/FigureList.tsx'
import { scoreInWords, type ChallengeRun } from '../simulation/club/challenge.ts'
import { runInWords } from '../simulation/club/challengeWords.ts'
import type { DeepReadonly } from '../simulation/core/readonly.ts'
import { useChallengeTable } from '../stores/useChallengeTable.ts'
import { useGameStores } from '../stores/useGameStores.ts'
import { useLegacy } from '../stores/useLegacy.ts'
import { ChallengeEntry } from './challenge/ChallengeEntry.tsx'
import { ChallengeTable } from './challenge/ChallengeTable.tsx'
import { DialogPart, GameDialog } from './GameDialog.tsx'
import styles from './challenge/ChallengeTable.module.css'

type EndedChallenge = DeepReadonly<ChallengeRun> & { readonly score: number }

/** Result of a challenge that is over. */
export const ChallengeOver = observer(function ChallengeOver() {
  const { arrival, game, ui } = useGameStores()
  const run = game.career?.challenge
  if (!run || !isOver(run)) return null
  const { id, title } = run
  const tryAgain = () => {
    ui.closeAllModals()
    void arrival.askForChallenge(id)
  }
  return (
    <GameDialog
      title={`Challenge over: ${title}`}
      size="wide"
      gap="regular"
      footer={
        <>
          <Button onClick={tryAgain}>Try again</Button>
          <CloseButton variant="primary" data-initial-focus>
            {game.career?.ended ? 'Leave it there' : 'Stay at this club'}
          </CloseButton>
        </>
      }
    >
      <Result run={run} />
      <Standing run={run} />
    </GameDialog>
  )
})

function isOver(run: DeepReadonly<ChallengeRun>): run is EndedChallenge {
  return run.score !== null
}

const Result = observer(function Result({ run }: { run: EndedChallenge }) {
  const { tries } = useLegacy().legacy
  const { score, scoring, decisions } = run
  return (
    <div>
      <FigureList>
        <Figure name="Your score">{scoreInWords(score, scoring)}</Figure>
        <Figure name="Run">{runInWords(run)}</Figure>
        <Figure name="Decisions">{decisions}</Figure>
        <Figure name="On this device">{triesInWords(tries, run) ?? 'None to the end yet'}</Figure>
      </FigureList>
      <p>When scores are level, fewer decisions win it.</p>
    </div>
  )
})

/** The table of the challenge, and the way into it while it takes entries. */
const Standing = observer(function Standing({ run }: { run: EndedChallenge }) {
  const { id, scoring } = run
  const store = useChallengeTable(id, { isRanked: run.run !== null })
  return (
    <DialogPart heading="The table">
      <div className={styles.standing}>
        <ChallengeEntry store={store} run={run} />
        <ChallengeTable store={store} scoring={scoring} />
      </div>
    </DialogPart>
  )
})
