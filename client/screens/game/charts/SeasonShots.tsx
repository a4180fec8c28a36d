import { useState } from 'react'
import { observer } from 'mobx-react-lite'
import { ChartPanel } from '../../../components/chart/ChartPanel.tsx'
import { SHOT_COLUMNS } from '../../../components/chart/shotColumns.tsx'
import { ShotMap } from '../../../components/chart/ShotMap.tsx'
import {
  BODY_NAMES,
  PATTERN_NAMES,
  SHOT_RESULT_NAMES,
  SHOT_RESULTS,
  shotInWords,
  shotsInWords,
} from '../../../components/chart/shotWords.ts'
import type { Column } from '../../../components/DataTable.tsx'
import { Select } from '../../../components/Select.tsx'
import { replayedMatches } from '../../../simulation/reports/replayedMatches.ts'
import { seasonShots, type SeasonShot } from '../../../simulation/reports/shotReport.ts'
import { useReport } from '../../../stores/useReport.ts'
import layout from '../layout.module.css'
import { useIsWide } from '../useIsWide.ts'
import { matchName, missingMatches, opponentName, withoutMatches } from './matchName.ts'

const ALL = 'all'
const NO_CHOICE = { side: 'own', match: ALL, pattern: ALL, body: ALL, result: ALL }

type Choice = typeof NO_CHOICE

const SIDES = [
  { value: 'own', label: 'Yours' },
  { value: 'other', label: 'Opponents’' },
]

/** Map of the shots of the season or of one of its matches, with filters. */
export const SeasonShots = observer(function SeasonShots() {
  const [choice, setChoice] = useState(NO_CHOICE)
  // It is as high as two of the other charts, and stands beside both.
  const isWide = useIsWide()
  const { matches, played } = useReport(replayedMatches)
  const all = useReport(seasonShots, choice.side === 'own')
  const names = new Map(matches.map((match) => [match.key, matchName(match)]))
  const opponents = new Map(matches.map((match) => [match.key, opponentName(match)]))
  // A match of an earlier season is no longer among them.
  const match = names.has(choice.match) ? choice.match : ALL
  const shots = all.filter((shot) => isChosen(shot, { ...choice, match }))
  const nameOf = (shot: SeasonShot) => names.get(shot.match) ?? ''
  const columns: Column<SeasonShot>[] = [{ key: 'match', header: 'Match', cell: nameOf }, ...SHOT_COLUMNS]
  const keyOf = (shot: SeasonShot) => `${shot.match} ${shot.index}`
  const matchOptions = matches.map((one) => ({ value: one.key, label: matchName(one) }))
  return (
    <ChartPanel
      heading="Shot map"
      rows={shots}
      columns={columns}
      rowKey={keyOf}
      empty={matches.length === 0 ? withoutMatches(played) : 'No shots like that.'}
      choices={
        matches.length > 0 && (
          <Choices
            choice={{ ...choice, match }}
            matches={matchOptions.toReversed()}
            onChange={(change) => setChoice({ ...choice, ...change })}
          />
        )
      }
    >
      <ShotMap
        name="Shots"
        isWholeHalf={isWide}
        summary={shotsInWords(shots)}
        shots={shots.map((shot) => ({
          ...shot,
          key: keyOf(shot),
          name: `${shot.player}, minute ${shot.minute}, ${opponents.get(shot.match) ?? ''}`,
          value: shotInWords(shot),
        }))}
      />
      <p className={layout.small}>
        {`${shotsInWords(shots)} The bigger a mark, the better the chance. ${missingMatches(matches.length, played)}`}
      </p>
    </ChartPanel>
  )
})

function isChosen({ match, pattern, body, result }: SeasonShot, choice: Choice): boolean {
  const pairs = [
    [choice.match, match],
    [choice.pattern, pattern],
    [choice.body, body],
    [choice.result, result],
  ]
  return pairs.every(([chosen, value]) => chosen === ALL || chosen === value)
}

interface ChoicesProps {
  choice: Choice
  matches: readonly { value: string; label: string }[]
  onChange: (change: Partial<Choice>) => void
}

function Choices({ choice, matches, onChange }: ChoicesProps) {
  return (
    <>
      <Select label="Shots" options={SIDES} value={choice.side} onChange={(side) => onChange({ side })} />
      <Select
        label="Match"
        options={[{ value: ALL, label: 'The season so far' }, ...matches]}
        value={choice.match}
        onChange={(match) => onChange({ match })}
      />
      <Select
        label="Chance"
        options={optionsOf(PATTERN_NAMES)}
        value={choice.pattern}
        onChange={(pattern) => onChange({ pattern })}
      />
      <Select
        label="Body part"
        options={optionsOf(BODY_NAMES)}
        value={choice.body}
        onChange={(body) => onChange({ body })}
      />
      <Select
        label="Result"
        options={[
          { value: ALL, label: 'All' },
          ...SHOT_RESULTS.map((value) => ({ value, label: SHOT_RESULT_NAMES[value] })),
        ]}
        value={choice.result}
        onChange={(result) => onChange({ result })}
      />
    </>
  )
}

function optionsOf(names: Readonly<Record<string, string>>) {
  return [{ value: ALL, label: 'All' }, ...Object.entries(names).map(([value, label]) => ({ value, label }))]
}
