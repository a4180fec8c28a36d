import { Dialog } from '../../components/Dialog.tsx'
import { NotificationPanel } from './NotificationPanel.tsx'

/** The side panel as a dialog. */
export function NewsDialog({ onClose }: { onClose: () => void }) {
  return (
    <Dialog onClose={onClose} title="News" size="wide">
      <NotificationPanel onLeave={onClose} />
    </Dialog>
  )
}
