import { observer } from 'mobx-react-lite'
import { Button } from '../../components/Button.tsx'
import { Notice } from '../../components/Notice.tsx'
import { counted } from '../../simulation/core/english.ts'
import type { LeaguesStore } from '../../stores/LeaguesStore.ts'
import { useStores } from '../../stores/useStores.tsx'
import { ButtonLink } from '../site/ButtonLink.tsx'
import { LeagueForm } from './LeagueForm.tsx'
import styles from './Leagues.module.css'
import { ReportLeague } from './ReportLeague.tsx'

interface LeagueInvitationProps {
  leagues: LeaguesStore
  /** Called with what has happened. */
  onDone: (message: string) => void
}

/** Invitation to a league, for an account or a guest who is not in it. */
export const LeagueInvitation = observer(function LeagueInvitation({
  leagues,
  onDone,
}: LeagueInvitationProps) {
  const { session } = useStores()
  const { code, invitation, invitationFault } = leagues
  if (code === null) return null
  if (!invitation) {
    if (invitationFault === null) return <p>Loading…</p>
    return (
      <div className={styles.card}>
        <Notice tone="bad">{invitationFault}</Notice>
        {!leagues.isInvitationOver && <Button onClick={() => void leagues.load()}>Try the link again</Button>}
      </div>
    )
  }
  const { name, maker, members, isFull } = invitation
  const join = async () => {
    const joined = await leagues.join()
    if (joined.ok) onDone('You’re in.')
    return joined
  }
  return (
    <section className={styles.card} aria-labelledby="invitation">
      <p className={styles.kicker}>You’re invited</p>
      <h3 id="invitation" className={styles.name}>
        {name}
      </h3>
      <p>
        {maker !== null && (
          <>
            Run by <strong>{maker}</strong>.{' '}
          </>
        )}
        {counted(members, 'manager')} so far.
      </p>
      {isFull ? (
        <Notice tone="bad">{leagues.fullMessage}</Notice>
      ) : session.isRegistered ? (
        leagues.own && <LeagueForm leagues={leagues} action="Join" onSubmit={join} />
      ) : (
        <>
          <p>Log in to join. No account yet? It takes a minute, and you’re back here.</p>
          <AccountLinks code={code} />
        </>
      )}
      {session.isRegistered && <ReportLeague leagues={leagues} code={code} onDone={onDone} />}
    </section>
  )
})

/** Ways to an account, which lead back to the invitation. */
export function AccountLinks({ code }: Pick<LeaguesStore, 'code'>) {
  const search = code === null ? '' : `?league=${encodeURIComponent(code)}`
  return (
    <div className={styles.row}>
      <ButtonLink to={{ pathname: '/login', search }} variant="primary">
        Log in
      </ButtonLink>
      <ButtonLink to={{ pathname: '/register', search }}>Create an account</ButtonLink>
    </div>
  )
}
