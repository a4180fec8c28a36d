import { observer } from 'mobx-react-lite'
import { competitorById } from '../simulation/club/club.ts'
import { useGameStores } from '../stores/useGameStores.ts'
import { ConfirmDialog } from './GameDialog.tsx'

/** Confirmation before the manager leaves the own club for another. */
export const ConfirmTakeOver = observer(function ConfirmTakeOver(props: { season: number; club: string }) {
  const { season, club: id } = props
  const { careerEnd, game, ui } = useGameStores()
  const { club } = game.state
  const { name, shortName } = competitorById(game.state, id)

  const takeOver = () => {
    ui.closeModal()
    careerEnd.accept(id)
  }

  return (
    <ConfirmDialog
      title={`Leave ${club.name}?`}
      action={`Take over ${shortName}`}
      onConfirm={takeOver}
      onClose={() => ui.replaceModal({ kind: 'season-review', season })}
    >
      <p>{`You’d be the manager of ${name} from today, and ${club.name} would find somebody else. You can’t undo it.`}</p>
    </ConfirmDialog>
  )
})
