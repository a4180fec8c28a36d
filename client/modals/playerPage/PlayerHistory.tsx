import { observer } from 'mobx-react-lite'
import { ClubLink } from '../../components/ClubLink.tsx'
import { DataTable, type Column } from '../../components/DataTable.tsx'
import { Money } from '../../components/Money.tsx'
import { grouped } from '../../simulation/core/money.ts'
import {
  LINE_COMPETITION_NAMES,
  playerCareer,
  type CareerFigures,
  type CareerLine,
  type CareerSeason,
  type PlayerCareer,
} from '../../simulation/reports/playerCareer.ts'
import { useReport } from '../../stores/useReport.ts'
import { DialogPart } from '../GameDialog.tsx'
import { PlayerCourses } from './PlayerCourses.tsx'
import { PlayerHonours } from './PlayerHonours.tsx'
import text from '../pageText.module.css'
import styles from './PlayerPage.module.css'

/** Career of a player: a line for each season and competition, what they won, their transfers, and how good they were. */
export const PlayerHistory = observer(function PlayerHistory({ id }: { id: string }) {
  const career = useReport(playerCareer, id)
  if (!career) return null
  return (
    <>
      <CareerTable career={career} />
      <PlayerHonours seasons={career.seasons} />
      <PlayerCourses seasons={career.seasons} />
    </>
  )
})

interface Row {
  key: string
  season: string
  line: CareerLine | null
  title: string
  figures: CareerFigures
  value: number | null
}

/** Shown for unknown figures. */
const UNKNOWN = '–'

const count = (
  key: string,
  header: string,
  title: string,
  of: (figures: CareerFigures) => number | null,
) => ({
  key,
  header,
  title,
  kind: 'number' as const,
  cell: ({ figures }: Row) => figureInWords(of(figures)),
})

function figureInWords(figure: number | null): string {
  return figure === null ? UNKNOWN : grouped(figure)
}

const COLUMNS: readonly Column<Row>[] = [
  { key: 'season', header: 'Season', rowHeader: true, cell: ({ season }) => season },
  {
    key: 'competition',
    header: 'Competition',
    cell: ({ line, title }) => (
      <>
        {title}
        {line && (
          <span className={styles.club}>
            <ClubLink club={line.club.id}>{line.club.name}</ClubLink>
          </span>
        )}
      </>
    ),
  },
  {
    key: 'appearances',
    header: 'Apps',
    title: 'Appearances, and how many of them from the start',
    kind: 'number',
    cell: ({ figures: { appearances, starts } }) =>
      starts === null ? grouped(appearances) : `${grouped(appearances)} (${grouped(starts)})`,
  },
  count('goals', 'Goals', 'Goals', ({ goals }) => goals),
  count('assists', 'Ast', 'Assists', ({ assists }) => assists),
  {
    key: 'expected',
    header: 'xG',
    title: 'Expected goals',
    kind: 'number',
    wideOnly: true,
    cell: ({ figures: { expectedGoals } }) => expectedGoals?.toFixed(1) ?? UNKNOWN,
  },
  { ...count('minutes', 'Min', 'Minutes played', ({ minutes }) => minutes), wideOnly: true },
  {
    key: 'cards',
    header: 'Cards',
    title: 'Yellow and red cards',
    kind: 'number',
    wideOnly: true,
    cell: ({ figures: { yellow, red } }) => (yellow === null ? UNKNOWN : `${yellow} + ${red ?? 0}`),
  },
  {
    key: 'rating',
    header: 'Rating',
    title: 'Mean rating',
    kind: 'number',
    cell: ({ figures: { rating } }) => rating?.toFixed(1) ?? UNKNOWN,
  },
  {
    key: 'value',
    header: 'Value',
    title: 'Value at the end of the season',
    kind: 'number',
    wideOnly: true,
    cell: ({ value }) => value !== null && <Money amount={value} />,
  },
]

const CLEAN_SHEETS: Column<Row> = count(
  'clean',
  'CS',
  'Clean sheets',
  ({ cleanSheets }: CareerFigures) => cleanSheets,
)

const SAVES: Column<Row> = { ...count('saves', 'Saves', 'Saves', ({ saves }) => saves), wideOnly: true }

function CareerTable({ career }: { career: PlayerCareer }) {
  const { player, seasons, total, earlier } = career
  const rows = seasons.toReversed().flatMap(rowsOf)
  const all: Row[] =
    rows.length > 1
      ? [...rows, { key: 'total', season: 'Total', line: null, title: '', figures: total, value: null }]
      : rows
  const isKeeper = player.type === 'Goalkeeper'
  const columns = isKeeper ? [...COLUMNS.slice(0, 3), CLEAN_SHEETS, SAVES, ...COLUMNS.slice(6)] : COLUMNS
  return (
    <DialogPart heading="Career">
      {all.length === 0 ? (
        <p className={text.note}>No match in this country yet.</p>
      ) : (
        <DataTable caption="Career" columns={columns} rows={all} rowKey={({ key }) => key} />
      )}
      {earlier && (
        <p className={text.note}>
          Before the book was kept: {earlier.appearances} matches and {earlier.goals} goals for {earlier.club}
          .
        </p>
      )}
    </DialogPart>
  )
}

function rowsOf({ season, lines, value }: CareerSeason): Row[] {
  return lines.map((line, i) => ({
    key: `${season} ${line.competition} ${line.club.id}`,
    season: String(season),
    line,
    title: LINE_COMPETITION_NAMES[line.competition],
    figures: line,
    value: i === 0 ? value : null,
  }))
}
