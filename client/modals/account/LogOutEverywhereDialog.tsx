import { useState } from 'react'
import { observer } from 'mobx-react-lite'
import { useNavigate } from 'react-router-dom'
import { useStores } from '../../stores/useStores.tsx'
import { FormDialog } from './FormDialog.tsx'

const DONE = 'You are logged out everywhere.'

/** Ends all sessions of the account, after a confirmation. */
export const LogOutEverywhereDialog = observer(function LogOutEverywhereDialog({
  onClose,
}: {
  onClose: () => void
}) {
  const root = useStores()
  const navigate = useNavigate()
  const [hasUnsavedCareer] = useState(() => root.hasUnsavedCareer)

  const logOut = async () => {
    const outcome = await root.logOutEverywhere()
    if (!outcome.ok) return outcome.message
    root.ui.showToast(DONE, 'success')
    void navigate('/login')
    return null
  }

  return (
    <FormDialog
      title="Log Out Everywhere"
      submitLabel="Log out everywhere"
      pendingLabel="Logging out..."
      onSubmit={logOut}
      onClose={onClose}
    >
      <p>This logs you out in every browser, this one included.</p>
      {hasUnsavedCareer && <p>Your career has unsaved changes, which will be lost.</p>}
    </FormDialog>
  )
})
