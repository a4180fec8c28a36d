import { useEffect, useRef } from 'react'
import { observer } from 'mobx-react-lite'
import { Button } from '../../components/Button.tsx'
import { formatSavedAt } from '../../components/formatSavedAt.ts'
import list from '../../components/SaveList.module.css'
import type { OpenSession } from '../../stores/OpenSessionsStore.ts'
import { useOpenSessions } from '../../stores/useOpenSessions.ts'
import { useStores } from '../../stores/useStores.tsx'
import styles from './OpenSessions.module.css'

/** Devices on which the manager is logged in. Each but this one can be logged out. */
export const OpenSessions = observer(function OpenSessions() {
  const { environment, ui } = useStores()
  const store = useOpenSessions()
  const region = useRef<HTMLElement>(null)
  const { sessions, fault } = store

  useEffect(() => {
    void store.load()
    return environment.onOnline(() => void store.load())
  }, [environment, store])

  const end = async ({ id, device }: OpenSession) => {
    const outcome = await store.end(id)
    if (outcome.ok) {
      ui.showToast(`${device} is logged out.`, 'success')
      // The focused button is gone.
      region.current?.focus()
    } else if (outcome.message !== null) ui.showToast(outcome.message, 'error')
  }

  return (
    <section ref={region} className={styles.sessions} aria-label="Where you are logged in" tabIndex={-1}>
      <p className={styles.heading}>Where you are logged in</p>
      {fault !== null && <p role="status">{fault}</p>}
      {!sessions && fault === null && <p>Loading…</p>}
      {sessions && (
        <ul className={list.list} aria-label="Devices">
          {sessions.map((session) => (
            <Session key={session.id} session={session} onEnd={() => void end(session)} />
          ))}
        </ul>
      )}
    </section>
  )
})

function Session({ session, onEnd }: { session: OpenSession; onEnd: () => void }) {
  const { device, lastSeenAt, isCurrent } = session
  const seen = formatSavedAt(lastSeenAt)
  return (
    <li className={list.save}>
      <div className={list.facts}>
        <p className={styles.device}>{device}</p>
        <p className={list.date}>
          {isCurrent ? (
            'This device'
          ) : (
            <>
              Last seen <time dateTime={new Date(lastSeenAt).toISOString()}>{seen}</time>
            </>
          )}
        </p>
      </div>
      {!isCurrent && (
        <Button size="small" aria-label={`Log out: ${device}, last seen ${seen}`} onClick={onEnd}>
          Log out
        </Button>
      )}
    </li>
  )
}
