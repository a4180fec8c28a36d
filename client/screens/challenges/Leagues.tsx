import { useRef, useState } from 'react'
import { observer } from 'mobx-react-lite'
import { Button } from '../../components/Button.tsx'
import { Disclosure } from '../../components/Disclosure.tsx'
import { Notice } from '../../components/Notice.tsx'
import { SegmentedControl } from '../../components/SegmentedControl.tsx'
import type { Challenge } from '../../simulation/club/challenge.ts'
import type { LeaguesStore } from '../../stores/LeaguesStore.ts'
import { useLeagues } from '../../stores/useLeagues.ts'
import { useStores } from '../../stores/useStores.tsx'
import { LeagueForm, LeagueNameField } from './LeagueForm.tsx'
import { AccountLinks, LeagueInvitation } from './LeagueInvitation.tsx'
import { LeagueView } from './LeagueView.tsx'
import styles from './Leagues.module.css'

interface LeaguesProps {
  /** Code of the invitation that led here; null without one. */
  code: string | null
  challenge: Pick<Challenge, 'id' | 'title' | 'scoring'>
}

/** Private leagues of the account, with their results in a challenge. */
export const Leagues = observer(function Leagues({ code, challenge }: LeaguesProps) {
  const leagues = useLeagues(code)
  const start = useRef<HTMLDivElement>(null)
  const [message, setMessage] = useState('')
  // What had the focus may be gone.
  const finish = (said: string) => {
    setMessage(said)
    start.current?.focus()
  }
  return (
    <div ref={start} className={styles.leagues} tabIndex={-1}>
      <p role="status">{message}</p>
      {leagues.isInvited && <LeagueInvitation leagues={leagues} onDone={finish} />}
      <OwnLeagues leagues={leagues} challenge={challenge} onDone={finish} />
    </div>
  )
})

interface OwnLeaguesProps extends Pick<LeaguesProps, 'challenge'> {
  leagues: LeaguesStore
  /** Called with what has happened. */
  onDone: (message: string) => void
}

const OwnLeagues = observer(function OwnLeagues({ leagues, challenge, onDone }: OwnLeaguesProps) {
  const { session } = useStores()
  const { own, fault, chosen, isInvited } = leagues
  if (!session.isRegistered) return isInvited ? null : <GuestNote />
  if (!own) {
    if (fault === null) return <p>Loading…</p>
    return (
      <>
        <Notice tone="bad">{fault}</Notice>
        <Button onClick={() => void leagues.load()}>Load the leagues</Button>
      </>
    )
  }
  if (!chosen) {
    // Whoever is invited answers that first.
    if (isInvited && leagues.invitationFault === null) return null
    return (
      <>
        <p>No league yet. Make one and send your mates the link, or open the link you’ve been sent.</p>
        <NewLeague leagues={leagues} onDone={onDone} />
      </>
    )
  }
  return (
    <>
      {own.leagues.length > 1 && (
        <SegmentedControl
          label="League"
          segments={own.leagues.map(({ id, name }) => ({ value: id, label: name }))}
          value={chosen.id}
          onChange={(id) => leagues.choose(id)}
          wraps
        />
      )}
      <LeagueView key={chosen.id} leagues={leagues} league={chosen} challenge={challenge} onDone={onDone} />
      {fault !== null && <Notice tone="bad">{fault}</Notice>}
      <div className={styles.management}>
        <Disclosure title="Make another league">
          <div className={styles.controls}>
            <NewLeague leagues={leagues} onDone={onDone} />
          </div>
        </Disclosure>
      </div>
    </>
  )
})

function GuestNote() {
  return (
    <>
      <p>
        A league of your own: send your mates the link, and every challenge has a table with nobody else in
        it. You need an account for that.
      </p>
      <AccountLinks code={null} />
    </>
  )
}

function NewLeague({ leagues, onDone }: Pick<OwnLeaguesProps, 'leagues' | 'onDone'>) {
  const [name, setName] = useState('')
  const make = async () => {
    const made = await leagues.make(name)
    if (made.ok) {
      setName('')
      onDone('Your league is up. Send the link round.')
    }
    return made
  }
  return (
    <LeagueForm leagues={leagues} action="Make the league" onSubmit={make}>
      <LeagueNameField leagues={leagues} label="Name of the league" value={name} onChange={setName} />
    </LeagueForm>
  )
}
