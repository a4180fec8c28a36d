import { lazy, Suspense } from 'react'
import { observer } from 'mobx-react-lite'
import { useNavigate } from 'react-router-dom'
import { LinkButton } from '../../components/LinkButton.tsx'
import { useStores } from '../../stores/useStores.tsx'

const fetchDialog = () => import('./GuestLimitsDialog.tsx')

/** Fetched when the pointer or the focus comes near its button, so that the page itself loads faster. */
const GuestLimitsDialog = lazy(async () => ({ default: (await fetchDialog()).GuestLimitsDialog }))

/** The way in without an account, past what a guest goes without. */
export const GuestEntry = observer(function GuestEntry({ to }: { to: '/game' | '/dashboard' }) {
  const { session, ui } = useStores()
  const navigate = useNavigate()

  const closeDialog = () => {
    ui.closeModal()
  }

  const enterAsGuest = () => {
    session.playAsGuest()
    ui.closeModal()
    void navigate(to)
  }

  return (
    <>
      <LinkButton
        onPointerEnter={() => void fetchDialog()}
        onFocus={() => void fetchDialog()}
        onClick={() => {
          ui.openModal({ kind: 'guest-limits' })
        }}
      >
        Play as Guest
      </LinkButton>
      {ui.modal?.kind === 'guest-limits' && (
        <Suspense fallback={null}>
          <GuestLimitsDialog open onCancel={closeDialog} onContinue={enterAsGuest} />
        </Suspense>
      )}
    </>
  )
})
