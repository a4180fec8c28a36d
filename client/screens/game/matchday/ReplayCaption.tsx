import { observer } from 'mobx-react-lite'
import { Button } from '../../../components/Button.tsx'
import { replayWords } from '../../../../scenes/matchday/script/commentary/replayWords.ts'
import { useGameStores } from '../../../stores/useGameStores.ts'
import styles from './ReplayCaption.module.css'

/** False in browsers that cannot record what is drawn on a canvas. */
const canRecord =
  typeof MediaRecorder !== 'undefined' &&
  MediaRecorder.isTypeSupported('video/webm') &&
  'captureStream' in HTMLCanvasElement.prototype

/** Caption of the chance that is shown again, over the picture; nothing while the match goes on. */
export const ReplayCaption = observer(function ReplayCaption() {
  const { matchday, clips } = useGameStores()
  const { event } = matchday.again
  if (!event) return null
  return (
    <section className={styles.caption} aria-label="Replay">
      <p role="status">
        <strong>Replay, {event.minute}'</strong> {replayWords(event)}
      </p>
      <div className={styles.buttons}>
        {clips.isRecording ? (
          <p role="status">Recording…</p>
        ) : (
          <>
            <Button onClick={() => clips.takePicture()}>Save picture</Button>
            {canRecord && <Button onClick={() => clips.record()}>Save clip</Button>}
          </>
        )}
        <Button onClick={() => matchday.again.end()}>Skip replay</Button>
      </div>
    </section>
  )
})
