import { observer } from 'mobx-react-lite'
import { Button } from '../../../components/Button.tsx'
import { Disclosure } from '../../../components/Disclosure.tsx'
import { Face } from '../../../components/face/Face.tsx'
import { Icon } from '../../../components/Icon.tsx'
import { Money } from '../../../components/Money.tsx'
import { Panel } from '../../../components/Panel.tsx'
import { Stars } from '../../../components/Stars.tsx'
import { Tooltip } from '../../../components/Tooltip.tsx'
import { staffReport, type Opening } from '../../../simulation/reports/staffReport.ts'
import { useGameStores } from '../../../stores/useGameStores.ts'
import { useReport } from '../../../stores/useReport.ts'
import layout from '../layout.module.css'
import styles from './HireStaff.module.css'

/** Staff roles by category, each with its effect and cost. */
export const HireStaff = observer(function HireStaff() {
  const { game } = useGameStores()
  const { groups } = useReport(staffReport)
  return (
    <Panel
      heading="Hire New Staff"
      flush
      aside={
        <p>
          <Tooltip text="One candidate applies for each role. After four weeks somebody else does.">
            Candidates
          </Tooltip>{' '}
          · Available budget <Money amount={game.state.money} />
        </p>
      }
    >
      {groups.map(({ category, count, openings }, place) => (
        <Disclosure
          key={category}
          title={category}
          group="hire-staff"
          isOpen={place === 0}
          aside={<span>{`${count} employed`}</span>}
        >
          <ul className={styles.openings}>
            {openings.map((opening) => (
              <Role key={opening.role} opening={opening} />
            ))}
          </ul>
        </Disclosure>
      ))}
    </Panel>
  )
})

function Role({ opening }: { opening: Opening }) {
  const { game } = useGameStores()
  const { role, icon, description, baseSalary, cost, candidate, employed, isOutOfReach } = opening

  const hire = () => game.decide('hireStaff', role)

  return (
    <li className={styles.opening}>
      <div>
        <h3 className={styles.role}>
          <Icon name={icon} />
          {role} {employed > 0 && <span className={styles.employed}>{`${employed} employed`}</span>}
        </h3>
        <p className={styles.description}>{description}</p>
      </div>
      <div className={styles.candidate}>
        <Face player={candidate.portrait} size={44} />
        <p>
          <strong>{candidate.name}</strong> <Stars value={candidate.skill} label="Ability" />
          <em className={styles.character}>{candidate.character}</em>
        </p>
      </div>
      <p className={styles.cost}>
        <span>
          <Money amount={baseSalary} /> / week
        </span>
        <span className={styles.fee}>
          <Money amount={cost} /> to hire
        </span>
        {isOutOfReach && <small className={layout.obstacle}>Not enough money</small>}
      </p>
      <Button
        size="small"
        disabled={isOutOfReach}
        title={isOutOfReach ? '(Insufficient budget)' : undefined}
        aria-label={`Hire ${role}`}
        onClick={hire}
      >
        Hire
      </Button>
    </li>
  )
}
