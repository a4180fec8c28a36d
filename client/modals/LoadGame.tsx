import { useEffect } from 'react'
import { observer } from 'mobx-react-lite'
import { Button } from '../components/Button.tsx'
import { CloseButton } from '../components/Dialog.tsx'
import { GameDialog } from './GameDialog.tsx'
import { FileButton } from '../components/FileButton.tsx'
import { IronNotice } from '../components/IronNotice.tsx'
import { REPLACE_WARNING } from '../components/SaveList.tsx'
import { useGameStores } from '../stores/useGameStores.ts'
import { useStores } from '../stores/useStores.tsx'
import styles from './LoadGame.module.css'
import { SavedGames } from './SavedGames.tsx'

/** Saved games of this browser and of the account, and the import of one from a file. */
export const LoadGame = observer(function LoadGame() {
  const { autosave, saving, ui } = useGameStores()
  const { saves } = useStores()

  useEffect(() => void saves.open(), [saves])

  const close = () => ui.closeModal()

  const load = async (loading: Promise<boolean>) => {
    if (await loading) close()
  }

  return (
    <GameDialog
      title="Load Game"
      size="wide"
      footer={
        <>
          {!autosave.isIron && (
            <FileButton
              label="Import from a file"
              accept=".floodlight"
              onChoose={(file) => void load(saving.importFile(file))}
            />
          )}
          <Button onClick={() => void saving.exportCareer()}>Export this career</Button>
          <CloseButton data-initial-focus>Close</CloseButton>
        </>
      }
    >
      {autosave.isDirty && <p className={styles.warning}>{REPLACE_WARNING}</p>}
      {autosave.isIron ? (
        <IronNotice />
      ) : (
        <SavedGames
          onLoad={(name) => void load(saving.load(name))}
          onLoadVersion={(version) => void load(saving.loadFromAccount(version))}
        />
      )}
    </GameDialog>
  )
})
