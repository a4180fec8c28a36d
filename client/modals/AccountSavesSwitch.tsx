import { useState } from 'react'
import { observer } from 'mobx-react-lite'
import { Button } from '../components/Button.tsx'
import type { AccountSavesStore } from '../stores/AccountSavesStore.ts'
import { useStores } from '../stores/useStores.tsx'
import styles from './AccountSavesSwitch.module.css'
import { SwitchRow } from './SwitchRow.tsx'
import { useAccountSaves } from './useAccountSaves.ts'

/** Switch of the saves in the account; off deletes those there, after asking. */
export const AccountSavesSwitch = observer(function AccountSavesSwitch() {
  const { store, isMissing } = useAccountSaves()
  if (isMissing) return <p>Your account can’t be reached. Check your connection.</p>
  return store && <AccountSwitch store={store} />
})

const AccountSwitch = observer(function AccountSwitch({ store }: { store: AccountSavesStore }) {
  const { ui } = useStores()
  const [isAsking, setAsking] = useState(false)

  const choose = async (keepsSaves: boolean) => {
    setAsking(false)
    const outcome = await store.switchSaves(keepsSaves)
    if (!outcome.ok && outcome.message !== null) ui.showToast(outcome.message, 'error')
  }

  return (
    <>
      <ul className={styles.rows}>
        <SwitchRow
          label="Keep saves in my account"
          text="Your saves and recovery copies also go to your account, with the name of the device, so you can play on elsewhere."
          isOn={store.keepsSaves}
          onToggle={() => {
            if (store.keepsSaves) setAsking(true)
            else void choose(true)
          }}
        />
      </ul>
      {isAsking && (
        <div className={styles.question} role="group" aria-label="Delete the saves in your account?">
          <p>
            Delete the saves in your account? That includes those from other devices. Saves in a browser stay
            there.
          </p>
          <span className={styles.answers}>
            <Button size="small" autoFocus onClick={() => setAsking(false)}>
              Keep them
            </Button>
            <Button size="small" variant="danger" onClick={() => void choose(false)}>
              Delete them
            </Button>
          </span>
        </div>
      )}
    </>
  )
})
