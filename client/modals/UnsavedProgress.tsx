import { useRef } from 'react'
import { observer } from 'mobx-react-lite'
import { Button } from '../components/Button.tsx'
import { Dialog } from '../components/Dialog.tsx'
import type { WayOut } from '../stores/UiStore.ts'
import { useGameStores } from '../stores/useGameStores.ts'
import { useStores } from '../stores/useStores.tsx'
import { useWayOut } from './useWayOut.ts'

interface UnsavedProgressProps {
  to: WayOut
  onRestart: () => void
}

/** Asked before a career is left that has not been saved. */
export const UnsavedProgress = observer(function UnsavedProgress({ to, onRestart }: UnsavedProgressProps) {
  const { ui } = useGameStores()
  const { saves } = useStores()
  const leave = useWayOut(onRestart)
  const stay = useRef<HTMLButtonElement>(null)

  return (
    <Dialog
      open
      onClose={() => {
        ui.closeModal()
      }}
      title="Unsaved Progress"
      initialFocus={stay}
      footer={
        <>
          <Button
            variant="danger"
            onClick={() => {
              ui.closeModal()
              leave(to)
            }}
          >
            Leave Anyway
          </Button>
          <Button
            ref={stay}
            variant="primary"
            onClick={() => {
              if (saves.canSave) ui.replaceModal({ kind: 'save-game', then: to })
              else ui.closeModal()
            }}
          >
            {saves.canSave ? 'Save Game' : 'Stay'}
          </Button>
        </>
      }
    >
      <p>You have unsaved changes. Leaving now will discard them.</p>
    </Dialog>
  )
})
