import { observer } from 'mobx-react-lite'
import { lazyComponent } from '../../../components/lazyComponent.tsx'
import { Panel } from '../../../components/Panel.tsx'
import { PartBoundary } from '../../../components/PartBoundary.tsx'
import { predictionPage } from '../../../simulation/reports/paper/prediction.ts'
import { useReport } from '../../../stores/useReport.ts'
import { PaperPanel } from './PaperPanel.tsx'
import styles from './DashboardTab.module.css'

const LatestPage = lazyComponent(async () => (await import('./LatestPage.tsx')).LatestPage)

/** Front page of the paper: the prediction of a new career, and all other stories from a chunk of their own. */
export const Paper = observer(function Paper() {
  const prediction = useReport(predictionPage)
  if (prediction) return <PaperPanel page={prediction} />
  return (
    <PartBoundary
      title="The paper can’t be shown"
      text="Something went wrong in it. The career goes on."
      waiting={
        <Panel heading="The paper">
          <div className={styles.edition} />
        </Panel>
      }
    >
      <LatestPage />
    </PartBoundary>
  )
})
