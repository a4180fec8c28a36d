import { observer } from 'mobx-react-lite'
import type { TouchlineDesk } from '../../../stores/desks/TouchlineDesk.ts'
import { useGameStores } from '../../../stores/useGameStores.ts'
import { useTouchlineDesk } from '../../../stores/useTouchlineDesk.ts'
import styles from './TeamSheets.module.css'

type SideNow = NonNullable<TouchlineDesk['sides']>['home']

/** Players on the pitch and on the bench of both sides. */
export const TeamSheets = observer(function TeamSheets() {
  const { matchday } = useGameStores()
  const touchline = useTouchlineDesk()
  const { match } = matchday
  const { sides } = touchline
  if (!match || !sides) return null
  return (
    <div className={styles.sheets}>
      <Sheet name={match.setup.home.name} side={sides.home} />
      <Sheet name={match.setup.away.name} side={sides.away} />
    </div>
  )
})

function Sheet({ name, side }: { name: string; side: SideNow }) {
  const { pitch, bench, tactics } = side
  return (
    <section aria-label={name}>
      <h3 className={styles.heading}>
        {name} <span className={styles.formation}>{tactics.formation}</span>
      </h3>
      <ol>
        {pitch.map(({ player }) => (
          <Line key={player.id} number={player.number} name={player.name} />
        ))}
      </ol>
      <h4 className={styles.bench}>Bench</h4>
      <ol>
        {bench.map((player) => (
          <Line key={player.id} number={player.number} name={player.name} />
        ))}
      </ol>
    </section>
  )
}

function Line({ number, name }: { number: number; name: string }) {
  return (
    <li className={styles.line}>
      <span className={styles.number}>{number}</span>
      {name}
    </li>
  )
}
