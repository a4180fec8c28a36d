import { useEffect, useState } from 'react'
import type { AccountSavesStore } from '../stores/AccountSavesStore.ts'
import { useStores } from '../stores/useStores.tsx'

/** Store of the saves in the account, which loads and asks the account with the first view. */
export function useAccountSaves(): { store: AccountSavesStore | null; isMissing: boolean } {
  const { account, session } = useStores()
  const { owner } = session
  const [store, setStore] = useState<AccountSavesStore | null>(null)
  const [isMissing, setMissing] = useState(false)

  useEffect(() => {
    if (owner === null) return () => {}
    let isShown = true
    account.open().then(
      (opened) => {
        if (isShown) setStore(opened)
        void opened.send()
      },
      () => {
        if (isShown) setMissing(true)
      },
    )
    return () => {
      isShown = false
    }
  }, [account, owner])
  return { store, isMissing }
}
