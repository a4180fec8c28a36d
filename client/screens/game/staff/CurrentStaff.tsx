import { useState } from 'react'
import { observer } from 'mobx-react-lite'
import { type Column } from '../../../components/DataTable.tsx'
import { Face } from '../../../components/face/Face.tsx'
import { moneyColumn } from '../../../components/figureColumn.tsx'
import { Icon } from '../../../components/Icon.tsx'
import { Money } from '../../../components/Money.tsx'
import { SearchPanel } from '../../../components/SearchPanel.tsx'
import { SearchBox } from '../../../components/SearchBox.tsx'
import { Select } from '../../../components/Select.tsx'
import { SortableTable } from '../../../components/SortableTable.tsx'
import { Stars } from '../../../components/Stars.tsx'
import { staffReport, type StaffRow } from '../../../simulation/reports/staffReport.ts'
import { useGameStores } from '../../../stores/useGameStores.ts'
import { useReport } from '../../../stores/useReport.ts'
import { ModalButton } from '../gameButtons.tsx'
import layout from '../layout.module.css'
import styles from './CurrentStaff.module.css'

const ALL_ROLES = 'All Roles'

const COLUMNS: readonly Column<StaffRow>[] = [
  {
    key: 'name',
    header: 'Staff Member',
    rowHeader: true,
    sortBy: ({ member }) => member.name,
    cell: (row) => <Member row={row} />,
  },
  {
    key: 'ability',
    header: 'Ability',
    term: 'ability',
    endsCardLine: true,
    firstDirection: 'desc',
    sortBy: ({ member }) => member.skill,
    cell: ({ member }) => <Stars value={member.skill} />,
  },
  {
    key: 'morale',
    header: 'Morale',
    term: 'staffMorale',
    firstDirection: 'desc',
    sortBy: ({ member }) => member.morale,
    cell: (row) => <Morale row={row} />,
  },
  moneyColumn({
    key: 'wage',
    header: 'Wage',
    title: 'Wage per week',
    term: 'salary',
    of: ({ member }) => member.salary,
  }),
  { key: 'actions', header: 'Actions', isControl: true, cell: ({ member }) => <Dismiss member={member} /> },
]

/** Staff under contract, in a table with search and sorting. */
export const CurrentStaff = observer(function CurrentStaff() {
  const { rows, groups } = useReport(staffReport)
  const [search, setSearch] = useState('')
  const [role, setRole] = useState(ALL_ROLES)
  const roles = [ALL_ROLES, ...groups.flatMap(({ openings }) => openings.map((opening) => opening.role))]
  const wanted = search.trim().toLowerCase()
  const shown = rows.filter(
    ({ member }) =>
      (role === ALL_ROLES || member.role === role) &&
      [member.name, member.role].some((text) => text.toLowerCase().includes(wanted)),
  )
  return (
    <SearchPanel
      heading="Current Staff"
      flush
      search={
        <div className={layout.row}>
          <SearchBox label="Search staff..." value={search} onChange={setSearch} />
          <Select
            label="Role"
            labelHidden
            options={roles.map((name) => ({ value: name, label: name }))}
            value={role}
            onChange={setRole}
          />
        </div>
      }
    >
      <HeadCoach />
      <SortableTable
        caption="Current Staff"
        cardsWhenNarrow
        columns={COLUMNS}
        rows={shown}
        rowKey={({ member }) => member.id}
        firstSorting={{ column: 'ability', direction: 'desc' }}
        empty={rows.length === 0 ? 'Nobody has been hired yet.' : 'No staff match the search.'}
      />
    </SearchPanel>
  )
})

/** Member of staff without a row: the Head Coach counts among the staff, and is neither hired nor dismissed. */
const HeadCoach = observer(function HeadCoach() {
  const { headCoach, count } = useReport(staffReport)
  const { game } = useGameStores()
  if (!headCoach) return null
  const { name, skill, salary, portrait, character } = headCoach
  return (
    <div className={styles.coach}>
      <Face player={portrait} colours={game.state.club.colours} size={60} />
      <p>
        Your staff of {count} includes the Head Coach, {name} (ability {Math.round(2 * skill) / 2},{' '}
        <Money amount={salary} /> a week), who came with the club and stays.
        <em className={styles.character}>{character}</em>
      </p>
    </div>
  )
})

function Member({ row: { member, icon, portrait, character } }: { row: StaffRow }) {
  const { game } = useGameStores()
  return (
    <span className={styles.member}>
      <Face player={portrait} colours={game.state.club.colours} size={48} />
      <span>
        {member.name}
        <span className={styles.role}>
          <Icon name={icon} size={14} />
          {member.role}
        </span>
        <em className={styles.character}>{character}</em>
      </span>
    </span>
  )
}

const MOODS = { happy: 'Happy', neutral: 'Neutral', sad: 'Sad' }

function Morale({ row: { member, mood } }: { row: StaffRow }) {
  return (
    <span className={styles.morale} title={`${member.morale.toFixed(1)} out of 5`}>
      <Icon name={mood} size={14} />
      <span className={styles.mood}>{MOODS[mood]}</span>
    </span>
  )
}

function Dismiss({ member: { id, name } }: { member: StaffRow['member'] }) {
  return (
    <ModalButton modal={{ kind: 'confirm-dismissal', id }} aria-label={`Dismiss ${name}`}>
      Dismiss
    </ModalButton>
  )
}
