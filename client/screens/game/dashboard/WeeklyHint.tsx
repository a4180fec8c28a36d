import { useEffect } from 'react'
import { observer } from 'mobx-react-lite'
import { Button, LinkButton } from '../../../components/Button.tsx'
import { Unbroken } from '../../../components/Unbroken.tsx'
import { hintOf, topicOfWeek, type HintTopic } from '../../../simulation/reports/hints.ts'
import { useGameStores } from '../../../stores/useGameStores.ts'
import { useReport } from '../../../stores/useReport.ts'
import styles from './WeeklyHint.module.css'

/** Hint of the assistant for this week, chosen when it is first shown. */
export const WeeklyHint = observer(function WeeklyHint() {
  const { game, hints } = useGameStores()
  const topic = hints.topic ?? topicOfWeek(game.state, hints.known)
  useEffect(() => {
    if (topic && hints.topic === null) hints.give(topic)
  }, [hints, topic])
  return topic && <HintOf topic={topic} />
})

const HintOf = observer(function HintOf({ topic }: { topic: HintTopic }) {
  const { hints, queue } = useGameStores()
  const hint = useReport(hintOf, topic)
  if (!hint) return null
  const { text, tab, action, task } = hint
  const closeAfter = (act: () => void) => () => {
    // The button is about to go: the heading of the tab takes its focus.
    document.querySelector('h1')?.focus({ preventScroll: true })
    hints.close()
    act()
  }
  return (
    <section className={styles.hint} aria-label="Hint from your assistant">
      <p className={styles.text}>
        <strong>Your assistant:</strong> <Unbroken text={text} />
      </p>
      <div className={styles.foot}>
        {task && (
          <Button
            size="small"
            onClick={closeAfter(() => {
              hints.carryOut(task)
              // Shows where it was done, the first time.
              if (tab && !hints.known.tabs.includes(tab)) queue.take(action)
            })}
          >
            Do it for me
          </Button>
        )}
        <Button
          size="small"
          variant={task ? 'quiet' : 'plain'}
          onClick={closeAfter(() => queue.take(action))}
        >
          {action.label}
        </Button>
        <Button size="small" variant="quiet" onClick={closeAfter(() => {})}>
          Not now
        </Button>
        <LinkButton onClick={closeAfter(() => hints.turnOff())}>Turn hints off</LinkButton>
      </div>
    </section>
  )
})
