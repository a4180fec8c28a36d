import { useEffect } from 'react'
import { observer } from 'mobx-react-lite'
import { useNavigate } from 'react-router-dom'
import { Panel } from '../../components/Panel.tsx'
import { SaveList } from '../../components/SaveList.tsx'
import { useStores } from '../../stores/useStores.tsx'

/** The saved games of a registered user; loading one opens the game. */
export const SavesPanel = observer(function SavesPanel() {
  const { saves } = useStores()
  const navigate = useNavigate()
  const { owner } = saves

  useEffect(() => {
    void saves.open()
  }, [saves, owner])

  if (!saves.canSave) return null
  return (
    <Panel heading="Saved games">
      <SaveList
        saves={saves.cards}
        onLoad={(name) => {
          saves.request(name)
          void navigate('/game')
        }}
        onDelete={(name) => void saves.remove(name)}
        onExport={(name) => {
          saves.offerFile(name)
        }}
      />
    </Panel>
  )
})
