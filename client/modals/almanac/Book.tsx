import type { CSSProperties, ReactNode, Ref } from 'react'
import { Crest } from '../../components/Crest.tsx'
import { Unbroken } from '../../components/Unbroken.tsx'
import { formatMoney } from '../../components/formatMoney.ts'
import { LEDGER_NAMES } from '../../components/ledgerNames.ts'
import { SHORT_POSITIONS } from '../../components/playerWords.ts'
import { grouped } from '../../simulation/core/money.ts'
import type { Almanac, AlmanacPlayer } from '../../simulation/reports/almanac.ts'
import type { AlmanacMonth } from '../../simulation/reports/almanacChapters.ts'
import type { FinalRow } from '../../simulation/reports/finalTable.ts'
import { BookTable, type BookColumn } from './BookTable.tsx'

interface BookProps {
  book: Almanac
  ref: Ref<HTMLElement>
  photographs: ReactNode
}

/** The pages of an almanac, in plain markup that stands alone with almanac.css. */
export function Book({ book, ref, photographs }: BookProps) {
  const { club, manager, place, report, story, division, months, cups, moves } = book
  const { otherTable, players, attendance } = book
  const [home, trim] = club.colours
  const colours = { '--almanac-home': home, '--almanac-trim': trim } as CSSProperties
  return (
    <article ref={ref} className="almanac" style={colours}>
      <header>
        <Crest club={club} size={140} title={`Crest of ${club.name}`} />
        <h1>{club.name}</h1>
        <p>Almanac of season {report.season}</p>
        <p>
          {place} in the {DIVISIONS[division]}, {report.points} points. Manager: {manager}
        </p>
      </header>
      <Chapter heading="The story of the season">
        {story.map((paragraph) => (
          <p key={paragraph}>
            <Unbroken text={paragraph} />
          </p>
        ))}
        {attendance > 0 && <p>On average {grouped(attendance)} came to a home match.</p>}
        {photographs}
        <Course positions={report.positions} />
      </Chapter>
      <Months months={months} />
      <Table heading={`Final table: ${DIVISIONS[division]}`} rows={report.table} />
      {cups.map((cup) => (
        <Cup key={cup.name} cup={cup} />
      ))}
      <Players players={players} />
      <Lines
        heading="Transfers"
        lines={moves.map(({ name, direction, club: other, fee }) => (
          <>
            {direction === 'in' ? 'In' : 'Out'}: <strong>{name}</strong>, {direction === 'in' ? 'from' : 'to'}{' '}
            {other ?? 'a club abroad'}, {fee === 0 ? 'free' : formatMoney(fee)}
          </>
        ))}
      />
      <Lines
        heading="Awards"
        lines={report.awards.map(({ award, name, club: winner, note }) => (
          <>
            {award}: <strong>{name}</strong>
            {winner && winner.name !== name && `, ${winner.name}`} ({note})
          </>
        ))}
      />
      <Lines
        heading="Eleven of the season"
        lines={report.eleven.map(({ name, club: of, rating }) => (
          <>
            <strong>{name}</strong>, {of.name} ({rating.toFixed(1)})
          </>
        ))}
      />
      <Lines heading="Records set" lines={report.records.map(({ name, text }) => `${name}: ${text}`)} />
      <Lines
        heading="The books"
        lines={report.amounts.map(
          ({ category, amount }) => `${LEDGER_NAMES[category]}: ${formatMoney(amount)}`,
        )}
      />
      <Lines heading="The summer after" lines={report.summer} />
      <Table heading={`Final table: ${DIVISIONS[division === 1 ? 2 : 1]}`} rows={otherTable} />
    </article>
  )
}

const DIVISIONS = { 1: 'first division', 2: 'second division' } as const

function Chapter({ heading, isLong, children }: { heading: string; isLong?: boolean; children: ReactNode }) {
  return (
    <section data-long={isLong}>
      <h2>{heading}</h2>
      {children}
    </section>
  )
}

/** Chapter of single lines; none without lines. */
function Lines({ heading, lines }: { heading: string; lines: readonly ReactNode[] }) {
  if (lines.length === 0) return null
  return (
    <Chapter heading={heading}>
      <ul>
        {lines.map((line, i) => (
          <li key={i}>{line}</li>
        ))}
      </ul>
    </Chapter>
  )
}

/** Columns of wins, draws, losses and goals. */
const RECORD_COLUMNS: readonly BookColumn<Omit<AlmanacMonth, 'month' | 'place' | 'match'>>[] = [
  { header: 'W', cell: ({ wins }) => wins },
  { header: 'D', cell: ({ draws }) => draws },
  { header: 'L', cell: ({ losses }) => losses },
  { header: 'Goals', cell: ({ goalsFor, goalsAgainst }) => `${goalsFor}–${goalsAgainst}` },
]

const TABLE_COLUMNS: readonly BookColumn<FinalRow>[] = [
  { header: '#', cell: ({ position }) => position },
  { header: 'Team', isName: true, cell: ({ club }) => club.name },
  ...RECORD_COLUMNS,
  { header: 'Pts', cell: ({ points }) => points },
]

/** Columns of seasons in which crowds and wages of all clubs were counted. */
const BOOK_COLUMNS: readonly BookColumn<FinalRow>[] = [
  { header: 'Attendance', isWide: true, cell: ({ attendance }) => grouped(attendance ?? 0) },
  { header: 'Wages a week', isWide: true, cell: ({ wages }) => formatMoney(wages ?? 0) },
]

function Table({ heading, rows }: { heading: string; rows: readonly FinalRow[] }) {
  if (rows.length === 0) return null
  return (
    <Chapter heading={heading} isLong>
      <BookTable
        columns={
          rows.some(({ wages }) => wages !== null) ? [...TABLE_COLUMNS, ...BOOK_COLUMNS] : TABLE_COLUMNS
        }
        rows={rows}
        rowKey={({ club }) => club.id}
        isOwn={({ isOwn }) => isOwn}
      />
    </Chapter>
  )
}

const MONTH_COLUMNS: readonly BookColumn<AlmanacMonth>[] = [
  {
    header: 'Month',
    isName: true,
    cell: ({ month, match }) => (
      <>
        {month}{' '}
        <span className="almanac-match">
          <Unbroken text={match} />
        </span>
      </>
    ),
  },
  ...RECORD_COLUMNS,
  { header: 'Place', cell: ({ place }) => place },
]

/** The own league season by month, each with the match that stands out. */
function Months({ months }: Pick<Almanac, 'months'>) {
  if (months.length === 0) return null
  return (
    <Chapter heading="Month by month" isLong>
      <BookTable columns={MONTH_COLUMNS} rows={months} rowKey={({ month }) => month} />
    </Chapter>
  )
}

/** Rounds of a cup with their matches, the own ones in bold. */
function Cup({ cup }: { cup: Almanac['cups'][number] }) {
  return (
    <Chapter heading={cup.name} isLong>
      {cup.rounds.map(({ round, matches }) => (
        <section key={round}>
          <h3>{round}</h3>
          <ul>
            {matches.map(({ text, isOwn }) => {
              const match = <Unbroken text={text} />
              return <li key={text}>{isOwn ? <strong>{match}</strong> : match}</li>
            })}
          </ul>
        </section>
      ))}
    </Chapter>
  )
}

const PLAYER_COLUMNS: readonly BookColumn<AlmanacPlayer>[] = [
  { header: 'Player', isName: true, cell: ({ name }) => name },
  { header: 'Pos', cell: ({ position }) => SHORT_POSITIONS[position] },
  { header: 'Apps', cell: ({ appearances }) => appearances },
  { header: 'Goals', cell: ({ goals }) => goals },
  { header: 'Assists', cell: ({ assists }) => assists },
]

function Players({ players }: Pick<Almanac, 'players'>) {
  if (players.length === 0) return null
  return (
    <Chapter heading="Those who played" isLong>
      <BookTable columns={PLAYER_COLUMNS} rows={players} rowKey={({ id }) => id} />
    </Chapter>
  )
}

const WIDTH = 640
const HEIGHT = 176
const LEFT = 34
const BOTTOM = 150
const CLUBS = 20

/** Line of the positions by week. */
function Course({ positions }: { positions: Almanac['report']['positions'] }) {
  if (positions.length < 2) return null
  const x = (week: number) => LEFT + ((week - 1) / (positions.length - 1)) * (WIDTH - LEFT - 8)
  const y = (position: number) => 10 + ((position - 1) / (CLUBS - 1)) * (BOTTOM - 10)
  const first = positions[0]?.place ?? ''
  const last = positions.at(-1)?.place ?? ''
  return (
    <svg
      className="almanac-course"
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      role="img"
      aria-label={`Position by week: ${first} after the first, ${last} after the last.`}
    >
      {[1, 5, 10, 15, 20].map((position) => (
        <g key={position}>
          <line x1={LEFT} x2={WIDTH - 8} y1={y(position)} y2={y(position)} stroke="#c9c3b4" />
          <text x={LEFT - 8} y={y(position) + 4} textAnchor="end" fontSize="12" fill="#575349">
            {position}
          </text>
        </g>
      ))}
      <polyline
        fill="none"
        stroke="#1b1a17"
        strokeWidth="2.5"
        points={positions.map(({ week, position }) => `${x(week)},${y(position)}`).join(' ')}
      />
      <text x={WIDTH - 8} y={HEIGHT - 4} textAnchor="end" fontSize="12" fill="#575349">
        Position after each of {positions.length} weeks
      </text>
    </svg>
  )
}
