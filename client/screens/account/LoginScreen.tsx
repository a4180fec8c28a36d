import { lazy, Suspense } from 'react'
import { observer } from 'mobx-react-lite'
import { Link, useNavigate } from 'react-router-dom'
import { Button } from '../../components/Button.tsx'
import { useStores } from '../../stores/useStores.tsx'
import { PageHeading } from '../PageHeading.tsx'
import { FloodlitGround } from './FloodlitGround.tsx'
import { ThemeSwitch } from './ThemeSwitch.tsx'
import styles from './LoginScreen.module.css'

const fetchDialog = () => import('./GuestLimitsDialog.tsx')

/** Fetched when the pointer or the focus comes near its button, so that the page itself loads faster. */
const GuestLimitsDialog = lazy(async () => ({ default: (await fetchDialog()).GuestLimitsDialog }))

/** The door to the game; for now guests only. */
export const LoginScreen = observer(function LoginScreen() {
  const { session, ui } = useStores()
  const navigate = useNavigate()

  const isDialogOpen = ui.modal?.kind === 'guest-limits'

  const closeDialog = () => {
    ui.closeModal()
  }

  const enterAsGuest = () => {
    session.playAsGuest()
    ui.closeModal()
    void navigate('/game')
  }

  return (
    <main className={styles.page}>
      <header className={styles.edition}>
        <p>Matchday programme</p>
        <ThemeSwitch />
      </header>
      <PageHeading title="Log in" className={styles.name}>
        Floodlight
      </PageHeading>
      <div className={styles.spread}>
        <div className={styles.picture}>
          <FloodlitGround />
        </div>
        <div className={styles.text}>
          <p className={styles.lead}>
            You have the keys to the ground. Pick the eleven, mind the budget, and take the club through 38
            match weeks with the crowd on your side.
          </p>
          <div className={styles.actions}>
            <Button
              variant="primary"
              size="large"
              onPointerEnter={() => void fetchDialog()}
              onFocus={() => void fetchDialog()}
              onClick={() => {
                ui.openModal({ kind: 'guest-limits' })
              }}
            >
              Play as Guest
            </Button>
            {session.isAuthenticated && (
              <Link className={styles.back} to="/game">
                Back to your club
              </Link>
            )}
          </div>
          <dl className={styles.facts}>
            <div>
              <dt>League</dt>
              <dd>20 clubs</dd>
            </div>
            <div>
              <dt>Season</dt>
              <dd>38 matches</dd>
            </div>
            <div>
              <dt>Manager</dt>
              <dd>You</dd>
            </div>
          </dl>
        </div>
      </div>
      {isDialogOpen && (
        <Suspense fallback={null}>
          <GuestLimitsDialog open={isDialogOpen} onCancel={closeDialog} onContinue={enterAsGuest} />
        </Suspense>
      )}
    </main>
  )
})
