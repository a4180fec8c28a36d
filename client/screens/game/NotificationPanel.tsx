import { observer } from 'mobx-react-lite'
import { Button } from '../../components/Button.tsx'
import { NewsList } from '../../components/NewsList.tsx'
import { Panel } from '../../components/Panel.tsx'
import { useGameStores } from '../../stores/useGameStores.ts'

/** Notifications with a filter by type, newest first. */
export const NotificationPanel = observer(function NotificationPanel() {
  const { game } = useGameStores()
  const { notifications } = game.state
  return (
    <Panel
      heading="Notifications"
      flush
      aside={
        <Button
          size="small"
          disabled={notifications.length === 0}
          onClick={() => {
            game.clearNotifications()
          }}
        >
          Clear
        </Button>
      }
    >
      <NewsList label="Notifications" news={notifications} filterLabel="Show notifications" place="side" />
    </Panel>
  )
})
