import { useLayoutEffect, useState } from 'react'
import { observer } from 'mobx-react-lite'
import { GameDialog, useHeadingFocus } from './GameDialog.tsx'
import { Tabs } from '../components/Tabs.tsx'
import { useGameStores } from '../stores/useGameStores.ts'
import { BankruptDialog } from './BankruptDialog.tsx'
import { CareerResults } from './CareerResults.tsx'
import { FeedbackForm } from './FeedbackForm.tsx'
import styles from './CareerOver.module.css'

const PAGES = [
  { value: 'results', label: 'Career Results' },
  { value: 'feedback', label: 'Give Feedback' },
] as const

type Page = (typeof PAGES)[number]['value']

/** Titles of the dialog, and their tones. */
const HEADINGS = {
  sacked: { title: "YOU'RE SACKED", tone: 'bad' },
  retired: { title: 'You’ve retired', tone: 'good' },
} as const

/** End of a career: bankrupt, sacked by the board, or retired. */
export const CareerOver = observer(function CareerOver({ onRestart }: { onRestart: () => void }) {
  const { careerEnd } = useGameStores()
  const reason = careerEnd.results?.reason
  if (reason === undefined) return null
  if (reason === 'bankrupt') return <BankruptDialog />
  return careerEnd.isOpen ? <ResultsDialog reason={reason} onRestart={onRestart} /> : null
})

interface ResultsDialogProps {
  reason: keyof typeof HEADINGS
  onRestart: () => void
}

/** End of a career that leaves the club to others: results and feedback. */
const ResultsDialog = observer(function ResultsDialog({ reason, onRestart }: ResultsDialogProps) {
  const { careerEnd } = useGameStores()
  const [page, setPage] = useState<Page>('results')
  const { onRemove, finalFocus } = useHeadingFocus()

  // A layout effect, so that a player who has opted out of feedback never sees the dialog painted.
  useLayoutEffect(() => {
    if (careerEnd.isHidden()) careerEnd.close()
  }, [careerEnd])

  return (
    <GameDialog
      onClose={() => careerEnd.close()}
      {...HEADINGS[reason]}
      size="wide"
      place="below"
      finalFocus={finalFocus}
    >
      <div className={styles.pages}>
        <Tabs label="End of the career" tabs={PAGES} value={page} onChange={setPage}>
          {page === 'results' ? (
            <CareerResults onAccept={onRemove} onRestart={onRestart} />
          ) : (
            <FeedbackForm />
          )}
        </Tabs>
      </div>
    </GameDialog>
  )
})
