import { observer } from 'mobx-react-lite'
import { ClubLink } from '../../components/ClubLink.tsx'
import { DataTable, type Column } from '../../components/DataTable.tsx'
import { Money } from '../../components/Money.tsx'
import { LineChart } from '../../components/chart/LineChart.tsx'
import { formatMoney, formatMoneyShort } from '../../components/formatMoney.ts'
import { plural } from '../../simulation/core/english.ts'
import { grouped } from '../../simulation/core/money.ts'
import type { LineAward } from '../../simulation/club/playerLine.ts'
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
import styles from './PlayerPage.module.css'

/** Career of a player: a line for each season and competition, what they won, their transfers, and how good they were. */
export const PlayerHistory = observer(function PlayerHistory({ id }: { id: string }) {
  const career = useReport(playerCareer, id)
  if (!career) return null
  return (
    <>
      <CareerTable career={career} />
      <Won career={career} />
      <Courses seasons={career.seasons} />
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

/** Shown for figures that nobody has counted. */
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

function CareerTable({ career }: { career: PlayerCareer }) {
  const { player, seasons, total, earlier } = career
  const rows = seasons.toReversed().flatMap(rowsOf)
  const all: Row[] =
    rows.length > 1
      ? [...rows, { key: 'total', season: 'Total', line: null, title: '', figures: total, value: null }]
      : rows
  const isKeeper = player.type === 'Goalkeeper'
  const columns = isKeeper ? [...COLUMNS.slice(0, 3), CLEAN_SHEETS, ...COLUMNS.slice(6)] : COLUMNS
  return (
    <DialogPart heading="Career">
      {all.length === 0 ? (
        <p className={styles.note}>No match in this country yet.</p>
      ) : (
        <DataTable caption="Career" columns={columns} rows={all} rowKey={({ key }) => key} />
      )}
      {earlier && (
        <p className={styles.note}>
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

const AWARD_NAMES: Record<LineAward, string> = {
  title: 'Champions',
  player: 'Player of the season',
  'young-player': 'Young player of the season',
  keeper: 'Goalkeeper of the season',
  eleven: 'Eleven of the season',
  'top-scorer': 'Top scorer',
  'own-player': 'The club’s player of the season',
}

/** Honours by name with their seasons, and transfers with a fee. */
function Won({ career: { seasons } }: { career: PlayerCareer }) {
  const won = new Map<string, number[]>()
  for (const { season, lines } of seasons) {
    for (const { competition, awards } of lines) {
      for (const award of awards) {
        const name = award === 'title' ? titleOf(competition) : AWARD_NAMES[award]
        won.set(name, [...(won.get(name) ?? []), season])
      }
    }
  }
  const moves = seasons.flatMap(({ season, moves: made }) => made.map((move) => ({ season, ...move })))
  if (won.size === 0 && moves.length === 0) return null
  return (
    <div className={styles.columns}>
      {won.size > 0 && (
        <DialogPart heading="Honours">
          <ul className={styles.list}>
            {[...won].map(([name, years]) => (
              <li key={name}>
                <strong>{name}</strong>: {plural(years.length, 'season')} {years.join(', ')}
              </li>
            ))}
          </ul>
        </DialogPart>
      )}
      {moves.length > 0 && (
        <DialogPart heading="Transfers">
          <ul className={styles.list}>
            {moves.map(({ season, from, to, fee }, i) => (
              <li key={i}>
                Season {season}: {from ?? 'abroad'} to {to ?? 'abroad'},{' '}
                {fee === 0 ? 'no fee' : <Money amount={fee} />}
              </li>
            ))}
          </ul>
        </DialogPart>
      )}
    </div>
  )
}

function titleOf(competition: CareerLine['competition']): string {
  return competition === 'league' ? AWARD_NAMES.title : `${LINE_COMPETITION_NAMES[competition]} winners`
}

const HEIGHT = 120

/** Quality and value from season to season, once there are two. */
function Courses({ seasons }: { seasons: readonly CareerSeason[] }) {
  const known = seasons.filter(({ quality, value }) => quality !== null && value !== null)
  const [first, last] = [known[0], known.at(-1)]
  if (!first || !last || known.length < 2) return null
  const ticks = known.map(({ season }) => season)
  const across = { low: first.season, high: last.season, ticks: ticksOf(ticks) }
  const qualities = known.map(({ quality }) => quality ?? 1)
  const [least, most] = [Math.min(...qualities), Math.max(...qualities)]
  return (
    <div className={styles.columns}>
      <DialogPart heading="Quality">
        <LineChart
          name="Quality"
          summary={`Between ${least.toFixed(1)} and ${most.toFixed(1)} stars, ${qualities.at(-1)?.toFixed(1)} at last.`}
          height={HEIGHT}
          points={known.map(({ season, quality }) => ({ x: season, y: quality ?? 1 }))}
          across={across}
          levels={starsBetween(least, most)}
          short={(stars) => stars.toFixed(0)}
          full={(stars) => stars.toFixed(1)}
          place={placeOf}
        />
      </DialogPart>
      <DialogPart heading="Value">
        <LineChart
          name="Value"
          summary={`${formatMoney(last.value ?? 0)} at last.`}
          height={HEIGHT}
          points={known.map(({ season, value }) => ({ x: season, y: value ?? 0 }))}
          across={across}
          short={formatMoneyShort}
          full={formatMoney}
          place={placeOf}
          filled
        />
      </DialogPart>
    </div>
  )
}

/** Whole stars around a range. */
function starsBetween(least: number, most: number): number[] {
  const low = Math.min(4, Math.floor(least))
  const high = Math.max(low + 1, Math.ceil(most))
  return Array.from({ length: high - low + 1 }, (_, i) => low + i)
}

function placeOf(season: number): string {
  return `Season ${season}`
}

/** At most eight of the seasons. */
function ticksOf(seasons: readonly number[]): number[] {
  const step = Math.ceil(seasons.length / 8)
  return seasons.filter((_, i) => i % step === 0)
}
