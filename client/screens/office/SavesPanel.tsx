import { useEffect } from 'react'
import { observer } from 'mobx-react-lite'
import { useNavigate } from 'react-router-dom'
import { Panel } from '../../components/Panel.tsx'
import { IronNotice } from '../../components/IronNotice.tsx'
import { REPLACE_WARNING } from '../../components/SaveList.tsx'
import { SavedGames } from '../../modals/SavedGames.tsx'
import type { SaveRequest } from '../../stores/SavesStore.ts'
import { useStores } from '../../stores/useStores.tsx'
import styles from './OfficeScreen.module.css'

/** Saved games of a registered user, in this browser and in the account; loading one opens the game. */
export const SavesPanel = observer(function SavesPanel() {
  const { saves, session, hasIronCareer, hasUnsavedCareer } = useStores()
  const navigate = useNavigate()
  const { owner } = session

  useEffect(() => void saves.open(), [saves, owner])

  const open = (request: SaveRequest) => {
    saves.request(request)
    void navigate('/game')
  }

  if (!saves.canSave) return null
  return (
    <Panel heading="Saved games">
      {hasUnsavedCareer && <p className={styles.warning}>{REPLACE_WARNING}</p>}
      {hasIronCareer ? <IronNotice /> : <SavedGames onLoad={open} onLoadVersion={open} />}
    </Panel>
  )
})
