import { lazy, Suspense } from 'react'
import { Panel } from '../../components/Panel.tsx'
import { DialogButton } from './DialogButton.tsx'
import styles from './OfficeScreen.module.css'

const ChangePassword = lazy(async () => ({
  default: (await import('../../modals/account/ChangePasswordDialog.tsx')).ChangePasswordDialog,
}))
const LogOutEverywhere = lazy(async () => ({
  default: (await import('../../modals/account/LogOutEverywhereDialog.tsx')).LogOutEverywhereDialog,
}))
const DeleteAccount = lazy(async () => ({
  default: (await import('../../modals/account/DeleteAccountDialog.tsx')).DeleteAccountDialog,
}))
const OpenSessions = lazy(async () => ({
  default: (await import('../../modals/account/OpenSessions.tsx')).OpenSessions,
}))

/** Actions on the account of a registered manager; each opens a dialog. */
export function AccountPanel() {
  return (
    <Panel heading="Account">
      <div className={styles.account}>
        <DialogButton Dialog={ChangePassword}>Change password</DialogButton>
        <DialogButton Dialog={LogOutEverywhere}>Log out everywhere</DialogButton>
        <DialogButton Dialog={DeleteAccount} variant="danger">
          Delete account
        </DialogButton>
      </div>
      <div className={styles.sessions}>
        <Suspense fallback={null}>
          <OpenSessions />
        </Suspense>
      </div>
    </Panel>
  )
}
