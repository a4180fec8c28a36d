import { Suspense } from 'react'
import { observer } from 'mobx-react-lite'
import { ErrorBoundary } from '../../../components/ErrorBoundary.tsx'
import { FaultNotice } from '../../../components/FaultNotice.tsx'
import { lazyComponent } from '../../../components/lazyComponent.tsx'
import { Panel } from '../../../components/Panel.tsx'
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
    <ErrorBoundary
      fallback={(fault) => (
        <FaultNotice
          fault={fault}
          title="The paper can’t be shown"
          text="Something went wrong in it. The career goes on."
        />
      )}
    >
      <Suspense
        fallback={
          <Panel heading="The paper">
            <div className={styles.edition} />
          </Panel>
        }
      >
        <LatestPage />
      </Suspense>
    </ErrorBoundary>
  )
})
