import { observer } from 'mobx-react-lite'
import { CharacterNames } from '../../../components/CharacterNames.tsx'
import { Checkbox } from '../../../components/Checkbox.tsx'
import { type Column } from '../../../components/DataTable.tsx'
import { moneyColumn } from '../../../components/figureColumn.tsx'
import { Panel } from '../../../components/Panel.tsx'
import { PlayerLink } from '../../../components/PlayerLink.tsx'
import { POSITION_ORDER, SHORT_POSITIONS } from '../../../components/playerWords.ts'
import { SearchBox } from '../../../components/SearchBox.tsx'
import { Select } from '../../../components/Select.tsx'
import { SortableTable } from '../../../components/SortableTable.tsx'
import { Stars } from '../../../components/Stars.tsx'
import { SHORTLIST_LIMIT } from '../../../simulation/club/offer.ts'
import { namesOfCharacter } from '../../../simulation/people/characterWords.ts'
import { rangeInWords } from '../../../simulation/people/potential.ts'
import { searchReport, type SearchRow } from '../../../simulation/reports/offerReport.ts'
import { useGameStores } from '../../../stores/useGameStores.ts'
import { useReport } from '../../../stores/useReport.ts'
import { PlayerFacts } from '../players/playerColumns.tsx'
import { OfferActions } from './OfferActions.tsx'
import { POSITION_OPTIONS } from './TransferTools.tsx'
import styles from './transfers.module.css'

/** Bounds of the filters. */
const AGES = [0, 21, 24, 28, 32]
const QUALITIES = [0, 2, 2.5, 3, 3.5]
const VALUES = [0, 3, 5, 7, 9]

const ROWS_SHOWN = 40

const COLUMNS: readonly Column<SearchRow>[] = [
  {
    key: 'name',
    header: 'Player',
    rowHeader: true,
    sortBy: ({ player }) => player.name,
    cell: ({ player, club }) => (
      <>
        <PlayerLink id={player.id}>{player.name}</PlayerLink>
        <span className={styles.club}>{club.name}</span>
        <PlayerFacts player={player} last={club.name} />
      </>
    ),
  },
  {
    key: 'position',
    header: 'Pos',
    title: 'Position',
    wideOnly: true,
    sortBy: ({ player }) => POSITION_ORDER.indexOf(player.type),
    cell: ({ player }) => <abbr title={player.type}>{SHORT_POSITIONS[player.type]}</abbr>,
  },
  {
    key: 'quality',
    term: 'quality',
    header: 'Quality',
    endsCardLine: true,
    firstDirection: 'desc',
    sortBy: ({ player }) => player.quality,
    cell: ({ player }) => <Stars value={player.quality} />,
  },
  {
    key: 'potential',
    term: 'potential',
    header: 'Potential',
    firstDirection: 'desc',
    wideOnly: true,
    sortBy: ({ player, potential }) => potential?.high ?? player.quality,
    cell: ({ potential }) => (potential ? rangeInWords(potential) : 'Grown'),
  },
  {
    key: 'character',
    header: 'Character',
    wideOnly: true,
    sortBy: ({ character }) => namesOfCharacter(character),
    cell: ({ character }) => <CharacterNames character={character} />,
  },
  {
    key: 'age',
    header: 'Age',
    kind: 'number',
    wideOnly: true,
    sortBy: ({ player }) => player.age,
    cell: ({ player }) => player.age,
  },
  moneyColumn({ key: 'value', header: 'Value', term: 'value', of: ({ value }) => value }),
  { key: 'actions', header: 'Actions', isControl: true, cell: (row) => <OfferActions {...row} /> },
]

/** Search over the squads of all rivals. */
export const Search = observer(function Search() {
  const { marketSearch } = useGameStores()
  const all = useReport(searchReport)
  const found = all.filter((row) => marketSearch.isWanted(row))
  const shown = found.slice(0, ROWS_SHOWN)
  const listed = all.filter(({ isShortlisted }) => isShortlisted).length
  return (
    <Panel
      heading={`Players of other clubs (${found.length})`}
      aside={`Shortlist ${listed}/${SHORTLIST_LIMIT}`}
      flush
    >
      <Filters />
      {found.length > shown.length && (
        <p className={styles.limit}>
          Showing the best {shown.length} of {found.length}. Narrow the search to see others.
        </p>
      )}
      <SortableTable
        caption="Players of other clubs"
        cardsWhenNarrow
        columns={COLUMNS}
        rows={shown}
        rowKey={({ player }) => player.id}
        firstSorting={{ column: 'quality', direction: 'desc' }}
        empty="Nobody matches your search."
      />
    </Panel>
  )
})

const Filters = observer(function Filters() {
  const { marketSearch } = useGameStores()
  const { wanted } = marketSearch
  return (
    <div className={styles.filters}>
      <SearchBox
        label="Search players or clubs"
        value={wanted.text}
        onChange={(text) => marketSearch.searchRivals({ text })}
      />
      <Select
        label="Position"
        labelHidden
        options={POSITION_OPTIONS}
        value={wanted.position}
        onChange={(position) => marketSearch.searchRivals({ position })}
      />
      <Bound
        label="Age"
        bounds={AGES}
        nameOf={(age) => (age === 0 ? 'Any age' : `Up to ${age}`)}
        value={wanted.oldest}
        onChange={(oldest) => marketSearch.searchRivals({ oldest })}
      />
      <Bound
        label="Quality"
        bounds={QUALITIES}
        nameOf={(stars) => (stars === 0 ? 'Any quality' : `From ${stars.toFixed(1)} stars`)}
        value={wanted.lowestQuality}
        onChange={(lowestQuality) => marketSearch.searchRivals({ lowestQuality })}
      />
      <Bound
        label="Value"
        bounds={VALUES}
        nameOf={(millions) => (millions === 0 ? 'Any value' : `Up to £${millions}M`)}
        value={wanted.highestValue / 1_000_000}
        onChange={(millions) => marketSearch.searchRivals({ highestValue: millions * 1_000_000 })}
      />
      <Checkbox
        label="Would join us"
        isChecked={wanted.interestedOnly}
        onChange={(interestedOnly) => marketSearch.searchRivals({ interestedOnly })}
      />
      <Checkbox
        label="Shortlist"
        isChecked={wanted.shortlistOnly}
        onChange={(shortlistOnly) => marketSearch.searchRivals({ shortlistOnly })}
      />
    </div>
  )
})

interface BoundProps {
  label: string
  bounds: readonly number[]
  nameOf: (bound: number) => string
  value: number
  onChange: (bound: number) => void
}

function Bound({ label, bounds, nameOf, value, onChange }: BoundProps) {
  return (
    <Select
      label={label}
      labelHidden
      options={bounds.map((bound) => ({ value: String(bound), label: nameOf(bound) }))}
      value={String(value)}
      onChange={(text) => onChange(Number(text))}
    />
  )
}
