import { lazy, Suspense, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { LinkButton } from '../../components/Button.tsx'
import { useStores } from '../../stores/useStores.tsx'

const fetchDialog = () => import('./GuestLimitsDialog.tsx')

/** Loaded when the pointer or the focus approaches the button, to keep the page itself small. */
const GuestLimitsDialog = lazy(async () => ({ default: (await fetchDialog()).GuestLimitsDialog }))

/** Entry without an account, after a dialog with the limits of guests. */
export function GuestEntry({ to }: { to: '/game' | '/dashboard' }) {
  const { session } = useStores()
  const navigate = useNavigate()
  const [isAsking, setAsking] = useState(false)

  const enterAsGuest = () => {
    session.playAsGuest()
    void navigate(to + window.location.search)
  }

  return (
    <>
      <LinkButton
        onPointerEnter={() => void fetchDialog()}
        onFocus={() => void fetchDialog()}
        onClick={() => setAsking(true)}
      >
        Play as Guest
      </LinkButton>
      {isAsking && (
        <Suspense fallback={null}>
          <GuestLimitsDialog onCancel={() => setAsking(false)} onContinue={enterAsGuest} />
        </Suspense>
      )}
    </>
  )
}
