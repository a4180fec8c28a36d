import { PageHeading } from '../../PageHeading.tsx'
import { StageWindow } from '../stageWindow.tsx'
import styles from './CareerEndView.module.css'

/** Picture above the results of a career that has ended. */
export function CareerEndView() {
  return (
    <main className={styles.page}>
      <PageHeading title="The career is over" className={styles.heading}>
        The career is over
      </PageHeading>
      <StageWindow className={styles.window} />
    </main>
  )
}
