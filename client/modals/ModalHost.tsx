import type { ComponentType } from 'react'
import { observer } from 'mobx-react-lite'
import { lazyComponent } from '../components/lazyComponent.tsx'
import { NestedDialog } from '../components/nestedDialog.ts'
import { OverlayBoundary } from '../components/OverlayBoundary.tsx'
import type { Modal } from '../stores/modal.ts'
import { useGameStores } from '../stores/useGameStores.ts'

interface ModalHostProps {
  /** Starts over by reloading the page. */
  onRestart: () => void
  /** Dialog of the news, a part of the screen. */
  News: ComponentType<{ onClose: () => void }>
}

/** Dialogs of this folder. */
type OwnModal = Exclude<Modal, { kind: 'news' }>
type ModalOf<Kind extends OwnModal['kind']> = Extract<OwnModal, { kind: Kind }>
/** Dialogs by kind. Each receives the data of its modal as props. */
type Dialogs = { [Kind in OwnModal['kind']]: ComponentType<ModalOf<Kind> & DialogProps> }

interface DialogProps extends Pick<ModalHostProps, 'onRestart'> {
  onClose: () => void
}

const ClubPage = lazyComponent(async () => (await import('./ClubPage.tsx')).ClubPage)
const PlayerPage = lazyComponent(async () => (await import('./PlayerPage.tsx')).PlayerPage)
const CareerOver = lazyComponent(async () => (await import('./CareerOver.tsx')).CareerOver)

const DIALOGS: Dialogs = {
  'save-game': lazyComponent(async () => (await import('./SaveGame.tsx')).SaveGame),
  'load-game': lazyComponent(async () => (await import('./LoadGame.tsx')).LoadGame),
  'unsaved-progress': lazyComponent(async () => (await import('./UnsavedProgress.tsx')).UnsavedProgress),
  'recover-career': lazyComponent(async () => (await import('./RecoverCareer.tsx')).RecoverCareer),
  'career-elsewhere': lazyComponent(async () => (await import('./CareerElsewhere.tsx')).CareerElsewhere),
  'match-result': lazyComponent(async () => (await import('./MatchResultDialog.tsx')).MatchResultDialog),
  'ahead-report': lazyComponent(async () => (await import('./AheadReportDialog.tsx')).AheadReportDialog),
  'challenge-over': lazyComponent(async () => (await import('./ChallengeOver.tsx')).ChallengeOver),
  'no-luck': lazyComponent(async () => (await import('./challenge/NoLuck.tsx')).NoLuck),
  'random-event': lazyComponent(async () => (await import('./RandomEventDialog.tsx')).RandomEventDialog),
  'season-review': lazyComponent(async () => (await import('./SeasonReviewDialog.tsx')).SeasonReviewDialog),
  almanac: lazyComponent(async () => (await import('./AlmanacDialog.tsx')).AlmanacDialog),
  'insufficient-players': lazyComponent(
    async () => (await import('./InsufficientPlayers.tsx')).InsufficientPlayers,
  ),
  'player-details': lazyComponent(async () => (await import('./PlayerDetails.tsx')).PlayerDetails),
  club: ClubPage,
  player: PlayerPage,
  'make-offer': lazyComponent(async () => (await import('./MakeOffer.tsx')).MakeOffer),
  message: lazyComponent(async () => (await import('./MessageDialog.tsx')).MessageDialog),
  'contract-talks': lazyComponent(async () => (await import('./ContractTalks.tsx')).ContractTalks),
  'lend-player': lazyComponent(async () => (await import('./LendPlayer.tsx')).LendPlayer),
  'compare-players': lazyComponent(async () => (await import('./ComparePlayers.tsx')).ComparePlayers),
  'confirm-dismissal': lazyComponent(async () => (await import('./ConfirmDismissal.tsx')).ConfirmDismissal),
  'confirm-building': lazyComponent(async () => (await import('./ConfirmBuilding.tsx')).ConfirmBuilding),
  'confirm-sale': lazyComponent(async () => (await import('./ConfirmSale.tsx')).ConfirmSale),
  'share-campaign': lazyComponent(async () => (await import('./ShareCampaign.tsx')).ShareCampaign),
  'policy-info': lazyComponent(async () => (await import('./PolicyInfo.tsx')).PolicyInfo),
  'confirm-restart': lazyComponent(async () => (await import('./ConfirmRestart.tsx')).ConfirmRestart),
  'confirm-retirement': lazyComponent(
    async () => (await import('./ConfirmRetirement.tsx')).ConfirmRetirement,
  ),
  'confirm-take-over': lazyComponent(async () => (await import('./ConfirmTakeOver.tsx')).ConfirmTakeOver),
  settings: lazyComponent(async () => (await import('./SettingsDialog.tsx')).SettingsDialog),
  'team-settings': lazyComponent(
    async () => (await import('./account/TeamSettingsDialog.tsx')).TeamSettingsDialog,
  ),
  search: lazyComponent(async () => (await import('./SearchDialog.tsx')).SearchDialog),
  shortcuts: lazyComponent(async () => (await import('./ShortcutsDialog.tsx')).ShortcutsDialog),
  'cup-draw': lazyComponent(async () => (await import('./CupDrawDialog.tsx')).CupDrawDialog),
  paper: lazyComponent(async () => (await import('./PaperDialog.tsx')).PaperDialog),
  objectives: lazyComponent(async () => (await import('./ObjectivesDialog.tsx')).ObjectivesDialog),
  finances: lazyComponent(async () => (await import('./FinancesDialog.tsx')).FinancesDialog),
  'hall-of-fame': lazyComponent(async () => (await import('./HallOfFame.tsx')).HallOfFame),
  manager: lazyComponent(async () => (await import('./ManagerDialog.tsx')).ManagerDialog),
  'simulation-fault': lazyComponent(async () => (await import('./SimulationFault.tsx')).SimulationFault),
}

/** Renders the dialog that UiStore names; without one, the end of a career that has ended. */
export const ModalHost = observer(function ModalHost({ onRestart, News }: ModalHostProps) {
  const { ui } = useGameStores()
  return (
    <OverlayBoundary
      key={(ui.modalBelow ?? ui.modal)?.kind}
      title="A message could not be shown"
      onDismiss={ui.modal && (() => ui.closeModal())}
    >
      <NestedDialog value={ui.modalBelow && ui.page && <OpenPage page={ui.page} />}>
        <OpenDialog onRestart={onRestart} News={News} />
      </NestedDialog>
    </OverlayBoundary>
  )
})

function OpenPage({ page: { kind, id } }: { page: Pick<ModalOf<'club' | 'player'>, 'kind' | 'id'> }) {
  return kind === 'club' ? <ClubPage id={id} /> : <PlayerPage id={id} />
}

const OpenDialog = observer(function OpenDialog({ onRestart, News }: ModalHostProps) {
  const { arrival, game, matchday, ui } = useGameStores()
  const modal = ui.modalBelow ?? ui.modal
  if (!modal) {
    const isOver = game.career?.ended && !matchday.isOpen && !arrival.isAsking
    return isOver ? <CareerOver onRestart={onRestart} /> : null
  }
  const close = () => ui.closeModal()
  if (modal.kind === 'news') return <News onClose={close} />
  return dialogOf(modal, { onRestart, onClose: close })
})

function dialogOf<Kind extends OwnModal['kind']>(modal: ModalOf<Kind>, props: DialogProps) {
  const Content: ComponentType<ModalOf<Kind> & DialogProps> = DIALOGS[modal.kind]
  return <Content {...modal} {...props} />
}
