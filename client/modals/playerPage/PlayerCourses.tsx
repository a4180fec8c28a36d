import { LineChart } from '../../components/chart/LineChart.tsx'
import { formatMoney, formatMoneyShort } from '../../components/formatMoney.ts'
import type { CareerSeason } from '../../simulation/reports/playerCareer.ts'
import { DialogPart } from '../GameDialog.tsx'
import styles from './PlayerPage.module.css'

const HEIGHT = 120

/** Quality and value from season to season, once there are two. */
export function PlayerCourses({ seasons }: { seasons: readonly CareerSeason[] }) {
  const known = seasons.filter(({ quality, value }) => quality !== null && value !== null)
  const [first, last] = [known[0], known.at(-1)]
  if (!first || !last || known.length < 2) return null
  const ticks = known.map(({ season }) => season)
  const across = { low: first.season, high: last.season, ticks: ticksOf(ticks) }
  const qualities = known.map(({ quality }) => quality ?? 1)
  const [least, most] = [Math.min(...qualities), Math.max(...qualities)]
  return (
    <div className={styles.columns}>
      <DialogPart heading="Quality">
        <LineChart
          name="Quality"
          summary={qualityInWords(qualities)}
          height={HEIGHT}
          points={known.map(({ season, quality }) => ({ x: season, y: quality ?? 1 }))}
          across={across}
          levels={starsBetween(least, most)}
          short={(stars) => stars.toFixed(0)}
          full={(stars) => stars.toFixed(1)}
          place={placeOf}
        />
      </DialogPart>
      <DialogPart heading="Value">
        <LineChart
          name="Value"
          summary={`Now ${formatMoney(last.value ?? 0)}.`}
          height={HEIGHT}
          points={known.map(({ season, value }) => ({ x: season, y: value ?? 0 }))}
          across={across}
          short={formatMoneyShort}
          full={formatMoney}
          place={placeOf}
          filled
        />
      </DialogPart>
    </div>
  )
}

/** Whole stars around a range. */
function starsBetween(least: number, most: number): number[] {
  const low = Math.min(4, Math.floor(least))
  const high = Math.max(low + 1, Math.ceil(most))
  return Array.from({ length: high - low + 1 }, (_, i) => low + i)
}

function placeOf(season: number): string {
  return `Season ${season}`
}

/** At most eight of the seasons. */
function ticksOf(seasons: readonly number[]): number[] {
  const step = Math.ceil(seasons.length / 8)
  return seasons.filter((_, i) => i % step === 0)
}

function qualityInWords(qualities: readonly number[]): string {
  const [least, most, now] = [Math.min(...qualities), Math.max(...qualities), qualities.at(-1) ?? 1].map(
    (stars) => stars.toFixed(1),
  )
  return least === most ? `${now} stars throughout.` : `Between ${least} and ${most} stars, now ${now}.`
}
