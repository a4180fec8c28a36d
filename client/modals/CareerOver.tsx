import { useLayoutEffect, useState } from 'react'
import { observer } from 'mobx-react-lite'
import { GameDialog } from './GameDialog.tsx'
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

/** End of a career: bankrupt, or sacked by the board. */
export const CareerOver = observer(function CareerOver({ onRestart }: { onRestart: () => void }) {
  const { careerEnd } = useGameStores()
  if (careerEnd.results?.reason === 'bankrupt') return <BankruptDialog />
  return careerEnd.isOpen ? <SackedDialog onRestart={onRestart} /> : null
})

/** End of a career by the board: results and feedback. */
const SackedDialog = observer(function SackedDialog({ onRestart }: { onRestart: () => void }) {
  const { careerEnd } = useGameStores()
  const [page, setPage] = useState<Page>('results')

  // A layout effect, so that a player who has opted out of feedback never sees the dialog painted.
  useLayoutEffect(() => {
    if (careerEnd.isHidden()) careerEnd.close()
  }, [careerEnd])

  return (
    <GameDialog onClose={() => careerEnd.close()} title="YOU'RE SACKED" tone="bad" size="wide" place="below">
      <div className={styles.pages}>
        <Tabs label="End of the career" tabs={PAGES} value={page} onChange={setPage}>
          {page === 'results' ? <CareerResults onRestart={onRestart} /> : <FeedbackForm />}
        </Tabs>
      </div>
    </GameDialog>
  )
})
