import { PageHeading } from '../../PageHeading.tsx'
import { StageWindow } from '../stageWindow.tsx'
import { VisuallyHidden } from '../../../components/VisuallyHidden.tsx'
import styles from './CareerEndView.module.css'

/** Picture above the results of a career that has ended. */
export function CareerEndView() {
  return (
    <main className={styles.page}>
      <PageHeading title="The career is over">
        <VisuallyHidden>The career is over</VisuallyHidden>
      </PageHeading>
      <StageWindow className={styles.window} />
    </main>
  )
}
