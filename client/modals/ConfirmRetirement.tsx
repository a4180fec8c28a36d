import { observer } from 'mobx-react-lite'
import { counted } from '../simulation/core/english.ts'
import { useGameStores } from '../stores/useGameStores.ts'
import { ConfirmDialog } from './GameDialog.tsx'

/** Confirmation before the manager retires. */
export const ConfirmRetirement = observer(function ConfirmRetirement({ season }: { season: number }) {
  const { game, ui } = useGameStores()

  const { club, pastSeasons } = game.state
  const at = pastSeasons.every((past) => past.club === club.id) ? ` at ${club.name}` : ''

  const retire = () => {
    game.decide('retire')
    ui.closeModal()
  }

  return (
    <ConfirmDialog
      title="Retire?"
      action="Retire"
      onConfirm={retire}
      onClose={() => ui.replaceModal({ kind: 'season-review', season })}
    >
      <p>
        {`Your career ends here, after ${counted(season, 'season')}${at}, and goes into the hall of fame. You can’t undo it.`}
      </p>
    </ConfirmDialog>
  )
})
