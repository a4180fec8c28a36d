import { observer } from 'mobx-react-lite'
import { Badge } from '../../../components/Badge.tsx'
import { Button } from '../../../components/Button.tsx'
import type { Column } from '../../../components/DataTable.tsx'
import { Disclosure } from '../../../components/Disclosure.tsx'
import { Panel } from '../../../components/Panel.tsx'
import { SegmentedControl } from '../../../components/SegmentedControl.tsx'
import { SortableTable } from '../../../components/SortableTable.tsx'
import { characterInWords } from '../../../simulation/people/characterWords.ts'
import {
  FOCUS_NAMES,
  INTENSITY_NAMES,
  planInWords,
  TRAINING_FOCUSES,
  TRAINING_INTENSITIES,
} from '../../../simulation/club/training.ts'
import {
  trainingReport,
  type MentorRow,
  type TrainingChangeRow,
  type TrainingCoach,
} from '../../../simulation/reports/trainingReport.ts'
import { useGameStores } from '../../../stores/useGameStores.ts'
import { useReport } from '../../../stores/useReport.ts'
import { IndividualTraining } from './IndividualTraining.tsx'
import { useIsWide } from '../useIsWide.ts'
import layout from '../layout.module.css'
import styles from './squad.module.css'

const FOCUSES = TRAINING_FOCUSES.map((value) => ({ value, label: FOCUS_NAMES[value] }))
const INTENSITIES = TRAINING_INTENSITIES.map((value) => ({ value, label: INTENSITY_NAMES[value] }))

/** View of the training: the plan and who works on something of their own; what lies behind it is open on wide screens. */
export function Training() {
  const isWide = useIsWide()
  return (
    <div className={layout.pair}>
      <div className={layout.page}>
        <Plan />
        <IndividualTraining />
      </div>
      <Panel heading="Behind the Plan" flush>
        <Disclosure title="Last Week" isOpen={isWide}>
          <LastWeek />
        </Disclosure>
        <Disclosure title="Mentors" isOpen={isWide}>
          <Mentors />
        </Disclosure>
        <Disclosure title="Coaches" isOpen={isWide}>
          <Coaches />
        </Disclosure>
      </Panel>
    </div>
  )
}

const Plan = observer(function Plan() {
  const { game } = useGameStores()
  const { plan, focusWords, intensityWords, setPieces, stamina, advised } = useReport(trainingReport)
  const { setsTraining } = game.state.assistant
  return (
    <Panel heading="Training" aside={<Badge>Stamina of the eleven {stamina}%</Badge>}>
      <div className={styles.plan}>
        {setsTraining ? (
          <p>
            <strong>The assistant’s plan: {planInWords(plan)}.</strong> To overrule it, pick something else.
          </p>
        ) : (
          <div className={layout.row}>
            <p>
              <strong>Your plan: {planInWords(plan)}.</strong> The assistant would train{' '}
              {planInWords(advised)}.
            </p>
            <Button size="small" onClick={() => game.decide('setAssistant', { setsTraining: true })}>
              Leave it to the assistant
            </Button>
          </div>
        )}
        <h3>Focus</h3>
        <SegmentedControl
          label="Focus"
          segments={FOCUSES}
          value={plan.focus}
          wraps
          onChange={(focus) => game.decide('setTraining', { focus })}
        />
        <p>{focusWords[plan.focus]}</p>
        <h3>Intensity</h3>
        <SegmentedControl
          label="Intensity"
          segments={INTENSITIES}
          value={plan.intensity}
          wraps
          onChange={(intensity) => game.decide('setTraining', { intensity })}
        />
        <p>{intensityWords[plan.intensity]}</p>
        <p className={layout.soft}>
          A change counts from the next day on. Growth, form and set pieces depend on the whole week.
          {setPieces > 0 &&
            ` The week so far: goals from corners and free kicks +${setPieces}% in the next match.`}
          {setsTraining && ' The assistant sets the training after every match, until you set it yourself.'}
        </p>
      </div>
    </Panel>
  )
})

const MENTORS: readonly Column<MentorRow>[] = [
  { key: 'mentor', header: 'Mentor', cell: ({ name }) => name, rowHeader: true },
  { key: 'position', header: 'Position', cell: ({ position }) => position },
  { key: 'guides', header: 'Guides', cell: ({ guided }) => guided.join(', ') || 'Nobody young enough yet' },
]

/** Effect of a mentor, to follow after their name. */
const words = characterInWords('mentor')
const MENTORING = words.charAt(0).toLowerCase() + words.slice(1)

/** Mentors and the players they guide. */
const Mentors = observer(function Mentors() {
  const { mentors } = useReport(trainingReport)
  return (
    <>
      <p className={styles.note}>A mentor {MENTORING} One counts for each position, the oldest.</p>
      {mentors.length === 0 ? (
        <p className={styles.note}>Nobody in the squad is a mentor of that age.</p>
      ) : (
        <SortableTable caption="Who Guides Whom" columns={MENTORS} rows={mentors} rowKey={({ id }) => id} />
      )}
    </>
  )
})

const CHANGES: readonly Column<TrainingChangeRow>[] = [
  { key: 'player', header: 'Player', cell: ({ name }) => name, rowHeader: true },
  { key: 'change', header: 'What changed and why', cell: ({ words }) => words.join(' ') },
]

const LastWeek = observer(function LastWeek() {
  const { lastWeek } = useReport(trainingReport)
  if (!lastWeek) return <p className={styles.note}>The first report comes when a whole week is over.</p>
  const { trained, rows } = lastWeek
  return (
    <>
      <p className={styles.note}>Trained: {trained}.</p>
      {rows.length === 0 ? (
        <p className={styles.note}>Nobody has changed.</p>
      ) : (
        <SortableTable caption="Report of the Week" columns={CHANGES} rows={rows} rowKey={({ id }) => id} />
      )}
    </>
  )
})

const COACHES: readonly Column<TrainingCoach>[] = [
  { key: 'role', header: 'Coach', cell: ({ role }) => role, rowHeader: true },
  { key: 'skill', header: 'Skill', cell: ({ skill }) => (skill === 0 ? 'None' : skill.toFixed(1)) },
  { key: 'effect', header: 'Effect', cell: ({ skill, effect }) => (skill === 0 ? '–' : effect) },
]

const Coaches = observer(function Coaches() {
  const { coaches } = useReport(trainingReport)
  return <SortableTable caption="Coaches" columns={COACHES} rows={coaches} rowKey={({ role }) => role} />
})
