import { Suspense, type JSX } from 'react'
import { observer } from 'mobx-react-lite'
import { Button } from '../components/Button.tsx'
import { ErrorBoundary } from '../components/ErrorBoundary.tsx'
import { FaultNotice } from '../components/FaultNotice.tsx'
import { lazyComponent } from '../components/lazyComponent.tsx'
import { NestedDialog } from '../components/nestedDialog.ts'
import { useGameStores } from '../stores/useGameStores.ts'
import { LoadGame } from './LoadGame.tsx'
import { RecoverCareer } from './RecoverCareer.tsx'
import { SaveGame } from './SaveGame.tsx'
import { UnsavedProgress } from './UnsavedProgress.tsx'

// The dialogs of saving and loading come with the game: the network may be lost before the rest has loaded.
const AheadReportDialog = lazyComponent(
  async () => (await import('./AheadReportDialog.tsx')).AheadReportDialog,
)
const CareerOver = lazyComponent(async () => (await import('./CareerOver.tsx')).CareerOver)
const ClubPage = lazyComponent(async () => (await import('./ClubPage.tsx')).ClubPage)
const ComparePlayers = lazyComponent(async () => (await import('./ComparePlayers.tsx')).ComparePlayers)
const ConfirmDismissal = lazyComponent(async () => (await import('./ConfirmDismissal.tsx')).ConfirmDismissal)
const ConfirmRestart = lazyComponent(async () => (await import('./ConfirmRestart.tsx')).ConfirmRestart)
const ConfirmSale = lazyComponent(async () => (await import('./ConfirmSale.tsx')).ConfirmSale)
const FinancesDialog = lazyComponent(async () => (await import('./FinancesDialog.tsx')).FinancesDialog)
const MakeOffer = lazyComponent(async () => (await import('./MakeOffer.tsx')).MakeOffer)
const ContractTalks = lazyComponent(async () => (await import('./ContractTalks.tsx')).ContractTalks)
const HallOfFame = lazyComponent(async () => (await import('./HallOfFame.tsx')).HallOfFame)
const InsufficientPlayers = lazyComponent(
  async () => (await import('./InsufficientPlayers.tsx')).InsufficientPlayers,
)
const LendPlayer = lazyComponent(async () => (await import('./LendPlayer.tsx')).LendPlayer)
const MatchResultDialog = lazyComponent(
  async () => (await import('./MatchResultDialog.tsx')).MatchResultDialog,
)
const MessageDialog = lazyComponent(async () => (await import('./MessageDialog.tsx')).MessageDialog)
const ObjectivesDialog = lazyComponent(async () => (await import('./ObjectivesDialog.tsx')).ObjectivesDialog)
const PaperDialog = lazyComponent(async () => (await import('./PaperDialog.tsx')).PaperDialog)
const PlayerDetails = lazyComponent(async () => (await import('./PlayerDetails.tsx')).PlayerDetails)
const PolicyInfo = lazyComponent(async () => (await import('./PolicyInfo.tsx')).PolicyInfo)
const RandomEventDialog = lazyComponent(
  async () => (await import('./RandomEventDialog.tsx')).RandomEventDialog,
)
const SeasonReviewDialog = lazyComponent(
  async () => (await import('./SeasonReviewDialog.tsx')).SeasonReviewDialog,
)
const SimulationFault = lazyComponent(async () => (await import('./SimulationFault.tsx')).SimulationFault)
const SettingsDialog = lazyComponent(async () => (await import('./SettingsDialog.tsx')).SettingsDialog)
const TeamSettingsDialog = lazyComponent(
  async () => (await import('./account/TeamSettingsDialog.tsx')).TeamSettingsDialog,
)
const SearchDialog = lazyComponent(async () => (await import('./SearchDialog.tsx')).SearchDialog)
const ShortcutsDialog = lazyComponent(async () => (await import('./ShortcutsDialog.tsx')).ShortcutsDialog)
const ShareCampaign = lazyComponent(async () => (await import('./ShareCampaign.tsx')).ShareCampaign)

interface ModalHostProps {
  /** Starts over by reloading the page. */
  onRestart: () => void
}

/** Renders the dialog that UiStore names; without one, the end of a career that has ended. */
export const ModalHost = observer(function ModalHost({ onRestart }: ModalHostProps) {
  const { ui } = useGameStores()
  return (
    <ErrorBoundary
      key={(ui.modalBelow ?? ui.modal)?.kind}
      fallback={(fault) => (
        <FaultNotice
          fault={fault}
          place="over"
          title="A message could not be shown"
          text="Something went wrong in it. The career is as it was."
        >
          {ui.modal && (
            <Button
              onClick={() => {
                ui.closeModal()
              }}
            >
              Go on without it
            </Button>
          )}
        </FaultNotice>
      )}
    >
      <Suspense fallback={null}>
        <NestedDialog
          value={ui.modalBelow && ui.modal?.kind === 'club' ? <ClubPage id={ui.modal.id} /> : null}
        >
          <OpenDialog onRestart={onRestart} />
        </NestedDialog>
      </Suspense>
    </ErrorBoundary>
  )
})

const OpenDialog = observer(function OpenDialog({ onRestart }: ModalHostProps): JSX.Element | null {
  const { game, matchday, ui } = useGameStores()
  const modal = ui.modalBelow ?? ui.modal
  if (!modal) return game.career?.ended && !matchday.isOpen ? <CareerOver onRestart={onRestart} /> : null
  switch (modal.kind) {
    case 'match-result':
      return <MatchResultDialog />
    case 'ahead-report':
      return <AheadReportDialog />
    case 'random-event':
      return <RandomEventDialog />
    case 'season-review':
      return <SeasonReviewDialog season={modal.season} />
    case 'insufficient-players':
      return <InsufficientPlayers eligible={modal.eligible} />
    case 'player-details':
      return <PlayerDetails id={modal.id} />
    case 'club':
      return <ClubPage id={modal.id} />
    case 'make-offer':
      return <MakeOffer id={modal.id} />
    case 'message':
      return <MessageDialog id={modal.id} />
    case 'contract-talks':
      return <ContractTalks id={modal.id} />
    case 'lend-player':
      return <LendPlayer id={modal.id} />
    case 'compare-players':
      return <ComparePlayers />
    case 'confirm-dismissal':
      return <ConfirmDismissal id={modal.id} />
    case 'confirm-sale':
      return <ConfirmSale id={modal.id} from={modal.from} />
    case 'share-campaign':
      return <ShareCampaign id={modal.id} />
    case 'policy-info':
      return <PolicyInfo policy={modal.policy} />
    case 'confirm-restart':
      return <ConfirmRestart onRestart={onRestart} />
    case 'settings':
      return <SettingsDialog />
    case 'team-settings':
      return (
        <TeamSettingsDialog
          onClose={() => {
            ui.closeModal()
          }}
        />
      )
    case 'search':
      return <SearchDialog />
    case 'shortcuts':
      return <ShortcutsDialog />
    case 'paper':
      return <PaperDialog />
    case 'objectives':
      return <ObjectivesDialog />
    case 'finances':
      return <FinancesDialog />
    case 'hall-of-fame':
      return (
        <HallOfFame
          onClose={() => {
            ui.closeModal()
          }}
        />
      )
    case 'save-game':
      return <SaveGame then={modal.then} onRestart={onRestart} />
    case 'load-game':
      return <LoadGame />
    case 'unsaved-progress':
      return <UnsavedProgress to={modal.to} onRestart={onRestart} />
    case 'recover-career':
      return <RecoverCareer recovery={modal.recovery} />
    case 'simulation-fault':
      return <SimulationFault details={modal.details} />
  }
})
