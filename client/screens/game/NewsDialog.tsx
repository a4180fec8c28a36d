import { Dialog } from '../../components/Dialog.tsx'
import { Notifications } from './NotificationPanel.tsx'
import styles from './NewsDialog.module.css'

/** The side panel as a dialog. */
export function NewsDialog({ onClose }: { onClose: () => void }) {
  return (
    <Dialog onClose={onClose} title="News" size="wide">
      <div className={styles.news}>
        <Notifications onLeave={onClose} />
      </div>
    </Dialog>
  )
}
