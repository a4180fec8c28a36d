import { observer } from 'mobx-react-lite'
import { Button } from '../../../components/Button.tsx'
import { replayWords } from '../../../../scenes/matchday/replayWords.ts'
import { useGameStores } from '../../../stores/useGameStores.ts'
import styles from './ReplayCaption.module.css'

/** Caption of the chance that is shown again, over the picture; nothing while the match goes on. */
export const ReplayCaption = observer(function ReplayCaption() {
  const { matchday } = useGameStores()
  const { replayedEvent } = matchday
  if (!replayedEvent) return null
  return (
    <section className={styles.caption} aria-label="Replay">
      <p role="status">
        <strong>Replay, {replayedEvent.minute}'</strong> {replayWords(replayedEvent)}
      </p>
      <Button
        onClick={() => {
          matchday.showAgain(null)
        }}
      >
        Skip replay
      </Button>
    </section>
  )
})
