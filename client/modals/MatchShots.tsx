import { useState } from 'react'
import { ChartPanel } from '../components/chart/ChartPanel.tsx'
import { SHOT_COLUMNS } from '../components/chart/shotColumns.tsx'
import { ShotMap } from '../components/chart/ShotMap.tsx'
import { shotInWords, shotsInWords } from '../components/chart/shotWords.ts'
import { SegmentedControl } from '../components/SegmentedControl.tsx'
import type { DeepReadonly } from '../simulation/core/readonly.ts'
import type { MatchReport, Side } from '../simulation/match/matchReport.ts'
import { shotsOf } from '../simulation/reports/shotReport.ts'

/** Map of the shots of a side in a match, the own one first. */
export function MatchShots({ report, own }: { report: DeepReadonly<MatchReport>; own: Side }) {
  const [side, setSide] = useState(own)
  const shots = shotsOf(report, side)
  const { home, away } = report.setup
  return (
    <ChartPanel
      isLoose
      heading="Shot Map"
      rows={shots}
      columns={SHOT_COLUMNS}
      rowKey={({ index }) => String(index)}
      empty={`${report.setup[side].name} had no shots.`}
      choices={
        <SegmentedControl
          label="Shots of"
          segments={[
            { value: 'home', label: home.name },
            { value: 'away', label: away.name },
          ]}
          value={side}
          onChange={setSide}
        />
      }
    >
      <ShotMap
        name="Shots"
        summary={`${report.setup[side].name}: ${shotsInWords(shots)}`}
        shots={shots.map((shot) => ({
          ...shot,
          key: String(shot.index),
          name: `${shot.player}, minute ${shot.minute}`,
          value: shotInWords(shot),
        }))}
      />
    </ChartPanel>
  )
}
