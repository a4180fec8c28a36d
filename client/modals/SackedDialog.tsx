import { useLayoutEffect, useState } from 'react'
import { observer } from 'mobx-react-lite'
import { Dialog } from '../components/Dialog.tsx'
import { Tabs } from '../components/Tabs.tsx'
import { useGameStores } from '../stores/useGameStores.ts'
import { CareerResults } from './CareerResults.tsx'
import { FeedbackForm } from './FeedbackForm.tsx'
import styles from './SackedDialog.module.css'

const PAGES = [
  { value: 'results', label: 'Career Results' },
  { value: 'feedback', label: 'Give Feedback' },
] as const

type Page = (typeof PAGES)[number]['value']

/** End of a career by the board: results and feedback. */
export const SackedDialog = observer(function SackedDialog({ onRestart }: { onRestart: () => void }) {
  const { careerEnd } = useGameStores()
  const [page, setPage] = useState<Page>('results')

  // A layout effect, so that a player who has opted out of feedback never sees the dialog painted.
  useLayoutEffect(() => {
    if (careerEnd.isHidden()) careerEnd.close()
  }, [careerEnd])

  return (
    <Dialog
      open
      onClose={() => {
        careerEnd.close()
      }}
      title="YOU'RE SACKED"
      tone="bad"
      size="wide"
      place="below"
    >
      <div className={styles.pages}>
        <Tabs label="End of the career" tabs={PAGES} value={page} onChange={setPage}>
          {page === 'results' ? <CareerResults onRestart={onRestart} /> : <FeedbackForm />}
        </Tabs>
      </div>
    </Dialog>
  )
})
