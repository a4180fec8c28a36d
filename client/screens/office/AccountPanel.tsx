import { Suspense } from 'react'
import { ErrorBoundary } from '../../components/ErrorBoundary.tsx'
import { FaultNotice } from '../../components/FaultNotice.tsx'
import { lazyComponent } from '../../components/lazyComponent.tsx'
import { Panel } from '../../components/Panel.tsx'
import { DialogButton } from './DialogButton.tsx'
import styles from './OfficeScreen.module.css'

const ChangePassword = lazyComponent(
  async () => (await import('../../modals/account/ChangePasswordDialog.tsx')).ChangePasswordDialog,
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
        <ErrorBoundary
          fallback={(fault) => (
            <FaultNotice
              fault={fault}
              title="Your devices can’t be shown"
              text="Something went wrong here. Your account is as it was."
            />
          )}
        >
          <Suspense fallback={null}>
            <OpenSessions />
          </Suspense>
        </ErrorBoundary>
      </div>
    </Panel>
  )
}
