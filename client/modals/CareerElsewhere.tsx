import { observer } from 'mobx-react-lite'
import { Button } from '../components/Button.tsx'
import { CloseButton } from '../components/Dialog.tsx'
import type { ListedRecord } from '../stores/saves/BrowserRecords.ts'
import { useGameStores } from '../stores/useGameStores.ts'
import { GameDialog } from './GameDialog.tsx'

/** Offers the career that another tab is playing to a tab that has none. */
export const CareerElsewhere = observer(function CareerElsewhere({ copy }: { copy: ListedRecord }) {
  const { recovery, ui } = useGameStores()
  const { club, season, day, isIron = false } = copy.card

  return (
    <GameDialog
      title="Your career is open in another tab"
      footer={
        <>
          <CloseButton>Start another career</CloseButton>
          {!isIron && (
            <Button
              data-initial-focus
              variant="primary"
              onClick={() => {
                ui.closeModal()
                void recovery.recover(copy.key)
              }}
            >
              Continue here
            </Button>
          )}
        </>
      }
    >
      <p>
        You’re in charge of {club} there, in <strong>season {season}</strong>, on <strong>day {day}</strong>.
      </p>
      <p>
        {isIron
          ? 'An iron career is played in one tab: carry on there, or close that tab and reload this page.'
          : 'Carry on there, or pick it up here from that day. The other tab stays as it is, and from then on each goes its own way.'}
      </p>
    </GameDialog>
  )
})
