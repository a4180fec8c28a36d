import { observer } from 'mobx-react-lite'
import { Link, useLocation } from 'react-router-dom'
import { useStores } from '../../stores/useStores.tsx'
import { AccountCover } from './AccountCover.tsx'
import { GuestEntry } from './GuestEntry.tsx'
import { LoginForm } from './LoginForm.tsx'
import styles from './accountForm.module.css'

/** Login page. */
export const LoginScreen = observer(function LoginScreen() {
  const { session } = useStores()
  const { search } = useLocation()
  return (
    <AccountCover
      title="Log in"
      description="Log in to Floodlight and carry on with your club, or play as a guest without an account."
    >
      <LoginForm />
      <div className={styles.doors}>
        <Link to={{ pathname: '/register', search }}>Create Account</Link>
        <GuestEntry to="/game" />
      </div>
      {session.isAuthenticated && (
        <Link className={styles.back} to="/game">
          Back to your club
        </Link>
      )}
    </AccountCover>
  )
})
