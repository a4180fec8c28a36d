import { observer } from 'mobx-react-lite'
import { Badge } from '../components/Badge.tsx'
import { Button } from '../components/Button.tsx'
import { CloseButton } from '../components/Dialog.tsx'
import { GameDialog, NotFoundDialog } from './GameDialog.tsx'
import { SHARE_PLACES, type SharePlace } from '../simulation/club/marketing.ts'
import { CAMPAIGN_NOT_FOUND } from '../simulation/news/outcome.ts'
import { marketingReport } from '../simulation/reports/marketingReport.ts'
import { useGameStores } from '../stores/useGameStores.ts'
import { useReport } from '../stores/useReport.ts'
import { campaignPage } from './sharing.ts'
import styles from './ShareCampaign.module.css'

/** Share targets of a running campaign. */
export const ShareCampaign = observer(function ShareCampaign({ id }: { id: string }) {
  const { game, ui } = useGameStores()
  const { campaigns, shareReputation, daysBetweenShares } = useReport(marketingReport)
  const campaign = campaigns.find((candidate) => candidate.id === id && candidate.isActive)
  if (!campaign) return <NotFoundDialog title="Share Campaign" text={CAMPAIGN_NOT_FOUND} />
  const { name, description, effects, daysLeft, shareRefusal } = campaign

  const close = () => ui.closeModal()

  const share = (place: SharePlace) => {
    if (!game.decide('shareCampaign', id, place).done) return
    const page = campaignPage(
      place,
      `${name} at ${game.state.club.name}: ${description}`,
      window.location.origin,
    )
    if (page !== null) window.open(page, '_blank', 'noopener')
    close()
  }

  return (
    <GameDialog gap="regular" title="Share Campaign" footer={<CloseButton>Close</CloseButton>}>
      <div className={styles.campaign}>
        <h3 className={styles.name}>{name}</h3>
        <p>{description}</p>
        <p className={styles.tags}>
          {effects.map((effect) => (
            <Badge key={effect}>{effect}</Badge>
          ))}
          <Badge tone="good">{`${daysLeft}d left`}</Badge>
        </p>
      </div>
      <div className={styles.places} role="group" aria-label="Share on">
        {SHARE_PLACES.map((place) => (
          <Button key={place} disabled={shareRefusal !== null} onClick={() => share(place)}>
            {place}
          </Button>
        ))}
      </div>
      <p className={styles.note} role="status">
        {shareRefusal ??
          `A share adds ${shareReputation} to the club's reputation; you can share again ${daysBetweenShares} days later. Social pages open in a new tab.`}
      </p>
    </GameDialog>
  )
})
