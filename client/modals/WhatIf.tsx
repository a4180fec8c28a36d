import { observer } from 'mobx-react-lite'
import { useId, useState } from 'react'
import { Button } from '../components/Button.tsx'
import { courseScore, whatIf, type Course } from '../simulation/reports/whatIf.ts'
import { useReport } from '../stores/useReport.ts'
import styles from './WhatIf.module.css'

/** Button that plays own choices of the last match again the other way, and the courses that it would have taken. */
export function WhatIf({ played, names }: { played: Course; names: { home: string; away: string } }) {
  const [isOpen, setIsOpen] = useState(false)
  const id = useId()
  return (
    <section className={styles.whatIf} aria-label="What if">
      <Button
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => {
          setIsOpen(!isOpen)
        }}
      >
        What if…
      </Button>
      <div id={id} aria-live="polite">
        {isOpen && <OtherCourses played={played} names={names} />}
      </div>
    </section>
  )
}

const OtherCourses = observer(function OtherCourses({
  played,
  names,
}: {
  played: Course
  names: { home: string; away: string }
}) {
  const courses = useReport(whatIf)
  if (!courses) {
    return <p className={styles.note}>This match was played under earlier rules and can’t be played again.</p>
  }
  return (
    <table className={styles.courses}>
      <caption>
        {names.home} – {names.away}, one choice changed, with the same luck
      </caption>
      <thead>
        <tr>
          <td />
          <th scope="col">Chances (xG)</th>
          <th scope="col">Score</th>
        </tr>
      </thead>
      <tbody>
        <CourseRow text="As played" course={played} />
        {courses.map((course) => (
          <CourseRow key={course.text} text={course.text} course={course} />
        ))}
      </tbody>
    </table>
  )
})

function CourseRow({ text, course }: { text: string; course: Course }) {
  const { expectedGoals } = course
  return (
    <tr>
      <th scope="row">{text}</th>
      <td>
        {expectedGoals.home.toFixed(1)} to {expectedGoals.away.toFixed(1)}
      </td>
      <td className={styles.score}>{courseScore(course)}</td>
    </tr>
  )
}
