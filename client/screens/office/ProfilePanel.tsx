import { useEffect, useRef, useState, type SubmitEvent } from 'react'
import { observer } from 'mobx-react-lite'
import { Button } from '../../components/Button.tsx'
import { Notice } from '../../components/Notice.tsx'
import { Panel } from '../../components/Panel.tsx'
import { focusField, TextField } from '../../components/TextField.tsx'
import { useStores } from '../../stores/useStores.tsx'
import { ButtonLink } from '../site/ButtonLink.tsx'
import styles from './OfficeScreen.module.css'

/** Profile of the manager. */
export const ProfilePanel = observer(function ProfilePanel() {
  const { session } = useStores()
  const [isRenaming, setRenaming] = useState(false)
  const rename = useRef<HTMLButtonElement>(null)
  const { user, account, credits, isRegistered } = session
  const closeForm = () => {
    setRenaming(false)
    rename.current?.focus()
  }
  return (
    <Panel
      heading="Manager"
      aside={
        isRegistered ? (
          <Button
            ref={rename}
            size="small"
            aria-expanded={isRenaming}
            onClick={() => setRenaming(!isRenaming)}
          >
            Change username
          </Button>
        ) : undefined
      }
    >
      <dl className={styles.facts}>
        <div>
          <dt>Username</dt>
          <dd>{user?.username ?? '–'}</dd>
        </div>
        {isRegistered && (
          <>
            <div>
              <dt>Email</dt>
              <dd>{account?.email ?? '–'}</dd>
            </div>
            <div>
              <dt>Credits</dt>
              <dd>{credits ?? '–'}</dd>
            </div>
          </>
        )}
      </dl>
      {isRenaming && <RenameForm onDone={closeForm} />}
      {!isRegistered && (
        <div className={styles.rename}>
          <p>
            You play as a guest: progress won't be saved permanently. With an account your career goes on and
            can be saved.
          </p>
          <ButtonLink to="/register">Create Account</ButtonLink>
        </div>
      )}
    </Panel>
  )
})

const RenameForm = observer(function RenameForm({ onDone }: { onDone: () => void }) {
  const { session, ui } = useStores()
  const [username, setUsername] = useState(session.user?.username ?? '')
  const [fault, setFault] = useState<string>()
  const [refusal, setRefusal] = useState<string | null>(null)
  const [isPending, setPending] = useState(false)
  const form = useRef<HTMLFormElement>(null)
  useEffect(() => focusField(form.current, 'username'), [])

  const save = async (event: SubmitEvent) => {
    event.preventDefault()
    const found = session.rules.usernameFault(username)
    setFault(found?.message)
    setRefusal(null)
    if (found) focusField(form.current, found.field)
    if (found || isPending) return
    setPending(true)
    const outcome = await session.changeUsername(username.trim())
    setPending(false)
    if (!outcome.ok) {
      setRefusal(outcome.message)
      return
    }
    ui.showToast('Username changed', 'success')
    onDone()
  }

  return (
    <form ref={form} className={styles.rename} noValidate onSubmit={(event) => void save(event)}>
      <TextField
        label="New username"
        name="username"
        autoComplete="nickname"
        maxLength={30}
        value={username}
        onChange={setUsername}
        error={fault}
      />
      {refusal !== null && <Notice tone="bad">{refusal}</Notice>}
      <div className={styles.buttons}>
        <Button type="submit" variant="primary" busy={isPending}>
          Save
        </Button>
        <Button onClick={onDone}>Cancel</Button>
      </div>
    </form>
  )
})
