import { observer } from 'mobx-react-lite'
import { useGameStores } from '../stores/useGameStores.ts'
import { BankruptDialog } from './BankruptDialog.tsx'
import { SackedDialog } from './SackedDialog.tsx'

/** End of a career: bankrupt, or sacked by the board. */
export const CareerOver = observer(function CareerOver({ onRestart }: { onRestart: () => void }) {
  const { careerEnd } = useGameStores()
  if (careerEnd.results?.reason === 'bankrupt') return <BankruptDialog />
  return careerEnd.isOpen ? <SackedDialog onRestart={onRestart} /> : null
})
