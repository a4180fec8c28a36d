import { Disclosure } from '../../../components/Disclosure.tsx'
import { Panel } from '../../../components/Panel.tsx'
import styles from './StaffOverview.module.css'

const TIPS = [
  'Only the best person in each role counts. A second one just fills the staff room.',
  'Happy staff learn more than twice as fast as unhappy ones, and winning makes them happy.',
  'Hiring costs four weeks’ salary up front, a dismissal two.',
  'Fans don’t like to see staff sacked: each dismissal costs 2 points of fan mood.',
  'A Physiotherapist and a Doctor get injured players back sooner.',
]

/** Advice for new managers, which can be dismissed. */
export function StaffTips() {
  return (
    <Panel heading="Tips" flush>
      <Disclosure title="Staff management tips" isOpen>
        <ul className={styles.tips}>
          {TIPS.map((tip) => (
            <li key={tip}>{tip}</li>
          ))}
        </ul>
      </Disclosure>
    </Panel>
  )
}
