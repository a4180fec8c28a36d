import { observer } from 'mobx-react-lite'
import { Button } from '../components/Button.tsx'
import { GameDialog } from './GameDialog.tsx'
import { IRON_RULE } from '../simulation/core/savesStatement.ts'
import type { ListedRecord } from '../stores/saves/BrowserRecords.ts'
import { useGameStores } from '../stores/useGameStores.ts'
import { useStores } from '../stores/useStores.tsx'

/** Offers to recover a career whose page closed or failed before it was saved. */
export const RecoverCareer = observer(function RecoverCareer({ recovery }: { recovery: ListedRecord }) {
  const { recovery: desk, ui } = useGameStores()
  const { saves } = useStores()
  const { club, season, day, isIron = false } = recovery.card

  return (
    <GameDialog
      title={isIron ? 'Your iron career' : 'Recover your career'}
      footer={
        <>
          <Button
            variant="danger"
            onClick={() => {
              saves.forgetCopy(recovery.key)
              ui.closeModal()
            }}
          >
            Discard
          </Button>
          <Button onClick={() => void saves.downloadCopy(recovery)}>Export</Button>
          <Button
            data-initial-focus
            variant="primary"
            onClick={() => {
              ui.closeModal()
              void desk.recover(recovery.key)
            }}
          >
            {isIron ? 'Continue' : 'Recover'}
          </Button>
        </>
      }
    >
      <p>
        {isIron ? `${club} are waiting for you.` : `${club} was not saved when the game was closed last.`} It
        stands in <strong>season {season}</strong>, on <strong>day {day}</strong>.
      </p>
      {isIron && <p>{IRON_RULE} Discarding it ends the career for good.</p>}
    </GameDialog>
  )
})
