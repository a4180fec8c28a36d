import { useRef, useState } from 'react'
import { observer } from 'mobx-react-lite'
import { useNavigate } from 'react-router-dom'
import { focusField } from '../../components/TextField.tsx'
import { ACCOUNT_DELETION } from '../../simulation/core/savesStatement.ts'
import { useStores } from '../../stores/useStores.tsx'
import { AccountPasswordField } from './AccountPasswordField.tsx'
import { FormDialog } from './FormDialog.tsx'

const DELETED = 'Your account is deleted.'

/** Deletes the account, after asking for its password. */
export const DeleteAccountDialog = observer(function DeleteAccountDialog({
  onClose,
}: {
  onClose: () => void
}) {
  const root = useStores()
  const { session, ui } = root
  const navigate = useNavigate()
  const form = useRef<HTMLFormElement>(null)
  const [password, setPassword] = useState('')
  const [fault, setFault] = useState<string>()

  const show = (message: string | undefined) => {
    setFault(message)
    if (message !== undefined) focusField(form.current, 'password')
  }

  const submit = async () => {
    const found = session.rules.givenPasswordFault(password)
    show(found?.message)
    if (found) return null
    const outcome = await root.deleteAccount(password)
    if (!outcome.ok) {
      if (outcome.reason !== 'wrong secret') return outcome.message
      show(outcome.message ?? undefined)
      return null
    }
    ui.showToast(DELETED, 'success')
    void navigate('/login')
    return null
  }

  return (
    <FormDialog
      title="Delete Account"
      submitLabel="Delete for good"
      pendingLabel="Deleting..."
      variant="danger"
      formRef={form}
      onSubmit={submit}
      onClose={onClose}
    >
      <p>{ACCOUNT_DELETION} Export anything you want to keep first: none of it can be brought back.</p>
      <AccountPasswordField value={password} onChange={setPassword} error={fault} />
    </FormDialog>
  )
})
