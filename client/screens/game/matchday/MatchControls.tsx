import { observer } from 'mobx-react-lite'
import { Button } from '../../../components/Button.tsx'
import { Icon } from '../../../components/Icon.tsx'
import { SegmentedControl, type Segment } from '../../../components/SegmentedControl.tsx'
import type { Pace } from '../../../stores/settings.ts'
import { useGameStores } from '../../../stores/useGameStores.ts'
import { clockInWords } from './clockInWords.ts'
import styles from './MatchControls.module.css'

const PACES: readonly Segment<Pace>[] = [
  { value: 'full', label: 'Full' },
  { value: 'fast', label: 'Fast' },
  { value: 'highlights', label: 'Highlights' },
]

/** Controls of the match: pause and skip, or the way to the result when it is over. A replay can be left at any time. */
export const MatchControls = observer(function MatchControls() {
  const stores = useGameStores()
  const { matchday, ui } = stores
  const { isPaused, isOver, isReplay } = matchday
  if (isOver) {
    return (
      <div className={styles.controls}>
        <p className={styles.over} role="status">
          {clockInWords(matchday)}
        </p>
        <Button variant="primary" autoFocus onClick={() => stores.time.finishMatch()}>
          {isReplay ? stores.replay.wayBack : 'Continue'}
        </Button>
      </div>
    )
  }
  return (
    <div className={styles.controls}>
      <Button
        variant="primary"
        icon={<Icon name={isPaused ? 'play' : 'pause'} />}
        onClick={() => matchday.setPaused(!isPaused)}
      >
        {isPaused ? 'Resume' : 'Pause'}
      </Button>
      <SegmentedControl
        label="Pace"
        segments={PACES}
        value={matchday.pace ?? ui.pace}
        onChange={(pace) => {
          if (matchday.pace === null) ui.changeSettings({ matchdayMode: pace })
          else matchday.setPace(pace)
        }}
      />
      <Button icon={<Icon name="skip" />} onClick={() => matchday.skip()}>
        Skip to the end
      </Button>
      {isReplay && <Button onClick={() => stores.time.finishMatch()}>Stop watching</Button>}
    </div>
  )
})
