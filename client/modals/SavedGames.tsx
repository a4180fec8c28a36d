import { observer } from 'mobx-react-lite'
import { SaveList } from '../components/SaveList.tsx'
import type { AccountVersion } from '../stores/saves/accountVersions.ts'
import { useStores } from '../stores/useStores.tsx'
import { AccountSaves } from './AccountSaves.tsx'
import styles from './AccountSaves.module.css'
import { useAccountSaves } from './useAccountSaves.ts'

interface SavedGamesProps {
  /** Loads a save of this browser. */
  onLoad: (name: string) => void
  /** Loads a save of the account. */
  onLoadVersion: (version: AccountVersion) => void
}

/** Saves of this browser, then those of the account, from all devices. */
export const SavedGames = observer(function SavedGames({ onLoad, onLoadVersion }: SavedGamesProps) {
  const { saves } = useStores()
  const { store, isMissing } = useAccountSaves()
  const isElsewhere = store !== null && store.versions.length > 0
  return (
    <>
      <section aria-labelledby="browser-saves">
        <h3 id="browser-saves" className={styles.heading}>
          In this browser
        </h3>
        <SaveList
          saves={saves.cards}
          none={isElsewhere ? 'No saved games in this browser.' : 'No saved games found.'}
          onLoad={onLoad}
          onDelete={(name) => void saves.remove(name)}
          onExport={(name) => void saves.downloadFile(name)}
        />
      </section>
      {saves.canSave && <AccountSaves store={store} isMissing={isMissing} onLoad={onLoadVersion} />}
    </>
  )
})
