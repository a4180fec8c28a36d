import { lazy, Suspense, useState } from 'react'
import { Button } from '../../components/Button.tsx'
import { Panel } from '../../components/Panel.tsx'
import styles from './OfficeScreen.module.css'

const dialogs = {
  'change-password': lazy(async () => ({
    default: (await import('../../modals/account/ChangePasswordDialog.tsx')).ChangePasswordDialog,
  })),
  'log-out-everywhere': lazy(async () => ({
    default: (await import('../../modals/account/LogOutEverywhereDialog.tsx')).LogOutEverywhereDialog,
  })),
  'delete-account': lazy(async () => ({
    default: (await import('../../modals/account/DeleteAccountDialog.tsx')).DeleteAccountDialog,
  })),
}

const OpenSessions = lazy(async () => ({
  default: (await import('../../modals/account/OpenSessions.tsx')).OpenSessions,
}))

type DialogName = keyof typeof dialogs

/** Actions on the account of a registered manager; each opens a dialog. */
export function AccountPanel() {
  const [open, setOpen] = useState<DialogName | null>(null)
  const OpenDialog = open && dialogs[open]
  const opener = (name: DialogName) => () => {
    setOpen(name)
  }
  return (
    <Panel heading="Account">
      <div className={styles.account}>
        <Button onClick={opener('change-password')}>Change password</Button>
        <Button onClick={opener('log-out-everywhere')}>Log out everywhere</Button>
        <Button variant="danger" onClick={opener('delete-account')}>
          Delete account
        </Button>
      </div>
      <div className={styles.sessions}>
        <Suspense fallback={null}>
          <OpenSessions />
        </Suspense>
      </div>
      {OpenDialog && (
        <Suspense fallback={null}>
          <OpenDialog
            onClose={() => {
              setOpen(null)
            }}
          />
        </Suspense>
      )}
    </Panel>
  )
}
