import { useRef } from 'react'
import { observer } from 'mobx-react-lite'
import { Button } from '../components/Button.tsx'
import { Dialog } from '../components/Dialog.tsx'
import { Figure, Figures } from '../components/Figures.tsx'
import { Money } from '../components/Money.tsx'
import { NewsList } from '../components/NewsList.tsx'
import { useGameStores } from '../stores/useGameStores.ts'
import styles from './AheadReportDialog.module.css'

/** Report of days played ahead, with the actions of the assistant. */
export const AheadReportDialog = observer(function AheadReportDialog() {
  const { ahead, ui } = useGameStores()
  const continueButton = useRef<HTMLButtonElement>(null)
  const { report } = ahead
  if (!report) return null
  const { fromDay, toDay, matches, places, moneyChange, fanChange, reason, news } = report

  const close = () => {
    ui.closeModal()
  }

  return (
    <Dialog
      open
      onClose={close}
      title={`Day ${fromDay} to day ${toDay}`}
      size="wide"
      initialFocus={continueButton}
      footer={
        <Button ref={continueButton} variant="primary" onClick={close}>
          Continue
        </Button>
      }
    >
      <div className={styles.report}>
        <p>{reason}</p>
        <Figures inTwoColumns>
          <Figure name="Matches">{`${matches.W} won, ${matches.D} drawn, ${matches.L} lost`}</Figure>
          <Figure name="League Position">{placeInWords(places)}</Figure>
          <Figure name="Money">
            {moneyChange > 0 && '+'}
            <Money amount={moneyChange} />
          </Figure>
          <Figure name="Fans">
            {fanChange > 0 && '+'}
            {fanChange.toLocaleString('en-GB').replace('-', '−')}
          </Figure>
        </Figures>
        <section className={styles.news} aria-label="What happened">
          <NewsList label="What happened" news={news} filterLabel="Show what happened" place="dialog" />
        </section>
      </div>
    </Dialog>
  )
})

function placeInWords({ from, to }: { from: string | null; to: string | null }): string {
  if (to === null) return 'No matches played yet'
  return from === null || from === to ? to : `${to}, from ${from}`
}
