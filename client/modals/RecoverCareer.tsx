import { useRef } from 'react'
import { observer } from 'mobx-react-lite'
import { Button } from '../components/Button.tsx'
import { Dialog } from '../components/Dialog.tsx'
import type { ListedRecord } from '../stores/saves/BrowserRecords.ts'
import { useGameStores } from '../stores/useGameStores.ts'
import { useStores } from '../stores/useStores.tsx'

/** Offers to recover a career whose page closed or failed before it was saved. */
export const RecoverCareer = observer(function RecoverCareer({ recovery }: { recovery: ListedRecord }) {
  const { recovery: desk, ui } = useGameStores()
  const { saves } = useStores()
  const recover = useRef<HTMLButtonElement>(null)
  const { club, season, day } = recovery.card

  return (
    <Dialog
      open
      onClose={() => {
        ui.closeModal()
      }}
      title="Recover your career"
      initialFocus={recover}
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
          <Button
            onClick={() => {
              void saves.downloadCopy(recovery)
            }}
          >
            Export
          </Button>
          <Button
            ref={recover}
            variant="primary"
            onClick={() => {
              ui.closeModal()
              void desk.recover(recovery.key)
            }}
          >
            Recover
          </Button>
        </>
      }
    >
      <p>
        {club} was not saved when the game was closed last. It stands in <strong>season {season}</strong>, on{' '}
        <strong>day {day}</strong>.
      </p>
    </Dialog>
  )
})
