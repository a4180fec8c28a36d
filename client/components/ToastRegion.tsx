import { IconButton } from './IconButton.tsx'
import styles from './ToastRegion.module.css'

interface ToastRegionProps {
  /** Oldest first. */
  toasts: readonly { id: number; message: string; tone: 'info' | 'success' | 'warning' | 'error' }[]
  onDismiss: (id: number) => void
}

/** Transient messages in a corner; announced without moving the focus. */
export function ToastRegion({ toasts, onDismiss }: ToastRegionProps) {
  return (
    <div className={styles.region} role="status" aria-label="Messages">
      {toasts.map((toast) => (
        <div key={toast.id} className={styles.toast} data-tone={toast.tone}>
          <p className={styles.message}>{toast.message}</p>
          <IconButton
            icon="close"
            label="Dismiss"
            onClick={() => {
              onDismiss(toast.id)
            }}
          />
        </div>
      ))}
    </div>
  )
}
