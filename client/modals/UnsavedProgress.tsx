import { observer } from 'mobx-react-lite'
import { UnsavedWarning } from '../components/UnsavedWarning.tsx'
import type { Exit } from '../stores/modal.ts'
import { useGameStores } from '../stores/useGameStores.ts'
import { useStores } from '../stores/useStores.tsx'
import { useLeaveGame } from './useLeaveGame.ts'

interface UnsavedProgressProps {
  to: Exit
  onRestart: () => void
}

/** Warning about unsaved progress before leaving the game. */
export const UnsavedProgress = observer(function UnsavedProgress({ to, onRestart }: UnsavedProgressProps) {
  const { ui } = useGameStores()
  const { saves } = useStores()
  const leave = useLeaveGame(onRestart)

  const save = () => ui.replaceModal({ kind: 'save-game', then: to })

  return (
    <UnsavedWarning
      onClose={() => ui.closeModal()}
      onLeave={() => {
        ui.closeModal()
        leave(to)
      }}
      onSave={saves.canSave ? save : undefined}
    />
  )
})
