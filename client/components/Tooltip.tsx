import { Tooltip as BaseTooltip } from '@base-ui/react/tooltip'
import { useState, type ReactNode } from 'react'
import styles from './Tooltip.module.css'

interface TooltipProps {
  /** What the figure means. */
  text: string
  /** The word that is explained; it becomes a button, so that the keyboard reaches it. */
  children: ReactNode
}

/** A dotted word that explains itself on hover, on focus, and at a tap where nothing can hover. */
export function Tooltip({ text, children }: TooltipProps) {
  const [isOpen, setOpen] = useState(false)
  return (
    <BaseTooltip.Root open={isOpen} onOpenChange={setOpen}>
      <BaseTooltip.Trigger
        className={styles.trigger}
        delay={200}
        closeOnClick={false}
        aria-description={text}
        onClick={() => {
          setOpen(true)
        }}
      >
        {children}
      </BaseTooltip.Trigger>
      <BaseTooltip.Portal>
        <BaseTooltip.Positioner className={styles.positioner} sideOffset={6} collisionPadding={8}>
          <BaseTooltip.Popup className={styles.popup}>{text}</BaseTooltip.Popup>
        </BaseTooltip.Positioner>
      </BaseTooltip.Portal>
    </BaseTooltip.Root>
  )
}
