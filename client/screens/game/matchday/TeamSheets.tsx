import { observer } from 'mobx-react-lite'
import type { RatedPlayer, SheetSoFar } from '../../../simulation/match/sheetsSoFar.ts'
import { useGameStores } from '../../../stores/useGameStores.ts'
import styles from './TeamSheets.module.css'

/** Players of both sides with their ratings and stamina so far. */
export const TeamSheets = observer(function TeamSheets() {
  const { sheets } = useGameStores().matchday
  if (!sheets) return null
  return (
    <div className={styles.sheets}>
      <Sheet sheet={sheets.home} />
      <Sheet sheet={sheets.away} />
    </div>
  )
})

function Sheet({ sheet: { name, formation, pitch, gone, bench } }: { sheet: SheetSoFar }) {
  return (
    <section aria-label={name}>
      <h3 className={styles.heading}>
        {name} <span className={styles.formation}>{formation}</span>
      </h3>
      <Players label="On the pitch" players={pitch} />
      {gone.length > 0 && <Players label="Off" players={gone} />}
      <h4 className={styles.bench}>Bench</h4>
      <ol>
        {bench.map(({ id, number, name }) => (
          <li key={id} className={styles.substitute}>
            <span className={styles.number}>{number}</span>
            {name}
          </li>
        ))}
      </ol>
    </section>
  )
}

function Players({ label, players }: { label: string; players: readonly RatedPlayer[] }) {
  return (
    <table className={styles.players}>
      <thead>
        <tr>
          <th scope="col" colSpan={2}>
            {label}
          </th>
          <th scope="col">Rating</th>
          <th scope="col">Stamina</th>
        </tr>
      </thead>
      <tbody>
        {players.map(({ player, rating, freshness }) => (
          <tr key={player.id}>
            <td className={styles.number}>{player.number}</td>
            <th scope="row">{player.name}</th>
            <td>{rating === null ? '–' : (rating / 10).toFixed(1)}</td>
            <td>{freshness === null ? '–' : `${Math.round(freshness)}%`}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
