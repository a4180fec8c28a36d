import { observer } from 'mobx-react-lite'
import { BelowTheFold } from '../../../components/BelowTheFold.tsx'
import { Badge } from '../../../components/Badge.tsx'
import { GlossaryTerm } from '../../../components/GlossaryTerm.tsx'
import { marketingReport } from '../../../simulation/reports/marketingReport.ts'
import { useReport } from '../../../stores/useReport.ts'
import { Campaigns } from './Campaigns.tsx'
import { FanChart } from './FanChart.tsx'
import { Policies } from './Policies.tsx'
import styles from './FanChart.module.css'
import { grouped } from '../../../simulation/core/money.ts'

/** Tab of marketing: fans, campaigns and policies. */
export function MarketingTab() {
  return (
    <div className={styles.tab}>
      <Campaigns />
      <div className={styles.policies}>
        <Policies />
      </div>
      <div className={styles.chart}>
        <BelowTheFold>
          <FanChart />
        </BelowTheFold>
      </div>
    </div>
  )
}

const EFFECT_TONES = { Excellent: 'good', Good: 'good', Average: 'fair', Poor: 'bad' } as const

export const MarketingSummary = observer(function MarketingSummary() {
  const { fans, mood, reputation, effect } = useReport(marketingReport)
  return (
    <>
      <Badge>
        <GlossaryTerm term="fans">{`Fans ${grouped(fans)}`}</GlossaryTerm>
      </Badge>
      <Badge>
        <GlossaryTerm term="fanMood">{`Fan Mood ${mood}%`}</GlossaryTerm>
      </Badge>
      <Badge>
        <GlossaryTerm term="reputation">{`Reputation ${reputation.toFixed(2)}`}</GlossaryTerm>
      </Badge>
      <Badge tone={EFFECT_TONES[effect]}>
        <GlossaryTerm term="marketingEffect">Mkt. Effect</GlossaryTerm> {effect}
      </Badge>
    </>
  )
})
