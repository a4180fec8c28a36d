import { useEffect, useRef } from 'react'
import { Button } from '../../components/Button.tsx'
import { downloadFile } from '../../components/downloadFile.ts'
import { Icon } from '../../components/Icon.tsx'
import { useCopy } from '../../components/useCopy.ts'
import styles from './TwoStepDialog.module.css'

const REFUSED = 'Your browser wouldn’t copy them. Select the codes and copy them by hand.'

/** Recovery codes, shown once, to copy or download. */
export function RecoveryCodes({ codes }: { codes: readonly string[] }) {
  const start = useRef<HTMLParagraphElement>(null)
  const { outcome, copy } = useCopy(REFUSED)
  const text = codes.join('\n')
  // The field of the code, which had the focus, is gone.
  useEffect(() => start.current?.focus(), [])

  return (
    <>
      <p ref={start} tabIndex={-1}>
        Two-step login is on, and you are logged out everywhere else. These codes get you in without your
        phone, each of them once. Keep them somewhere safe: you won’t see them again.
      </p>
      <ul className={styles.codes} aria-label="Recovery codes">
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <div className={styles.keep}>
        <Button size="small" icon={<Icon name="copy" size={14} />} onClick={() => void copy(text)}>
          Copy the codes
        </Button>
        <Button
          size="small"
          icon={<Icon name="download" size={14} />}
          onClick={() => downloadFile('floodlight-recovery-codes.txt', `${text}\n`)}
        >
          Download the codes
        </Button>
        <span role="status">{outcome}</span>
      </div>
    </>
  )
}
