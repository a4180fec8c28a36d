import { useRef, useState, type SubmitEvent } from 'react'
import { observer } from 'mobx-react-lite'
import { useNavigate } from 'react-router-dom'
import { Button } from '../components/Button.tsx'
import { Dialog } from '../components/Dialog.tsx'
import { focusField } from '../components/focusField.ts'
import { Notice } from '../components/Notice.tsx'
import { PasswordField } from '../components/PasswordField.tsx'
import { useStores } from '../stores/useStores.tsx'
import styles from './AccountDialog.module.css'

const FORM_ID = 'delete-account'
const DELETED = 'Your account is deleted.'

/** Deletes the account, after asking for its password. */
export const DeleteAccountHost = observer(function DeleteAccountHost({ onClose }: { onClose: () => void }) {
  const root = useStores()
  const { session, ui } = root
  const navigate = useNavigate()
  const form = useRef<HTMLFormElement>(null)
  const [password, setPassword] = useState('')
  const [fault, setFault] = useState<string>()
  const [refusal, setRefusal] = useState<string | null>(null)
  const [isPending, setPending] = useState(false)

  const submit = async (event: SubmitEvent) => {
    event.preventDefault()
    if (isPending) return
    const found = session.rules.givenPasswordFault(password)
    setFault(found?.message)
    setRefusal(null)
    if (found) {
      focusField(form.current, found.field)
      return
    }
    setPending(true)
    const outcome = await root.deleteAccount(password)
    setPending(false)
    if (!outcome.ok) {
      setRefusal(outcome.message)
      return
    }
    ui.showToast(DELETED, 'success')
    void navigate('/login')
  }

  return (
    <Dialog
      open
      onClose={onClose}
      title="Delete Account"
      footer={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button type="submit" form={FORM_ID} variant="danger" busy={isPending}>
            {isPending ? 'Deleting...' : 'Delete for good'}
          </Button>
        </>
      }
    >
      <form
        ref={form}
        id={FORM_ID}
        className={styles.form}
        noValidate
        onSubmit={(event) => void submit(event)}
      >
        <p>
          Your account, team, logo and credits are deleted, and so are the running career and the saved games
          in this browser. What you want to keep, export to a file first. Nothing of it can be brought back.
        </p>
        <PasswordField
          label="Password"
          name="password"
          autoComplete="current-password"
          maxLength={200}
          value={password}
          onChange={setPassword}
          error={fault}
        />
        {refusal !== null && <Notice tone="bad">{refusal}</Notice>}
      </form>
    </Dialog>
  )
})
