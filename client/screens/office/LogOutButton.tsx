import { useState } from 'react'
import { observer } from 'mobx-react-lite'
import { useNavigate } from 'react-router-dom'
import { Button } from '../../components/Button.tsx'
import { lazyComponent } from '../../components/lazyComponent.tsx'
import { OverlayBoundary } from '../../components/OverlayBoundary.tsx'
import { useStores } from '../../stores/useStores.tsx'

const UnsavedWarning = lazyComponent(
  async () => (await import('../../components/UnsavedWarning.tsx')).UnsavedWarning,
)

/** Logs out; asks for confirmation if the running career has unsaved changes. */
export const LogOutButton = observer(function LogOutButton() {
  const root = useStores()
  const { saves, ui } = root
  const navigate = useNavigate()
  const [isAsking, setAsking] = useState(false)

  const logOut = () => {
    root.logOut()
    void navigate('/login')
  }

  const save = () => {
    ui.openModal({ kind: 'save-game', then: 'log-out' })
    void navigate('/game')
  }

  return (
    <>
      <Button
        onClick={() => {
          if (root.hasUnsavedCareer) setAsking(true)
          else logOut()
        }}
      >
        Log Out
      </Button>
      {isAsking && (
        <OverlayBoundary
          title="The question about your career can’t be shown"
          onDismiss={() => setAsking(false)}
        >
          <UnsavedWarning
            onLeave={logOut}
            onClose={() => setAsking(false)}
            onSave={saves.canSave ? save : undefined}
          />
        </OverlayBoundary>
      )}
    </>
  )
})
