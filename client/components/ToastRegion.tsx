import { useEffect, useRef } from 'react'
import { Button } from './Button.tsx'
import { IconButton } from './IconButton.tsx'
import { Unbroken } from './Unbroken.tsx'
import styles from './ToastRegion.module.css'

interface Toast {
  id: number
  message: string
  tone: 'info' | 'success' | 'warning' | 'error'
  /** Button that leads on, and dismisses the toast. */
  offer?: { label: string; act: () => void }
}

interface ToastRegionProps {
  /** Oldest first. */
  toasts: readonly Toast[]
  onDismiss: (id: number) => void
}

/** Transient messages in a corner; announced without moving the focus. */
export function ToastRegion({ toasts, onDismiss }: ToastRegionProps) {
  const region = useRef<HTMLDivElement>(null)
  // What lies in their corner leaves this height free, so that nothing is covered (GameShell, NewsList).
  useEffect(() => {
    const { style } = document.documentElement
    style.setProperty('--toasts', toasts.length > 0 ? `${region.current?.offsetHeight ?? 0}px` : '0px')
    return () => void style.removeProperty('--toasts')
  }, [toasts])
  return (
    <div ref={region} className={styles.region} role="status" aria-label="Messages">
      {toasts.map(({ id, message, tone, offer }) => (
        <div key={id} className={styles.toast} data-tone={tone}>
          <p className={styles.message}>
            <Unbroken text={message} />
          </p>
          {offer && (
            <Button
              size="small"
              onClick={() => {
                onDismiss(id)
                offer.act()
              }}
            >
              {offer.label}
            </Button>
          )}
          <IconButton icon="close" label="Dismiss" onClick={() => onDismiss(id)} />
        </div>
      ))}
    </div>
  )
}
