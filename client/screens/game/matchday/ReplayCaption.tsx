import { observer } from 'mobx-react-lite'
import { Button } from '../../../components/Button.tsx'
import { replayWords } from '../../../../scenes/matchday/script/commentary/replayWords.ts'
import { useGameStores } from '../../../stores/useGameStores.ts'
import styles from './ReplayCaption.module.css'

/** Caption of the chance that is shown again, over the picture; nothing while the match goes on. */
export const ReplayCaption = observer(function ReplayCaption() {
  const { matchday } = useGameStores()
  const { event } = matchday.again
  if (!event) return null
  return (
    <section className={styles.caption} aria-label="Replay">
      <p role="status">
        <strong>Replay, {event.minute}'</strong> {replayWords(event)}
      </p>
      <Button onClick={() => matchday.again.end()}>Skip replay</Button>
    </section>
  )
})
