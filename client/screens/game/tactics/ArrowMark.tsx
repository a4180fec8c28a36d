import { VisuallyHidden } from '../../../components/VisuallyHidden.tsx'
import type { Arrows } from '../../../simulation/reports/tacticsReport.ts'
import styles from './TacticChoices.module.css'
import { arrowsDrawn, arrowsInWords } from './tacticWords.ts'

/** Up to three arrows for an expected effect; nothing is drawn without one. */
export function ArrowMark({ arrows }: { arrows: Arrows }) {
  if (arrows === 0) return null
  return (
    <>
      <span aria-hidden="true" className={styles.arrows} data-good={arrows > 0}>
        {arrowsDrawn(arrows)}
      </span>
      <VisuallyHidden>{`(${arrowsInWords(arrows)})`}</VisuallyHidden>
    </>
  )
}
