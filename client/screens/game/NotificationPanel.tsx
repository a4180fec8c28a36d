import { observer } from 'mobx-react-lite'
import { Button, LinkButton } from '../../components/Button.tsx'
import { laterComponent, lazyComponent } from '../../components/lazyComponent.tsx'
import { NewsList } from '../../components/NewsList.tsx'
import { OptionalPart } from '../../components/OptionalPart.tsx'
import { Panel } from '../../components/Panel.tsx'
import { PartBoundary } from '../../components/PartBoundary.tsx'
import { Unbroken } from '../../components/Unbroken.tsx'
import { WaysOut } from '../../components/WaysOut.tsx'
import type { DeepReadonly } from '../../simulation/core/readonly.ts'
import type { NewsEvent } from '../../simulation/news/gameEvent.ts'
import { PLACE_NAMES, PLACE_OF_NEWS } from '../../simulation/news/newsPlace.ts'
import { isOld, newsOver } from '../../simulation/reports/newsOver.ts'
import { openWays } from '../../simulation/reports/wayReport.ts'
import type { WayOut } from '../../simulation/news/wayOut.ts'
import { useReport } from '../../stores/useReport.ts'
import { useGameStores } from '../../stores/useGameStores.ts'

interface OpenWaysProps {
  ways: DeepReadonly<WayOut[]>
  onLeave: (() => void) | undefined
}

/** Ways out that a warning has named, as far as they are still open. */
const OpenWays = observer(function OpenWays({ ways, onLeave }: OpenWaysProps) {
  const { ways: desk } = useGameStores()
  const open = useReport(openWays, ways)
  if (open.length === 0) return null
  return (
    <WaysOut
      ways={open}
      onTake={(way) => {
        onLeave?.()
        desk.take(way)
      }}
    />
  )
})

/** Leads to what the news speak of. */
const PlaceLink = observer(function PlaceLink({ event, onLeave }: PlaceLinkProps) {
  const { queue, ui } = useGameStores()
  const place = PLACE_OF_NEWS[event.kind]
  if (!place) return null
  return (
    <LinkButton
      onClick={() => {
        onLeave?.()
        queue.open(place)
        if ('competition' in event) ui.showCompetition(event.competition)
      }}
    >
      {PLACE_NAMES[place]}
    </LinkButton>
  )
})

interface PlaceLinkProps {
  event: NewsEvent
  onLeave: (() => void) | undefined
}

const NewsText = laterComponent(async () => (await import('./players/NewsText.tsx')).NewsText, Unbroken)

const WatchGoal = lazyComponent(async () => (await import('./WatchGoal.tsx')).WatchGoal)

const Inbox = lazyComponent(async () => (await import('./inbox/Inbox.tsx')).Inbox)

/** Panel beside the tabs. */
export function NotificationPanel() {
  return (
    <Panel heading="Notifications" flush aside={<Clear />}>
      <Notifications />
    </Panel>
  )
}

const Clear = observer(function Clear() {
  const { game } = useGameStores()
  const isEmpty = game.state.notifications.length === 0
  return (
    <Button size="small" blocked={isEmpty} onClick={() => game.command('clearNotifications')}>
      Clear
    </Button>
  )
})

/**
 * Notifications with a filter by type, newest first. `onLeave`: in a dialog, called before something else opens in its
 * place.
 */
export const Notifications = observer(function Notifications({ onLeave }: { onLeave?: () => void }) {
  const { game, ui } = useGameStores()
  const { minds, notifications } = game.state
  const over = useReport(newsOver)
  // Beside the dashboard they stand in its queue.
  const hasInbox = minds.some(({ answerBy }) => answerBy) && (ui.tab !== 'dashboard' || onLeave !== undefined)
  return (
    <NewsList
      label="Notifications"
      news={notifications}
      filterLabel="Show notifications"
      place="side"
      tool={onLeave && <Clear />}
      textOf={({ event }, text) => <NewsText event={event} text={text} />}
      actionsOf={({ event }) => (
        <>
          {event.kind === 'goal-of-month' && (
            <OptionalPart>
              <WatchGoal goal={event} />
            </OptionalPart>
          )}
          {'ways' in event && <OpenWays ways={event.ways} onLeave={onLeave} />}
          <PlaceLink event={event} onLeave={onLeave} />
        </>
      )}
      isOver={(one) => over.has(one.id)}
      isFolded={(one) => over.has(one.id) && isOld(game.state, one.day)}
      decisions={
        hasInbox && (
          <PartBoundary
            title="The messages can’t be shown"
            text="Something went wrong here. Your career goes on."
          >
            <Inbox onOpen={onLeave} />
          </PartBoundary>
        )
      }
    />
  )
})
