import { CharacterNames } from '../../components/CharacterNames.tsx'
import { type Column, DataTable } from '../../components/DataTable.tsx'
import { PlayerLink } from '../../components/PlayerLink.tsx'
import { SHORT_POSITIONS } from '../../components/playerWords.ts'
import { Stars } from '../../components/Stars.tsx'
import type { ClubPlayer } from '../../simulation/reports/clubPage.ts'
import { DialogPart } from '../GameDialog.tsx'

const COLUMNS: readonly Column<ClubPlayer>[] = [
  {
    key: 'name',
    header: 'Player',
    rowHeader: true,
    cell: ({ id, name, isLent }) => (
      <>
        <PlayerLink id={id}>{name}</PlayerLink>
        {isLent && ' (on loan from you)'}
      </>
    ),
  },
  {
    key: 'position',
    header: 'Pos',
    title: 'Position',
    cell: ({ type }) => <abbr title={type}>{SHORT_POSITIONS[type]}</abbr>,
  },
  { key: 'quality', header: 'Quality', cell: ({ quality }) => <Stars value={quality} /> },
  { key: 'age', header: 'Age', kind: 'number', cell: ({ age }) => age },
  {
    key: 'character',
    header: 'Character',
    wideOnly: true,
    cell: ({ character }) => <CharacterNames character={character} />,
  },
  {
    key: 'appearances',
    header: 'Apps',
    title: 'Appearances this season',
    kind: 'number',
    cell: ({ appearances }) => appearances,
  },
  { key: 'goals', header: 'Goals', title: 'Goals this season', kind: 'number', cell: ({ goals }) => goals },
  {
    key: 'state',
    header: 'State',
    wideOnly: true,
    cell: ({ isOut, absence }) => absence ?? (isOut ? 'Out' : 'Fit'),
  },
]

/** Columns without the figures of a league season, which clubs abroad play out of sight. */
const COLUMNS_ABROAD = COLUMNS.slice(0, 5)

interface ClubSquadProps {
  squad: readonly ClubPlayer[]
  /** False for a club whose matches are not counted. */
  hasFigures?: boolean
}

/** All players of a club. */
export function ClubSquad({ squad, hasFigures = true }: ClubSquadProps) {
  const columns = hasFigures ? COLUMNS : COLUMNS_ABROAD
  return (
    <DialogPart heading="Squad">
      <DataTable caption="Squad" columns={columns} rows={squad} rowKey={({ id }) => id} />
    </DialogPart>
  )
}
