import { useState } from 'react'
import { lazyComponent } from '../../components/lazyComponent.tsx'
import { Panel } from '../../components/Panel.tsx'
import { PartBoundary } from '../../components/PartBoundary.tsx'
import { DialogButton } from './DialogButton.tsx'
import styles from './OfficeScreen.module.css'

const ChangePassword = lazyComponent(
  async () => (await import('../../modals/account/ChangePasswordDialog.tsx')).ChangePasswordDialog,
  { isLoadedAhead: false },
)
const TwoStep = lazyComponent(
  async () => (await import('../../modals/account/TwoStepDialog.tsx')).TwoStepDialog,
  { isLoadedAhead: false },
)
const LogOutEverywhere = lazyComponent(
  async () => (await import('../../modals/account/LogOutEverywhereDialog.tsx')).LogOutEverywhereDialog,
  { isLoadedAhead: false },
)
const DeleteAccount = lazyComponent(
  async () => (await import('../../modals/account/DeleteAccountDialog.tsx')).DeleteAccountDialog,
  { isLoadedAhead: false },
)
const OpenSessions = lazyComponent(
  async () => (await import('../../modals/account/OpenSessions.tsx')).OpenSessions,
  { isLoadedAhead: false },
)

/** Actions on the account of a registered manager; each opens a dialog. */
export function AccountPanel() {
  const [changes, setChanges] = useState(0)
  // Some dialogs log other devices out: their list is loaded again.
  const countChange = () => setChanges(changes + 1)
  return (
    <Panel heading="Account">
      <div className={styles.account}>
        <DialogButton Dialog={ChangePassword} onClosed={countChange}>
          Change password
        </DialogButton>
        <DialogButton Dialog={TwoStep} onClosed={countChange}>
          Two-step login
        </DialogButton>
        <DialogButton Dialog={LogOutEverywhere}>Log out everywhere</DialogButton>
        <DialogButton Dialog={DeleteAccount} variant="danger">
          Delete account
        </DialogButton>
      </div>
      <div className={styles.sessions}>
        <PartBoundary
          title="Your devices can’t be shown"
          text="Something went wrong here. Your account is as it was."
        >
          <OpenSessions key={changes} />
        </PartBoundary>
      </div>
    </Panel>
  )
}
