import { useRef, useState, type SubmitEvent } from 'react'
import { observer } from 'mobx-react-lite'
import { Button } from '../components/Button.tsx'
import { Dialog } from '../components/Dialog.tsx'
import { focusField } from '../components/focusField.ts'
import { Notice } from '../components/Notice.tsx'
import { PasswordField } from '../components/PasswordField.tsx'
import { useStores } from '../stores/useStores.tsx'
import styles from './AccountDialog.module.css'

const FORM_ID = 'change-password'
const CHANGED = 'Password changed. Everywhere else you are logged out.'
const EMPTY = { currentPassword: '', password: '', confirmation: '' }

/** Changes the account's password, after asking for the current one. */
export const ChangePasswordHost = observer(function ChangePasswordHost({ onClose }: { onClose: () => void }) {
  const { session, ui } = useStores()
  const form = useRef<HTMLFormElement>(null)
  const [fields, setFields] = useState(EMPTY)
  const [fault, setFault] = useState<ReturnType<typeof session.rules.passwordChangeFault>>(null)
  const [refusal, setRefusal] = useState<string | null>(null)
  const [isPending, setPending] = useState(false)

  const submit = async (event: SubmitEvent) => {
    event.preventDefault()
    if (isPending) return
    const { currentPassword, password } = fields
    setRefusal(null)
    setPending(true)
    const found =
      session.rules.passwordChangeFault(fields) ?? (await session.rules.commonPasswordFault(password))
    setFault(found)
    if (found) {
      setPending(false)
      focusField(form.current, found.field)
      return
    }
    const outcome = await session.changePassword({ currentPassword, password })
    setPending(false)
    if (!outcome.ok) {
      setRefusal(outcome.message)
      return
    }
    ui.showToast(CHANGED, 'success')
    onClose()
  }

  const fieldProps = (name: keyof typeof EMPTY) => ({
    name,
    maxLength: 200,
    value: fields[name],
    error: fault?.field === name ? fault.message : undefined,
    onChange: (value: string) => {
      setFields({ ...fields, [name]: value })
    },
  })

  return (
    <Dialog
      open
      onClose={onClose}
      title="Change Password"
      footer={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button type="submit" form={FORM_ID} variant="primary" busy={isPending}>
            {isPending ? 'Saving...' : 'Save the password'}
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
        <PasswordField
          label="Current Password"
          autoComplete="current-password"
          {...fieldProps('currentPassword')}
        />
        <PasswordField
          label="New Password"
          autoComplete="new-password"
          hint="At least 6 characters"
          {...fieldProps('password')}
        />
        <PasswordField label="Confirm Password" autoComplete="new-password" {...fieldProps('confirmation')} />
        {refusal !== null && <Notice tone="bad">{refusal}</Notice>}
      </form>
    </Dialog>
  )
})
