import { ChartPanel } from '../../components/chart/ChartPanel.tsx'
import { SeriesChart } from '../../components/chart/SeriesChart.tsx'
import type { Column } from '../../components/DataTable.tsx'
import { scoreInWords, type Challenge } from '../../simulation/club/challenge.ts'
import { inRow } from '../../simulation/core/english.ts'
import { grouped } from '../../simulation/core/money.ts'
import { placesOf, weekName, type PlaceOfWeek, type Side } from './runPlaces.ts'

const HEIGHT = 240
const TICKS = 5

interface CourseWeek {
  place: PlaceOfWeek
  scores: readonly number[]
}

/** Score of one run or of two, week by week; nothing where none has any. */
export function RunCourse({ sides, challenge }: { sides: readonly Side[]; challenge: Challenge }) {
  const weeks = courseOf(sides)
  // A line at zero shows nothing.
  if (weeks.every(({ scores }) => scores.every((score) => score === 0))) return null
  const { scoring } = challenge
  const columns: Column<CourseWeek>[] = [
    { key: 'week', header: 'Week', rowHeader: true, cell: ({ place }) => weekName(place) },
    ...sides.map(({ name, card }, i) => ({
      key: card.fingerprint,
      header: name,
      kind: 'number' as const,
      cell: ({ scores }: CourseWeek) => grouped(scores[i] ?? 0),
    })),
  ]
  const results = sides.map(({ name, card }) => `${name}: ${scoreInWords(card.score, scoring)}`)
  return (
    <ChartPanel
      heading="Score week by week"
      rows={weeks}
      columns={columns}
      rowKey={({ place }) => weekName(place)}
      empty="No week was played."
    >
      <SeriesChart
        name="Score by week"
        summary={`${inRow(results)}.`}
        height={HEIGHT}
        xs={weeks.map((_, i) => i + 1)}
        series={sides.map(({ name }, side) => ({
          name,
          look: side === 0 ? 'own' : 'other',
          values: weeks.map(({ scores }) => scores[side] ?? 0),
        }))}
        across={axisOf(weeks.length)}
        format={(score) => grouped(Math.round(score))}
        place={(i) => (weeks[i] ? weekName(weeks[i].place) : '')}
      />
    </ChartPanel>
  )
}

/** Scores of all weeks. A run that was over before stays at its score. */
function courseOf(sides: readonly Side[]): CourseWeek[] {
  let scores = sides.map(() => 0)
  return placesOf(sides).map((place) => {
    scores = sides.map(({ record }, i) => {
      const week = record.weeks.find((one) => one.season === place.season && one.week === place.week)
      return week?.score ?? scores[i] ?? 0
    })
    return { place, scores }
  })
}

function axisOf(weeks: number) {
  const step = Math.max(1, Math.round(weeks / TICKS))
  const ticks = Array.from({ length: Math.ceil(weeks / step) }, (_, i) => 1 + i * step)
  return { low: 1, high: Math.max(2, weeks), ticks }
}
