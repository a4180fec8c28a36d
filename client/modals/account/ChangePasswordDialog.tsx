import { useRef, useState } from 'react'
import { observer } from 'mobx-react-lite'
import { focusField } from '../../components/TextField.tsx'
import { PasswordField } from '../../components/PasswordField.tsx'
import { useStores } from '../../stores/useStores.tsx'
import { FormDialog } from './FormDialog.tsx'

const CHANGED = 'Password changed. Everywhere else you are logged out.'
/** Field that a refusal by the server is about. */
const REFUSED_FIELDS = { 'wrong secret': 'currentPassword', 'not valid': 'password' } as const
const EMPTY = { currentPassword: '', password: '', confirmation: '' }

/** Changes the account's password, after asking for the current one. */
export const ChangePasswordDialog = observer(function ChangePasswordDialog({
  onClose,
}: {
  onClose: () => void
}) {
  const { session, ui } = useStores()
  const form = useRef<HTMLFormElement>(null)
  const [fields, setFields] = useState(EMPTY)
  const [fault, setFault] = useState<ReturnType<typeof session.rules.passwordChangeFault>>(null)

  const show = (found: typeof fault) => {
    setFault(found)
    if (found) focusField(form.current, found.field)
  }

  const submit = async () => {
    const { currentPassword, password } = fields
    const found =
      session.rules.passwordChangeFault(fields) ?? (await session.rules.commonPasswordFault(password))
    show(found)
    if (found) return null
    const outcome = await session.changePassword({ currentPassword, password })
    if (!outcome.ok) {
      const { message, reason } = outcome
      if (message === null || (reason !== 'wrong secret' && reason !== 'not valid')) return message
      show({ field: REFUSED_FIELDS[reason], message })
      return null
    }
    ui.showToast(CHANGED, 'success')
    onClose()
    return null
  }

  const fieldProps = (name: keyof typeof EMPTY) => ({
    name,
    maxLength: 200,
    value: fields[name],
    error: fault?.field === name ? fault.message : undefined,
    onChange: (value: string) => setFields({ ...fields, [name]: value }),
  })

  return (
    <FormDialog
      title="Change Password"
      submitLabel="Save the password"
      pendingLabel="Saving..."
      formRef={form}
      onSubmit={submit}
      onClose={onClose}
    >
      {/* For password managers, which would otherwise store the new password under no name. */}
      <input
        type="text"
        name="email"
        autoComplete="username"
        value={session.account?.email ?? ''}
        readOnly
        hidden
      />
      <PasswordField
        label="Current Password"
        autoComplete="current-password"
        data-initial-focus
        {...fieldProps('currentPassword')}
      />
      <PasswordField
        label="New Password"
        autoComplete="new-password"
        hint="At least 6 characters"
        {...fieldProps('password')}
      />
      <PasswordField label="Confirm Password" autoComplete="new-password" {...fieldProps('confirmation')} />
    </FormDialog>
  )
})
