import type { ReactNode } from 'react'
import { observer } from 'mobx-react-lite'
import { Explained } from '../../../components/Explained.tsx'
import { planMomentum } from '../../../../scenes/matchday/momentum.ts'
import type { Side } from '../../../simulation/match/matchReport.ts'
import { useGameStores } from '../../../stores/useGameStores.ts'
import styles from './MatchFigures.module.css'

/** The match in figures so far. */
export const MatchFigures = observer(function MatchFigures() {
  const { matchday } = useGameStores()
  const { match, stats, eventsSoFar, minute } = matchday
  if (!match) return null
  const { home, away } = match.setup
  const momentum = momentumSoFar(planMomentum(eventsSoFar), minute)
  return (
    <>
      <table className={styles.figures}>
        <thead>
          <tr>
            <th scope="col">{home.name}</th>
            <td />
            <th scope="col">{away.name}</th>
          </tr>
        </thead>
        <tbody>
          <Row name="Chances" of={(side) => stats[side].chances} />
          <Row name="On target" of={(side) => stats[side].onTarget} />
          <Row
            name={<Explained term="expectedGoals">Expected goals</Explained>}
            of={(side) => stats[side].expectedGoals.toFixed(2)}
          />
          <Row name="Cards" of={(side) => stats[side].cards} />
          <Row
            name={<Explained term="momentum">Momentum</Explained>}
            of={(side) => `${momentum.share[side]}%`}
          />
          <Row name="Minutes on top" of={(side) => momentum.minutesOnTop[side]} />
        </tbody>
      </table>
      <p className={styles.top}>{whoIsOnTop(momentum.share, { home: home.name, away: away.name })}</p>
    </>
  )
})

function Row({ name, of }: { name: ReactNode; of: (side: Side) => string | number }) {
  return (
    <tr>
      <td>{of('home')}</td>
      <th scope="row">{name}</th>
      <td>{of('away')}</td>
    </tr>
  )
}

/** What the strip in the picture shows up to a minute: its last bar, and how many there are to each side. */
function momentumSoFar(perMinute: Float32Array, minute: number) {
  const home = Math.round(50 * (1 + (perMinute[minute] ?? 0)))
  const played = perMinute.slice(1, minute + 1)
  return {
    /** Percent. */
    share: { home, away: 100 - home },
    minutesOnTop: {
      home: played.filter((value) => value > 0).length,
      away: played.filter((value) => value < 0).length,
    },
  }
}

function whoIsOnTop(share: Record<Side, number>, names: Record<Side, string>): string {
  if (share.home === share.away) return 'Nobody on top'
  return `${share.home > share.away ? names.home : names.away} on top`
}
