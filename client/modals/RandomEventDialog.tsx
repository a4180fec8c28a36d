import { useEffect, useRef } from 'react'
import { observer } from 'mobx-react-lite'
import { AdSlot } from '../components/AdSlot.tsx'
import { Button } from '../components/Button.tsx'
import { Dialog } from '../components/Dialog.tsx'
import type { ImpactFigure } from '../simulation/core/impact.ts'
import { useGameStores } from '../stores/useGameStores.ts'
import { useStores } from '../stores/useStores.tsx'
import { eventLook } from './eventLook.ts'
import { NotFoundDialog } from './NotFoundDialog.tsx'
import styles from './RandomEventDialog.module.css'

/** Random event with its impact. */
export const RandomEventDialog = observer(function RandomEventDialog() {
  const { news, time } = useGameStores()
  const { site } = useStores()
  const goOn = useRef<HTMLButtonElement>(null)

  useEffect(() => {
    void site.load()
  }, [site])

  const event = news.lastEvent
  if (!event) return <NotFoundDialog title="Event" text="This event is not remembered any more." />
  const { kind, title, description, figures, day } = event

  const close = () => {
    time.closeEvent()
  }

  return (
    <Dialog
      open
      onClose={close}
      title={title}
      banner={eventLook(kind)}
      initialFocus={goOn}
      footer={
        <Button ref={goOn} variant="primary" onClick={close}>
          Continue
        </Button>
      }
    >
      <div className={styles.page}>
        <p className={styles.day}>Day {day}</p>
        <p className={styles.description}>{description}</p>
        {figures.length > 0 && <Impact figures={figures} />}
        <AdSlot adClient={site.adClient} adSlot={site.adSlot} />
      </div>
    </Dialog>
  )
})

function Impact({ figures }: { figures: readonly ImpactFigure[] }) {
  return (
    <section className={styles.impact} aria-labelledby="event-impact">
      <h3 id="event-impact" className={styles.heading}>
        Event Impact
      </h3>
      <dl>
        {figures.map(({ name, figure }) => (
          <div key={name} className={styles.change}>
            <dt>{name}</dt>
            <dd className={styles.figure}>{figure}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
