import { useCallback, useMemo } from 'react'
import { observer } from 'mobx-react-lite'
import { Icon, type IconName } from '../../../components/Icon.tsx'
import { NamedText } from '../../../components/NamedText.tsx'
import { Panel } from '../../../components/Panel.tsx'
import { OpenPlayerProvider } from '../../../components/PlayerLink.tsx'
import { VisuallyHidden } from '../../../components/VisuallyHidden.tsx'
import { matchLog, type LineKind } from '../../../../scenes/matchday/script/commentary/matchLog.ts'
import { FULL_TIME } from '../../../simulation/core/fixture.ts'
import type { PlayerId, TextPart } from '../../../simulation/people/player.ts'
import { matchNotes } from '../../../simulation/reports/matchNotes.ts'
import { knownPlayers } from '../../../simulation/reports/people.ts'
import { useGameStores } from '../../../stores/useGameStores.ts'
import { useReport } from '../../../stores/useReport.ts'
import styles from './CommentaryLog.module.css'

type Told = NonNullable<LineKind>

const ICONS: Partial<Record<Told, IconName>> = {
  goal: 'match',
  card: 'suspension',
  injury: 'injury',
  substitution: 'swap',
  tactics: 'clipboard',
}
/** Words in place of the minute, and those in extra time. */
const BREAKS: Partial<Record<Told, string>> = {
  'half-time': 'HT',
  'extra-time': 'ET',
  'full-time': 'FT',
  kick: 'PEN',
}
const EXTRA_BREAKS: Partial<Record<Told, string>> = { 'half-time': 'ET HT', 'full-time': 'AET' }
/** Events announced to screen readers in the faster paces. */
const ALWAYS_TOLD: readonly LineKind[] = ['goal', 'extra-time', 'full-time', 'kick', 'forfeit']

/** Commentary of the match, newest first. */
export const CommentaryLog = observer(function CommentaryLog() {
  const { game, matchday, ui } = useGameStores()
  const { match, report, eventCount, minute, begunMinute, kickCount } = matchday
  const ownSide = match?.ownSide ?? null
  // What was known at kick-off; of a match watched again nothing else is known any more.
  const notes = useMemo(
    () =>
      match?.ownSide && !match.replayOf ? matchNotes(game.state, { ...match, ownSide: match.ownSide }) : [],
    [game, match],
  )
  const lines = useMemo(
    () => (report ? matchLog(report, { ownSide, eventCount, minute, begunMinute, kickCount, notes }) : []),
    [report, ownSide, eventCount, minute, begunMinute, kickCount, notes],
  )
  const isShort = (matchday.pace ?? ui.pace) !== 'full'
  const told = isShort ? lines.findLast(({ kind }) => ALWAYS_TOLD.includes(kind)) : undefined
  const players = useReport(knownPlayers)
  // Players of clubs abroad have no page.
  const linked = (parts: readonly TextPart[]) =>
    parts.map(({ text, id }) => ({ text, id: id !== null && players.has(id) ? id : null }))
  // A page takes all attention: the match waits for its manager to resume it.
  const openPlayer = useCallback(
    (id: PlayerId) => {
      matchday.setPaused(true)
      ui.openPlayer(id)
    },
    [matchday, ui],
  )
  return (
    <Panel heading="Commentary" flush>
      <div
        className={styles.lines}
        role="log"
        aria-label="Commentary"
        aria-live={isShort ? 'off' : 'polite'}
        tabIndex={0}
      >
        <OpenPlayerProvider value={openPlayer}>
          {lines.toReversed().map(({ minute, kind, parts }, i) => (
            <div key={lines.length - i} className={styles.line} data-kind={kind ?? undefined}>
              <span className={styles.minute}>{breakOf(kind, minute) ?? `${minute}'`}</span>
              {kind !== null && ICONS[kind] ? <Icon name={ICONS[kind]} /> : <span />}
              <p>
                <NamedText parts={linked(parts)} />
              </p>
            </div>
          ))}
        </OpenPlayerProvider>
      </div>
      <VisuallyHidden>
        <span role="status" aria-label="Goals">
          {told?.text}
        </span>
      </VisuallyHidden>
    </Panel>
  )
})

function breakOf(kind: LineKind, minute: number): string | undefined {
  if (kind === null) return undefined
  return (minute > FULL_TIME ? EXTRA_BREAKS[kind] : undefined) ?? BREAKS[kind]
}
