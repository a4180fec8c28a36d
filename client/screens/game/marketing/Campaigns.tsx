import { observer } from 'mobx-react-lite'
import { Badge } from '../../../components/Badge.tsx'
import { Button } from '../../../components/Button.tsx'
import { DataTable, type Column } from '../../../components/DataTable.tsx'
import { Disclosure } from '../../../components/Disclosure.tsx'
import { IconButton } from '../../../components/IconButton.tsx'
import { Money } from '../../../components/Money.tsx'
import { Panel } from '../../../components/Panel.tsx'
import { useMediaQuery } from '../../../components/useMediaQuery.ts'
import { counted } from '../../../simulation/core/english.ts'
import { rough, roughPounds } from '../../../simulation/core/money.ts'
import { marketingReport, type CampaignRow } from '../../../simulation/reports/marketingReport.ts'
import { useGameStores } from '../../../stores/useGameStores.ts'
import { useReport } from '../../../stores/useReport.ts'
import layout from '../layout.module.css'
import styles from './Campaigns.module.css'

const COLUMNS: readonly Column<CampaignRow>[] = [
  {
    key: 'name',
    header: 'Campaign',
    rowHeader: true,
    cell: ({ name, description }) => (
      <>
        <span className={styles.name}>{name}</span>
        <span className={layout.subtitle}>{description}</span>
      </>
    ),
  },
  { key: 'audience', header: 'Audience', cell: ({ targetAudience }) => targetAudience },
  {
    key: 'effects',
    header: 'Effects',
    cell: (campaign) => <Effects campaign={campaign} />,
  },
  {
    key: 'cost',
    header: 'Cost',
    kind: 'number',
    cell: ({ cost, duration }) => (
      <>
        <span className={styles.cost}>
          <Money amount={cost} />
        </span>
        <span className={styles.duration}>{`${duration} days`}</span>
      </>
    ),
  },
  {
    key: 'actions',
    header: 'Actions',
    isControl: true,
    cell: (campaign) => <Action campaign={campaign} />,
  },
]

/** The ten campaigns by what they would bring now. Those that would win few are folded. */
export const Campaigns = observer(function Campaigns() {
  const { campaigns, activeCount } = useReport(marketingReport)
  const faded = campaigns.filter(({ warning }) => warning !== null)
  const fresh = campaigns.filter(({ warning }) => warning === null)
  return (
    <Panel heading="Marketing Campaigns" flush aside={<Badge>{`${activeCount} active`}</Badge>}>
      {fresh.length > 0 && <CampaignList caption="Marketing Campaigns" campaigns={fresh} />}
      {faded.length > 0 && (
        <Disclosure title="Not worth it now" aside={<span>{counted(faded.length, 'campaign')}</span>}>
          <CampaignList caption="Campaigns that would win few fans now" campaigns={faded} />
        </Disclosure>
      )}
    </Panel>
  )
})

/** Campaigns in a table, or on cards where it is too narrow. Running ones are highlighted. */
function CampaignList({ caption, campaigns }: { caption: string; campaigns: readonly CampaignRow[] }) {
  const isNarrow = useMediaQuery('(width < 640px)')
  return isNarrow ? (
    <ul className={layout.lined}>
      {campaigns.map((campaign) => (
        <Card key={campaign.id} campaign={campaign} />
      ))}
    </ul>
  ) : (
    <DataTable
      caption={caption}
      columns={COLUMNS}
      rows={campaigns}
      rowKey={({ id }) => id}
      isHighlighted={({ isActive }) => isActive}
    />
  )
}

interface CampaignProps {
  campaign: CampaignRow
}

function Card({ campaign }: CampaignProps) {
  const { name, description, cost, duration, targetAudience, isActive } = campaign
  return (
    <li className={styles.card} data-active={isActive || undefined}>
      <div className={styles.head}>
        <h3 className={styles.name}>{name}</h3>
        <Action campaign={campaign} />
      </div>
      <p className={layout.subtitle}>{description}</p>
      <p className={styles.facts}>
        <span className={styles.cost}>
          <Money amount={cost} />
        </span>{' '}
        for {duration} days · {targetAudience}
      </p>
      <Effects campaign={campaign} />
    </li>
  )
}

function Effects({ campaign }: CampaignProps) {
  const { effects, warning, fansToWin, cost, isActive } = campaign
  return (
    <>
      <ul className={layout.tightRow}>
        {effects.map((effect) => (
          <li key={effect}>
            <Badge>{effect}</Badge>
          </li>
        ))}
      </ul>
      {warning === null && !isActive && fansToWin > 0 && (
        <p className={styles.gain}>
          About {rough(fansToWin)} new fans, {roughPounds(cost / fansToWin)} each
        </p>
      )}
      {warning !== null && <p className={styles.warning}>{warning}</p>}
    </>
  )
}

function Action({ campaign }: CampaignProps) {
  return campaign.isActive ? <Running campaign={campaign} /> : <Launch campaign={campaign} />
}

function Running({ campaign: { id, name, daysLeft } }: CampaignProps) {
  const { ui } = useGameStores()
  return (
    <span className={styles.running}>
      <Badge tone="good">{`${daysLeft}d left`}</Badge>
      <IconButton
        icon="share"
        label={`Share ${name}`}
        onClick={() => ui.openModal({ kind: 'share-campaign', id })}
      />
    </span>
  )
}

/** Launch button. Without the money it is labelled so, and pressing it shows the cost. */
function Launch({ campaign: { id, name, isAffordable } }: CampaignProps) {
  const { game } = useGameStores()
  const text = isAffordable ? 'Launch Campaign' : 'Not Enough Funds'

  const launch = () => game.decide('launchCampaign', id)

  return (
    <span className={styles.launch}>
      <Button
        size="small"
        variant={isAffordable ? 'plain' : 'quiet'}
        aria-label={`${text}: ${name}`}
        onClick={launch}
      >
        {text}
      </Button>
    </span>
  )
}
