import { useState } from 'react'
import { observer } from 'mobx-react-lite'
import { CareerChoice } from '../components/CareerChoice.tsx'
import { ConfirmDialog } from './GameDialog.tsx'
import { careerAddress, USUAL_CAREER } from '../components/careerAddress.ts'
import { useGameStores } from '../stores/useGameStores.ts'
import { useStores } from '../stores/useStores.tsx'

/** Confirmation before the running career is discarded. */
export const ConfirmRestart = observer(function ConfirmRestart({ onRestart }: { onRestart: () => void }) {
  const stores = useGameStores()
  const [career, setCareer] = useState(USUAL_CAREER)
  const { autosave, ui } = stores
  const { saves } = useStores()

  const restart = () => {
    if (autosave.isDirty && saves.canSave) {
      ui.replaceModal({ kind: 'unsaved-progress', to: 'restart' })
      return
    }
    stores.giveUp()
    window.history.replaceState(window.history.state, '', careerAddress({ seed: null, ...career }))
    onRestart()
  }

  return (
    <ConfirmDialog title="Restart" action="Restart" onConfirm={restart}>
      <p>Restart game? Unsaved progress will be lost.</p>
      <CareerChoice value={career} onChange={setCareer} />
    </ConfirmDialog>
  )
})
