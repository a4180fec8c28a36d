import { observer } from 'mobx-react-lite'
import { GlossaryTerm } from '../../../components/GlossaryTerm.tsx'
import { MatchStatsRow, MatchStatsTable } from '../../../components/MatchStatsTable.tsx'
import { planMomentum } from '../../../../scenes/matchday/script/timeline/momentum.ts'
import type { Sky } from '../../../simulation/core/weather.ts'
import type { Side } from '../../../simulation/match/matchReport.ts'
import { useGameStores } from '../../../stores/useGameStores.ts'
import styles from './MatchFigures.module.css'
import { grouped } from '../../../simulation/core/money.ts'

const SKIES: Record<Sky, string> = {
  clear: 'Clear sky',
  overcast: 'Overcast',
  rain: 'Rain',
  snow: 'Snow',
}

/** Statistics of the match so far. Momentum is of the minute, so that none is left at the end. */
export const MatchFigures = observer(function MatchFigures() {
  const { matchday } = useGameStores()
  const { match, stats, eventsSoFar, minute, lastMinuteKnown, isOver } = matchday
  if (!match) return null
  const { home, away } = match.setup
  const { crowd, weather } = match
  const { attendance, capacity } = crowd
  const names = { home: home.name, away: away.name }
  const momentum = momentumSoFar(planMomentum(eventsSoFar, lastMinuteKnown), minute)
  return (
    <>
      <MatchStatsTable names={names} stats={stats}>
        {!isOver && (
          <MatchStatsRow
            name={<GlossaryTerm term="momentum">Momentum</GlossaryTerm>}
            of={(side) => `${momentum.share[side]}%`}
          />
        )}
        <MatchStatsRow
          name={<GlossaryTerm term="minutesOnTop">Minutes on top</GlossaryTerm>}
          of={(side) => momentum.minutesOnTop[side]}
        />
      </MatchStatsTable>
      {!isOver && <p className={styles.below}>{whoIsOnTop(momentum.share, names)}</p>}
      <p className={styles.below}>
        Attendance: {grouped(attendance)} in {grouped(capacity)} seats
      </p>
      <p className={styles.below}>Weather: {SKIES[weather.sky]}</p>
    </>
  )
})

/** Values of the momentum strip at a minute: its last bar, and the number of bars for each side. */
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
