import { CharacterNames } from '../../components/CharacterNames.tsx'
import { type Column, DataTable } from '../../components/DataTable.tsx'
import { SHORT_POSITIONS } from '../../components/playerWords.ts'
import { Stars } from '../../components/Stars.tsx'
import type { ClubPlayer } from '../../simulation/reports/clubPage.ts'
import { DialogPart } from '../GameDialog.tsx'

const COLUMNS: readonly Column<ClubPlayer>[] = [
  { key: 'name', header: 'Player', rowHeader: true, cell: ({ name }) => name },
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

/** All players of a club. */
export function ClubSquad({ squad }: { squad: readonly ClubPlayer[] }) {
  return (
    <DialogPart heading="Squad">
      <DataTable caption="Squad" columns={COLUMNS} rows={squad} rowKey={({ id }) => id} />
    </DialogPart>
  )
}
