import { useEffect, useRef, useState, type SubmitEvent } from 'react'
import { observer } from 'mobx-react-lite'
import { Button } from '../../components/Button.tsx'
import { Notice } from '../../components/Notice.tsx'
import { focusField, TextField } from '../../components/TextField.tsx'
import type { ChallengeTerms } from '../../simulation/club/challenge.ts'
import type { ChallengeTableStore, EndedRun, RunEntry } from '../../stores/ChallengeTableStore.ts'
import { useStores } from '../../stores/useStores.tsx'
import { ResultCardButton } from './ResultCardButton.tsx'
import styles from './ChallengeTable.module.css'

interface ChallengeEntryProps {
  store: ChallengeTableStore
  run: EndedRun & Pick<ChallengeTerms, 'id' | 'title' | 'scoring'>
}

const CLOSED = 'This challenge has closed, so its table is final. Your result stays on this device.'
const NOT_LOGGED = 'We can’t play this run again from start to finish, so it can’t go into the table.'
const GUEST =
  'You need an account to go into the table. Register in this browser and your career comes with you, this result too.'

/** Way of a run that has ended into the table. Nothing until the table has loaded. */
export const ChallengeEntry = observer(function ChallengeEntry({ store, run }: ChallengeEntryProps) {
  const { session } = useStores()
  const [isSent, setSent] = useState(false)
  const { table, own } = store
  if (!table || (session.isRegistered && !own)) return null
  const entry = store.entryOf(run)
  if (entry) return <Verdict store={store} run={run} entry={entry} takesFocus={isSent} />
  if (!table.isOpen) return <p>{CLOSED}</p>
  if (run.log === null) return <p>{NOT_LOGGED}</p>
  if (!own) return <p>{GUEST}</p>
  return <EntryForm store={store} run={run} nickname={own.nickname} onSend={() => setSent(true)} />
})

interface VerdictProps extends ChallengeEntryProps {
  entry: RunEntry
  /** True where it replaces the form, which had the focus. */
  takesFocus: boolean
}

/** State of a run that has been entered. */
const Verdict = observer(function Verdict({ store, run, entry, takesFocus }: VerdictProps) {
  const start = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (takesFocus) start.current?.focus()
  }, [takesFocus])
  return (
    <div ref={start} className={styles.standing} tabIndex={-1}>
      {entry.status === 'verified' && (
        <>
          <Notice tone="good">We’ve played your run again, and it stands.</Notice>
          <ResultCardButton store={store} challenge={run} entry={entry} />
        </>
      )}
      {entry.status === 'refused' && <Notice tone="bad">{entry.reason}</Notice>}
      {entry.status === 'waiting' && (
        <Notice tone="good">We’re playing your run again. It’s in the table as soon as that’s done.</Notice>
      )}
    </div>
  )
})

interface EntryFormProps extends ChallengeEntryProps {
  nickname: string | null
  /** Called before the run is sent. */
  onSend: () => void
}

/** Form that enters a run under a name, which can be changed with every entry. */
const EntryForm = observer(function EntryForm({ store, run, nickname, onSend }: EntryFormProps) {
  const { session } = useStores()
  const form = useRef<HTMLFormElement>(null)
  const [name, setName] = useState(nickname ?? session.user?.username ?? '')
  const [nameFault, setNameFault] = useState<string | null>(null)
  const [fault, setFault] = useState<string | null>(null)
  const [isPending, setPending] = useState(false)

  const enter = async () => {
    const named = await store.setNickname(name)
    setNameFault(named.ok ? null : named.message)
    if (!named.ok) {
      focusField(form.current, 'nickname')
      return
    }
    onSend()
    const entered = await store.enter(run)
    setFault(entered.ok ? null : entered.message)
  }

  const submit = async (event: SubmitEvent) => {
    event.preventDefault()
    if (isPending) return
    setFault(null)
    setPending(true)
    await enter()
    setPending(false)
  }

  return (
    <form ref={form} className={styles.entry} noValidate onSubmit={(event) => void submit(event)}>
      <TextField
        label="Your name in the table"
        name="nickname"
        autoComplete="off"
        maxLength={store.longestNickname}
        hint="Everybody can read it."
        value={name}
        onChange={setName}
        error={nameFault ?? undefined}
      />
      {fault !== null && <Notice tone="bad">{fault}</Notice>}
      <Button type="submit" busy={isPending}>
        {isPending ? 'Sending...' : 'Enter the table'}
      </Button>
    </form>
  )
})
