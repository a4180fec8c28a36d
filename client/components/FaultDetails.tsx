import { Button } from './Button.tsx'
import { Disclosure } from './Disclosure.tsx'
import styles from './FaultDetails.module.css'
import { Icon } from './Icon.tsx'
import { useCopy } from './useCopy.ts'

const REFUSED = 'Your browser wouldn’t copy it. Select the text and copy it by hand.'

/** Technical details that a player can copy into a bug report, collapsed at first. */
export function FaultDetails({ details }: { details: string }) {
  const { outcome, copy } = useCopy(REFUSED)
  return (
    <div className={styles.frame}>
      <Disclosure title="Details to report">
        <div className={styles.body}>
          <pre className={styles.text} tabIndex={0} aria-label="Details to report">
            {details}
          </pre>
          <div className={styles.copy}>
            <Button size="small" icon={<Icon name="copy" size={14} />} onClick={() => void copy(details)}>
              Copy details
            </Button>
            <span role="status">{outcome}</span>
          </div>
        </div>
      </Disclosure>
    </div>
  )
}
