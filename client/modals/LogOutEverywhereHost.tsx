import { useState } from 'react'
import { observer } from 'mobx-react-lite'
import { useNavigate } from 'react-router-dom'
import { Button } from '../components/Button.tsx'
import { Dialog } from '../components/Dialog.tsx'
import { Notice } from '../components/Notice.tsx'
import { useStores } from '../stores/useStores.tsx'
import styles from './AccountDialog.module.css'

const DONE = 'You are logged out everywhere.'

/** Ends all sessions of the account, after a confirmation. */
export const LogOutEverywhereHost = observer(function LogOutEverywhereHost({
  onClose,
}: {
  onClose: () => void
}) {
  const root = useStores()
  const navigate = useNavigate()
  const [hasUnsavedCareer] = useState(() => root.hasUnsavedCareer)
  const [refusal, setRefusal] = useState<string | null>(null)
  const [isPending, setPending] = useState(false)

  const logOut = async () => {
    setPending(true)
    setRefusal(null)
    const outcome = await root.logOutEverywhere()
    setPending(false)
    if (!outcome.ok) {
      setRefusal(outcome.message)
      return
    }
    root.ui.showToast(DONE, 'success')
    void navigate('/login')
  }

  return (
    <Dialog
      open
      onClose={onClose}
      title="Log Out Everywhere"
      footer={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button variant="primary" busy={isPending} onClick={() => void logOut()}>
            {isPending ? 'Logging out...' : 'Log out everywhere'}
          </Button>
        </>
      }
    >
      <div className={styles.form}>
        <p>Every browser in which you are logged in is logged out, this one too.</p>
        {hasUnsavedCareer && <p>The running career has unsaved changes, which will be lost.</p>}
        {refusal !== null && <Notice tone="bad">{refusal}</Notice>}
      </div>
    </Dialog>
  )
})
