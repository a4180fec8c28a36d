import { observer } from 'mobx-react-lite'
import type { Column } from '../../components/DataTable.tsx'
import { SortableTable } from '../../components/SortableTable.tsx'
import { DIFFICULTY_NAMES } from '../../simulation/club/difficulty.ts'
import { careerMarks } from '../../simulation/core/savesStatement.ts'
import type { HallOfFameStore, ListedCareer } from '../../stores/HallOfFameStore.ts'
import styles from './HallOfFame.module.css'

const ENDS: Record<ListedCareer['reason'], string> = {
  sacked: 'Sacked',
  bankrupt: 'Bankrupt',
  retired: 'Retired',
}

/** Marks of a career that is not an ordinary one on Normal. */
function marksOf(career: ListedCareer): string[] {
  const { difficulty } = career
  return [...(difficulty === 'normal' ? [] : [DIFFICULTY_NAMES[difficulty]]), ...careerMarks(career)]
}

const COLUMNS: readonly Column<ListedCareer>[] = [
  {
    key: 'club',
    header: 'Club',
    rowHeader: true,
    sortBy: ({ club }) => club,
    cell: (career) => (
      <>
        {career.club}
        {marksOf(career).map((mark) => (
          <span key={mark} className={styles.careerMark}>
            {mark}
          </span>
        ))}
      </>
    ),
  },
  {
    key: 'titles',
    header: 'Titles',
    kind: 'number',
    firstDirection: 'desc',
    sortBy: ({ titles }) => titles,
    cell: ({ titles }) => <strong>{titles}</strong>,
  },
  {
    key: 'seasons',
    header: 'Seasons',
    kind: 'number',
    firstDirection: 'desc',
    sortBy: ({ seasons }) => seasons,
  },
  {
    key: 'best',
    header: 'Best',
    title: 'Best final position',
    kind: 'number',
    sortBy: ({ bestPlace }) => bestPlace ?? Infinity,
    cell: ({ place }) => place ?? '–',
  },
  {
    key: 'points',
    header: 'Pts/match',
    title: 'Points per match',
    kind: 'number',
    firstDirection: 'desc',
    sortBy: ({ pointsPerMatch }) => pointsPerMatch.toFixed(2),
  },
  {
    key: 'end',
    header: 'End',
    wideOnly: true,
    sortBy: ({ reason }) => ENDS[reason],
    cell: ({ reason }) => ENDS[reason],
  },
]

/** Careers that have ended, the most successful first. */
export const FamedCareers = observer(function FamedCareers({ hall }: { hall: HallOfFameStore }) {
  return (
    <>
      <p className={styles.lead}>
        The best {hall.places} careers that have ended: by titles, then seasons, then points per match.
      </p>
      <SortableTable
        caption="Careers"
        columns={COLUMNS}
        rows={hall.careers}
        rowKey={({ key }) => key}
        empty="Careers are listed here when they end."
      />
    </>
  )
})
