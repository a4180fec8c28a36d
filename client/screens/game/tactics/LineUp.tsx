import { DataTable, type Column } from '../../../components/DataTable.tsx'
import { Disclosure } from '../../../components/Disclosure.tsx'
import { SHORT_POSITIONS } from '../../../components/playerWords.ts'
import type { UsualEleven, UsualPlayer } from '../../../simulation/reports/usualEleven.ts'
import styles from './TacticsTab.module.css'
import { plural } from '../../../simulation/core/english.ts'

const COLUMNS: readonly Column<UsualPlayer>[] = [
  {
    key: 'position',
    header: 'Pos',
    title: 'Position',
    cell: ({ type }) => <abbr title={type}>{SHORT_POSITIONS[type]}</abbr>,
  },
  { key: 'name', header: 'Player', rowHeader: true, cell: (player) => <Name player={player} /> },
  {
    key: 'appearances',
    header: 'Apps',
    title: 'Appearances this season',
    kind: 'number',
    cell: ({ appearances }) => appearances,
  },
  {
    key: 'goals',
    header: 'Goals',
    title: 'Goals this season',
    kind: 'number',
    cell: ({ goals }) => (goals === 0 ? '–' : goals),
  },
  {
    key: 'last',
    header: 'Last',
    title: 'Started their last match',
    kind: 'centre',
    cell: ({ startedLast }) => (startedLast ? '✓' : '–'),
  },
]

/** Usual eleven of the next opponent, and the absent among them. */
export function LineUp({ eleven: { formation, matches, players } }: { eleven: UsualEleven }) {
  const out = players.filter(({ isOut }) => isOut).length
  return (
    <div className={styles.lineUp}>
      <Disclosure title="Usual eleven" aside={out === 0 ? 'Nobody out' : `${out} out`}>
        <DataTable
          caption="Usual eleven of the next opponent"
          columns={COLUMNS}
          rows={players}
          rowKey={({ id }) => id}
        />
        <p className={styles.lineUpNote}>
          {`Most appearances in ${plural(matches, 'their only match', `their ${matches} matches`)} this season${formation ? `, by the places of a ${formation}` : ''}. Last: started their last match.`}
        </p>
      </Disclosure>
    </div>
  )
}

function Name({ player: { name, isOut, absence } }: { player: UsualPlayer }) {
  return (
    <>
      {name}
      {isOut && <span className={styles.out}>{absence ?? 'Out'}</span>}
    </>
  )
}
