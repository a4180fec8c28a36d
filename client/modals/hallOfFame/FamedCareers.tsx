import { observer } from 'mobx-react-lite'
import { CareerStory } from '../../components/CareerStory.tsx'
import type { Column } from '../../components/DataTable.tsx'
import { Disclosure } from '../../components/Disclosure.tsx'
import { ManagerCard } from '../../components/ManagerCard.tsx'
import { SortableTable } from '../../components/SortableTable.tsx'
import { DIFFICULTY_NAMES } from '../../simulation/club/difficulty.ts'
import { careerMarks } from '../../simulation/core/savesStatement.ts'
import { standingInWords } from '../../simulation/people/managerStanding.ts'
import type { HallOfFameStore, ListedCareer } from '../../stores/HallOfFameStore.ts'
import styles from './HallOfFame.module.css'

const ENDS: Record<NonNullable<ListedCareer['reason']>, string> = {
  sacked: 'Sacked',
  bankrupt: 'Bankrupt',
  retired: 'Retired',
}

const endOf = ({ reason }: ListedCareer) => (reason === null ? 'Running' : ENDS[reason])

/** The manager, and marks of a career that is not an ordinary one on Normal. */
function marksOf(career: ListedCareer): string[] {
  const { difficulty } = career
  return [
    ...(career.story ? [career.story.manager] : []),
    ...(difficulty === 'normal' ? [] : [DIFFICULTY_NAMES[difficulty]]),
    ...careerMarks(career),
  ]
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
    key: 'cups',
    header: 'Cups',
    kind: 'number',
    firstDirection: 'desc',
    wideOnly: true,
    sortBy: ({ cups }) => cups,
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
    sortBy: endOf,
    cell: endOf,
  },
]

/** Careers that have ended or go on, the most successful first, with their stories. */
export const FamedCareers = observer(function FamedCareers({ hall }: { hall: HallOfFameStore }) {
  return (
    <>
      <p className={styles.lead}>
        The best {hall.places} careers: by titles, then cups, seasons and points per match. One that goes on
        counts its finished seasons.
      </p>
      <SortableTable
        caption="Careers"
        columns={COLUMNS}
        rows={hall.careers}
        rowKey={({ key }) => key}
        empty="A career is listed here from the end of its first season on."
      />
      <div className={styles.stories}>
        {hall.careers.map(
          ({ key, club, story }) =>
            story && (
              <Disclosure key={key} title={`${story.manager}, ${club}`} group="stories">
                <div className={styles.storyOf}>
                  <ManagerCard
                    name={story.manager}
                    face={story.face}
                    reputation={story.reputation}
                    standing={standingInWords(story.reputation)}
                  />
                  <CareerStory story={story} />
                </div>
              </Disclosure>
            ),
        )}
      </div>
    </>
  )
})
