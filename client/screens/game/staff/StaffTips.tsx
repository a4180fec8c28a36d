import { Disclosure } from '../../../components/Disclosure.tsx'
import { Panel } from '../../../components/Panel.tsx'
import styles from './StaffOverview.module.css'

const TIPS = [
  'In each role the best one counts: a second only adds to the number of staff.',
  'Happy staff get better in 13 of 100 weeks, neutral staff in 10 and sad staff in 5.',
  'Hiring takes four weeks of salary at once, a dismissal two.',
  'Supporters do not like dismissals: each costs 2 points of fan mood.',
  'A Physiotherapist and a Doctor bring injured players back sooner.',
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
