import { Tooltip } from '@base-ui/react/tooltip'
import type { RefObject } from 'react'
import styles from './Tooltip.module.css'

interface TooltipBubbleProps {
  /** The word that is explained. */
  anchor: RefObject<HTMLElement | null>
  text: string
  /** The pointer has come over the bubble, which then stays. */
  onEnter: () => void
  onLeave: () => void
  onClose: () => void
}

/** The explanation beside its word. */
export function TooltipBubble({ anchor, text, onEnter, onLeave, onClose }: TooltipBubbleProps) {
  return (
    <Tooltip.Root
      open
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose()
      }}
    >
      <Tooltip.Portal>
        <Tooltip.Positioner anchor={anchor} className={styles.positioner} sideOffset={6} collisionPadding={8}>
          <Tooltip.Popup className={styles.popup} onPointerEnter={onEnter} onPointerLeave={onLeave}>
            {text}
          </Tooltip.Popup>
        </Tooltip.Positioner>
      </Tooltip.Portal>
    </Tooltip.Root>
  )
}
