import { useEffect, useRef, useState } from 'react'
import { observer } from 'mobx-react-lite'
import { Button } from '../../components/Button.tsx'
import { ClubLink } from '../../components/ClubLink.tsx'
import { DataTable, type Column } from '../../components/DataTable.tsx'
import { tieName } from '../../simulation/core/tieWords.ts'
import { playerMatches, type PlayerMatch } from '../../simulation/reports/playerMatches.ts'
import { useGameStores } from '../../stores/useGameStores.ts'
import { useReport } from '../../stores/useReport.ts'
import { DialogPart } from '../GameDialog.tsx'
import text from '../pageText.module.css'
import styles from './PlayerPage.module.css'

/** Best kept matches of a player, once asked for: they are played again to be rated. */
export const PlayerMatches = observer(function PlayerMatches({ id }: { id: string }) {
  const { matchday, ui } = useGameStores()
  // Back from a match that was watched again, the list is there as it was left.
  const [wasShown] = useState(ui.watchedFrom?.startsWith(`dialog player ${id} `))
  const [isAskedFor, setAskedFor] = useState(false)
  // Over the picture of a match no other can be opened.
  if (matchday.isOpen) return null
  return (
    <DialogPart heading="Best matches">
      {wasShown || isAskedFor ? (
        <MatchList id={id} takesFocus={isAskedFor} />
      ) : (
        <Button size="small" onClick={() => setAskedFor(true)}>
          Show best matches
        </Button>
      )}
    </DialogPart>
  )
})

interface MatchListProps {
  id: string
  /** Takes the focus of the button that showed it. */
  takesFocus: boolean
}

const MatchList = observer(function MatchList({ id, takesFocus }: MatchListProps) {
  const matches = useReport(playerMatches, id)
  const list = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (takesFocus) list.current?.focus()
  }, [takesFocus])
  return (
    <div ref={list} tabIndex={-1} role="group" aria-label="Best matches">
      {matches.length === 0 ? (
        <p className={text.note}>
          No replays of this player. Your own matches can be replayed until the season ends.
        </p>
      ) : (
        <DataTable
          caption="Best matches"
          columns={[...COLUMNS, watchColumn(id)]}
          rows={matches}
          rowKey={keyOf}
        />
      )}
    </div>
  )
})

function keyOf({ competition, season, week, round, home }: PlayerMatch): string {
  return `${competition} ${season} ${week} ${round} ${home}`
}

/** Name of the tie, such as 'Play-off, final'; null in the league. */
function tieOf({ competition, round }: PlayerMatch): string | null {
  return round === null ? null : tieName(competition, round)
}

/** Occasion of a match, such as 'Play-off, final, season 3, week 38'. */
function occasionOf(match: PlayerMatch): string {
  const tie = tieOf(match)
  const date = `season ${match.season}, week ${match.week}`
  return tie === null ? date : `${tie}, ${date}`
}

const COLUMNS: readonly Column<PlayerMatch>[] = [
  {
    key: 'match',
    header: 'Match',
    rowHeader: true,
    cell: (match) => (
      <>
        {match.goalsFor}–{match.goalsAgainst} {match.isHome ? 'against' : 'at'}{' '}
        <ClubLink club={match.opponent.id}>{match.opponent.shortName}</ClubLink>
        <span className={styles.club}>{occasionOf(match)}</span>
      </>
    ),
  },
  { key: 'goals', header: 'Goals', kind: 'number', cell: ({ goals }) => goals },
  { key: 'assists', header: 'Assists', kind: 'number', cell: ({ assists }) => assists },
  {
    key: 'rating',
    header: 'Rating',
    kind: 'number',
    cell: ({ rating }) => <strong>{rating.toFixed(1)}</strong>,
  },
]

function watchColumn(id: string): Column<PlayerMatch> {
  return {
    key: 'watch',
    header: 'Watch',
    isControl: true,
    cell: (match) => <WatchAgain id={id} match={match} />,
  }
}

const WatchAgain = observer(function WatchAgain({ id, match }: { id: string; match: PlayerMatch }) {
  const { replay, ui } = useGameStores()
  const { competition, season, week, round, home, opponent } = match
  const from = `player ${id} ${keyOf(match)}`
  const tie = tieOf(match)
  const watch = `Watch the match against ${opponent.shortName} in week ${week} again`
  return (
    <Button
      size="small"
      aria-label={tie === null ? watch : `${watch} (${tie})`}
      data-initial-focus={ui.watchedFrom === `dialog ${from}` || undefined}
      onClick={() =>
        replay.watchHighlights({ competition, season, week, round: round ?? undefined, home }, from)
      }
    >
      Watch again
    </Button>
  )
})
