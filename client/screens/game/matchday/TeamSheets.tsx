import { observer } from 'mobx-react-lite'
import type { SheetSoFar } from '../../../simulation/match/sheetsSoFar.ts'
import { useGameStores } from '../../../stores/useGameStores.ts'
import styles from './TeamSheets.module.css'

/** Players on the pitch and on the bench of both sides. */
export const TeamSheets = observer(function TeamSheets() {
  const { matchday } = useGameStores()
  const { sheets } = matchday
  if (!sheets) return null
  return (
    <div className={styles.sheets}>
      <Sheet sheet={sheets.home} />
      <Sheet sheet={sheets.away} />
    </div>
  )
})

function Sheet({ sheet: { name, formation, pitch, bench } }: { sheet: SheetSoFar }) {
  return (
    <section aria-label={name}>
      <h3 className={styles.heading}>
        {name} <span className={styles.formation}>{formation}</span>
      </h3>
      <ol>
        {pitch.map((player) => (
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
