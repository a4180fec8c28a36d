import { Tooltip } from '@base-ui/react/tooltip'
import type { RefObject } from 'react'
import styles from './Tooltip.module.css'

interface TooltipBubbleProps {
  /** Element of the term. */
  anchor: RefObject<HTMLElement | null>
  text: string
  /** Called when the pointer enters the bubble, which then stays open. */
  onEnter: () => void
  onLeave: () => void
  onClose: () => void
}

/** Tooltip content, positioned beside its term. */
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
