import { observer } from 'mobx-react-lite'
import { useGameStores } from '../stores/useGameStores.ts'
import { BankruptDialog } from './BankruptDialog.tsx'
import { SackedDialog } from './SackedDialog.tsx'

/** The end of a career: the club could not pay, or the board has lost its patience. */
export const CareerOver = observer(function CareerOver({ onRestart }: { onRestart: () => void }) {
  const { careerEnd } = useGameStores()
  if (careerEnd.results?.reason === 'bankrupt') return <BankruptDialog />
  return careerEnd.isOpen ? <SackedDialog onRestart={onRestart} /> : null
})
