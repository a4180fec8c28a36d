import { useEffect, useRef, useState } from 'react'
import { observer } from 'mobx-react-lite'
import { AdSlot } from '../components/AdSlot.tsx'
import { Button } from '../components/Button.tsx'
import { GameDialog, NotFoundDialog } from './GameDialog.tsx'
import type { ImpactFigure } from '../simulation/news/impact.ts'
import { lastEventStory } from '../simulation/reports/lastEventStory.ts'
import { useGameStores } from '../stores/useGameStores.ts'
import { useReport } from '../stores/useReport.ts'
import { useStores } from '../stores/useStores.tsx'
import { EventAnswers } from './EventAnswers.tsx'
import { eventLook } from './eventLook.ts'
import { Unbroken } from '../components/Unbroken.tsx'
import styles from './RandomEventDialog.module.css'

/** Random event with its answers, and its impact: what Continue brings while it asks, then that of the answer. */
export const RandomEventDialog = observer(function RandomEventDialog() {
  const { game, time } = useGameStores()
  const { site } = useStores()
  const continueButton = useRef<HTMLButtonElement>(null)
  const [isAnswered, setIsAnswered] = useState(false)

  useEffect(() => void site.load(), [site])

  const event = useReport(lastEventStory)
  if (!event) return <NotFoundDialog title="Event" text="This event is too long ago to show." />
  const { kind, title, description, figures, later, choices, answer: inForce, day } = event
  const isAsking = choices.length > 0 && !isAnswered

  const close = () => {
    if (isAsking) game.decide('answerEvent', 0)
    time.closeEvent()
  }

  const answer = (index: number) => {
    if (!game.decide('answerEvent', index).done) return
    setIsAnswered(true)
    // The button that was pressed goes away.
    continueButton.current?.focus()
  }

  return (
    <GameDialog
      gap="small"
      onClose={close}
      title={title}
      banner={eventLook(kind)}
      footer={
        <Button
          ref={continueButton}
          data-initial-focus
          variant="primary"
          onKeyDown={(press) => {
            // An Enter key still held from the button before.
            if (press.repeat) press.preventDefault()
          }}
          onClick={({ detail }) => {
            // The second click of a double click was meant for an answer.
            if (detail < 2) close()
          }}
        >
          Continue
        </Button>
      }
    >
      <p className={styles.day}>Day {day}</p>
      <p className={styles.description}>
        <Unbroken text={description} />
      </p>
      {isAsking && (
        <EventAnswers
          choices={choices}
          hasDefault
          note="Continue picks the first answer."
          onAnswer={answer}
        />
      )}
      {figures.length + later.length > 0 && (
        <Impact
          key={isAsking ? 'of Continue' : 'of the answer'}
          figures={figures}
          later={later}
          ofAnswer={inForce && `${isAsking ? 'With Continue' : 'Your answer'}: ${inForce}`}
        />
      )}
      <AdSlot adClient={site.adClient} adSlot={site.adSlot} />
    </GameDialog>
  )
})

interface ImpactProps {
  figures: readonly ImpactFigure[]
  /** Consequence to come, as sentences; empty for none. */
  later: string
  /** Answer that brings it; null when there is nothing to answer. */
  ofAnswer: string | null
}

function Impact({ figures, later, ofAnswer }: ImpactProps) {
  return (
    <section className={styles.impact} aria-labelledby="event-impact">
      <h3 id="event-impact" className={styles.heading}>
        Event Impact
      </h3>
      {ofAnswer !== null && <p>{ofAnswer}</p>}
      {figures.length > 0 && (
        <dl>
          {figures.map(({ name, figure }) => (
            <div key={name} className={styles.change}>
              <dt>{name}</dt>
              <dd className={styles.figure}>{figure}</dd>
            </div>
          ))}
        </dl>
      )}
      {later !== '' && <p>{later}</p>}
    </section>
  )
}
