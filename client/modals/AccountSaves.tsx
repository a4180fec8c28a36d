import { useState } from 'react'
import { observer } from 'mobx-react-lite'
import { formatSavedAt } from '../components/formatSavedAt.ts'
import { SaveActions } from '../components/SaveList.tsx'
import list from '../components/SaveList.module.css'
import type { AccountSavesStore } from '../stores/AccountSavesStore.ts'
import type { AccountVersion, SyncState } from '../stores/saves/accountVersions.ts'
import { useStores } from '../stores/useStores.tsx'
import styles from './AccountSaves.module.css'

const STATES: Record<SyncState, string> = {
  kept: 'Kept in the account',
  waiting: 'Waiting to be sent',
  'two-versions': 'Two versions: both are kept',
  refused: 'Only in this browser',
}

interface AccountSavesProps {
  onLoad: (version: AccountVersion) => void
}

interface SectionProps extends AccountSavesProps {
  /** Null until its chunk has loaded, or when that failed. */
  store: AccountSavesStore | null
  isMissing: boolean
}

/** Saves in the account of the player, from all devices. */
export const AccountSaves = observer(function AccountSaves({ store, isMissing, onLoad }: SectionProps) {
  return (
    <section className={styles.account} aria-labelledby="account-saves">
      <h3 id="account-saves" className={styles.heading}>
        In your account
      </h3>
      {isMissing && <p>We couldn’t load the saves in your account. Check your connection.</p>}
      {store?.fault && <p role="status">{store.fault}</p>}
      {store && <Versions store={store} onLoad={onLoad} />}
    </section>
  )
})

interface VersionsProps extends AccountSavesProps {
  store: AccountSavesStore
}

const Versions = observer(function Versions({ store, onLoad }: VersionsProps) {
  const { ui } = useStores()
  const remove = async ({ name, club, revision }: AccountVersion) => {
    const outcome = await store.remove(revision)
    if (outcome.ok) ui.showToast(`Deleted "${name || club}" from your account.`, 'success')
    else if (outcome.message !== null) ui.showToast(outcome.message, 'error')
  }
  if (!store.keepsSaves)
    return <p className={list.none}>Your account doesn’t keep saves. You can change that in Settings.</p>
  if (store.versions.length === 0) {
    if (store.cards === null) return store.fault === null ? <p>Loading…</p> : null
    return <p className={list.none}>No saves in your account.</p>
  }
  return (
    <ul className={list.list} aria-label="Saves in your account">
      {store.versions.map((version) => (
        <Version
          key={`${version.kind} ${version.revision}`}
          version={version}
          onLoad={onLoad}
          onExport={(chosen) => void store.exportVersion(chosen)}
          onDelete={(chosen) => void remove(chosen)}
        />
      ))}
    </ul>
  )
})

interface VersionProps extends AccountSavesProps {
  version: AccountVersion
  onExport: (version: AccountVersion) => void
  onDelete: (version: AccountVersion) => void
}

function Version({ version, onLoad, onExport, onDelete }: VersionProps) {
  const [isAsking, setAsking] = useState(false)
  const { kind, name, club, season, day, savedAt, device, state, reason } = version
  const title = kind === 'recovery' ? `Recovery copy: ${name || club}` : name
  const date = formatSavedAt(savedAt)
  // Two versions differ by device and date.
  const full = `${title}, ${device}, ${date}`
  const isInAccount = state === 'kept' || state === 'two-versions'
  return (
    <li className={list.save}>
      <div className={list.facts}>
        <h4 className={list.name}>{title}</h4>
        <p>
          {club} · Season {season}, day {day} · {device}
        </p>
        <p className={list.date}>
          <time dateTime={new Date(savedAt).toISOString()}>{date}</time> · {STATES[state]}
        </p>
        {reason !== undefined && <p>{reason}</p>}
      </div>
      {isInAccount && (
        <SaveActions
          question={`Delete for good? ${full}`}
          label={(action) => `${action} from the account: ${full}`}
          isAsking={isAsking}
          onAsk={setAsking}
          onLoad={() => onLoad(version)}
          onExport={() => onExport(version)}
          onDelete={() => onDelete(version)}
        />
      )}
    </li>
  )
}
