import { Button } from '../../../components/Button.tsx'
import { Icon } from '../../../components/Icon.tsx'
import styles from './PanelBar.module.css'

/** Panel that slides over the picture on a phone. */
export type SlidingPanel = 'commentary' | 'details' | 'sound'

const PANELS: readonly { panel: SlidingPanel; label: string }[] = [
  { panel: 'commentary', label: 'Commentary' },
  { panel: 'details', label: 'Details' },
  { panel: 'sound', label: 'Sound' },
]

interface PanelBarProps {
  open: SlidingPanel | null
  onOpen: (panel: SlidingPanel | null) => void
}

/** Opens and closes the panels of a match on a phone; larger screens show them all the time. */
export function PanelBar({ open, onOpen }: PanelBarProps) {
  return (
    <div className={styles.bar} role="group" aria-label="Panels">
      {PANELS.map(({ panel, label }) => {
        const isOpen = panel === open
        return (
          <Button
            key={panel}
            variant={isOpen ? 'primary' : 'plain'}
            icon={<Icon name={isOpen ? 'close' : 'up'} />}
            aria-expanded={isOpen}
            onClick={() => onOpen(isOpen ? null : panel)}
          >
            {label}
          </Button>
        )
      })}
    </div>
  )
}
