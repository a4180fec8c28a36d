import { observer } from 'mobx-react-lite'
import { useGameStores } from '../stores/useGameStores.ts'
import { CareerOver } from './CareerOver.tsx'
import { ConfirmDismissal } from './ConfirmDismissal.tsx'
import { ConfirmRestart } from './ConfirmRestart.tsx'
import { ConfirmSale } from './ConfirmSale.tsx'
import { InsufficientPlayers } from './InsufficientPlayers.tsx'
import { MatchResultDialog } from './MatchResultDialog.tsx'
import { PlayerDetails } from './PlayerDetails.tsx'
import { SettingsDialog } from './SettingsDialog.tsx'

interface ModalHostProps {
  /** Begins anew: reloads the page. */
  onRestart: () => void
}

/** Shows the one dialog that the UiStore names; without any, the end of a career that has ended. */
export const ModalHost = observer(function ModalHost({ onRestart }: ModalHostProps) {
  const { game, ui } = useGameStores()
  const { modal } = ui
  switch (modal?.kind) {
    case 'match-result':
      return <MatchResultDialog />
    case 'insufficient-players':
      return <InsufficientPlayers eligible={modal.eligible} />
    case 'player-details':
      return <PlayerDetails id={modal.id} />
    case 'confirm-dismissal':
      return <ConfirmDismissal id={modal.id} />
    case 'confirm-sale':
      return <ConfirmSale id={modal.id} from={modal.from} />
    case 'confirm-restart':
      return <ConfirmRestart onRestart={onRestart} />
    case 'settings':
      return <SettingsDialog />
    default:
      return game.career?.ended ? <CareerOver /> : null
  }
})
