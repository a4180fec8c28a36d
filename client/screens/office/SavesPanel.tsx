import { useEffect } from 'react'
import { observer } from 'mobx-react-lite'
import { useNavigate } from 'react-router-dom'
import { Panel } from '../../components/Panel.tsx'
import { REPLACE_WARNING } from '../../components/replaceWarning.ts'
import { SaveList } from '../../components/SaveList.tsx'
import { useStores } from '../../stores/useStores.tsx'
import styles from './OfficeScreen.module.css'

/** Saved games of a registered user; loading one opens the game. */
export const SavesPanel = observer(function SavesPanel() {
  const { saves, hasUnsavedCareer } = useStores()
  const navigate = useNavigate()
  const { owner } = saves

  useEffect(() => {
    void saves.open()
  }, [saves, owner])

  if (!saves.canSave) return null
  return (
    <Panel heading="Saved games">
      {hasUnsavedCareer && saves.cards.length > 0 && <p className={styles.warning}>{REPLACE_WARNING}</p>}
      <SaveList
        saves={saves.cards}
        onLoad={(name) => {
          saves.request(name)
          void navigate('/game')
        }}
        onDelete={(name) => void saves.remove(name)}
        onExport={(name) => {
          saves.downloadFile(name)
        }}
      />
    </Panel>
  )
})
