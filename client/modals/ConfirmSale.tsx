import { useRef } from 'react'
import { observer } from 'mobx-react-lite'
import { Button } from '../components/Button.tsx'
import { Dialog } from '../components/Dialog.tsx'
import { Money } from '../components/Money.tsx'
import { NO_PLAYER_DATA } from '../simulation/core/notFound.ts'
import { useGameStores } from '../stores/useGameStores.ts'
import { NotFoundDialog } from './NotFoundDialog.tsx'
import { useHeadingFocus } from './useHeadingFocus.ts'

interface ConfirmSaleProps {
  id: string
  from: 'details' | 'list'
}

/** Confirmation before a player is sold. */
export const ConfirmSale = observer(function ConfirmSale({ id, from }: ConfirmSaleProps) {
  const { transfers, ui } = useGameStores()
  const cancel = useRef<HTMLButtonElement>(null)
  const { onRemove, finalFocus } = useHeadingFocus()
  const row = transfers.squad.find(({ player }) => player.id === id)
  if (!row) return <NotFoundDialog title="Player" text={NO_PLAYER_DATA} />
  const { player, range } = row

  const goBack = () => {
    if (from === 'details') ui.replaceModal({ kind: 'player-details', id })
    else ui.closeModal()
  }

  const sell = () => {
    onRemove()
    ui.closeModal()
    transfers.sell(id)
  }

  return (
    <Dialog
      open
      onClose={goBack}
      title={`Sell ${player.name}?`}
      initialFocus={cancel}
      finalFocus={finalFocus}
      footer={
        <>
          <Button ref={cancel} onClick={goBack}>
            Cancel
          </Button>
          <Button variant="danger" onClick={sell}>
            Sell Player
          </Button>
        </>
      }
    >
      <p>
        The sale brings between <Money amount={range.low} /> and <Money amount={range.high} />, and frees{' '}
        <Money amount={player.wage} /> a week of the wage budget. It cannot be undone.
      </p>
    </Dialog>
  )
})
