import { Suspense } from 'react'
import { observer } from 'mobx-react-lite'
import { Button } from '../../components/Button.tsx'
import { ErrorBoundary } from '../../components/ErrorBoundary.tsx'
import { FaultNotice } from '../../components/FaultNotice.tsx'
import { lazyComponent } from '../../components/lazyComponent.tsx'
import { NewsList } from '../../components/NewsList.tsx'
import { Panel } from '../../components/Panel.tsx'
import { useGameStores } from '../../stores/useGameStores.ts'

const Inbox = lazyComponent(async () => (await import('./inbox/Inbox.tsx')).Inbox)

/** Notifications with a filter by type, newest first. `onLeave` is called before something else opens. */
export const NotificationPanel = observer(function NotificationPanel({ onLeave }: { onLeave?: () => void }) {
  const { game } = useGameStores()
  const { minds, notifications } = game.state
  return (
    <Panel
      heading="Notifications"
      flush
      aside={
        <Button
          size="small"
          disabled={notifications.length === 0}
          onClick={() => {
            game.command('clearNotifications')
          }}
        >
          Clear
        </Button>
      }
    >
      <NewsList
        label="Notifications"
        news={notifications}
        filterLabel="Show notifications"
        place="side"
        decisions={
          minds.some(({ answerBy }) => answerBy) && (
            <ErrorBoundary
              fallback={(fault) => (
                <FaultNotice
                  fault={fault}
                  title="The messages can’t be shown"
                  text="Something went wrong in them. The career goes on."
                />
              )}
            >
              <Suspense fallback={null}>
                <Inbox onOpen={onLeave} />
              </Suspense>
            </ErrorBoundary>
          )
        }
      />
    </Panel>
  )
})
