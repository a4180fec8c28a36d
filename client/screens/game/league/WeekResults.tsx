import { useState } from 'react'
import { observer } from 'mobx-react-lite'
import { IconButton } from '../../../components/IconButton.tsx'
import { Panel } from '../../../components/Panel.tsx'
import { Select } from '../../../components/Select.tsx'
import { weekProgramme } from '../../../simulation/reports/programme.ts'
import type { Division } from '../../../simulation/core/fixture.ts'
import { useGameStores } from '../../../stores/useGameStores.ts'
import { WeekMatches } from '../../../components/WeekMatches.tsx'
import { useReport } from '../../../stores/useReport.ts'
import { HighlightsButton } from '../HighlightsButton.tsx'

/** Message before the season's first fixture. */
export const NO_FIXTURES = 'Fixtures not generated.'

/** Week of a list of results from which a match has been watched; null if it was opened elsewhere. */
function weekOf(from: string | null): number | null {
  const week = /^week (\d+) /.exec(from ?? '')?.[1]
  return week === undefined ? null : Number(week)
}

/** Matches of a division in one week. Defaults to the last week played. */
export const WeekResults = observer(function WeekResults({ division }: { division: Division }) {
  const { game, ui } = useGameStores()
  const { currentMatchWeek, fixtures, club } = game.state
  const [chosen, setChosen] = useState<number | null>(() => weekOf(ui.watchedFrom))
  const lastWeek = fixtures.at(-1)?.week ?? 0
  const week = Math.min(chosen ?? Math.max(1, currentMatchWeek), lastWeek)
  const matches = useReport(weekProgramme, week, division)
  const weeks = Array.from({ length: lastWeek }, (_, i) => ({
    value: String(i + 1),
    label: `Week ${i + 1}`,
  }))
  if (lastWeek === 0) {
    return (
      <Panel heading="Results">
        <p>{NO_FIXTURES}</p>
      </Panel>
    )
  }
  return (
    <Panel
      heading={week > currentMatchWeek ? 'Fixtures' : 'Results'}
      flush
      aside={
        <>
          <IconButton
            icon="previous"
            label="Previous week"
            blocked={week <= 1}
            onClick={() => setChosen(week - 1)}
          />
          <Select
            label="Week"
            labelHidden
            options={weeks}
            value={String(week)}
            onChange={(value) => setChosen(Number(value))}
          />
          <IconButton
            icon="next"
            label="Next week"
            blocked={week >= lastWeek}
            onClick={() => setChosen(week + 1)}
          />
        </>
      }
    >
      <WeekMatches label={`Matches of week ${week}`} matches={matches} own={club.id}>
        {/* Matches of the other division are not kept. */}
        {division === game.state.division &&
          (({ home }, matchId) => (
            <HighlightsButton
              season={game.state.currentSeason}
              week={week}
              home={home.id}
              list="week"
              matchId={matchId}
            />
          ))}
      </WeekMatches>
    </Panel>
  )
})

/** Matches of a division in the week to come; nothing after the last. */
export const NextFixtures = observer(function NextFixtures({ division }: { division: Division }) {
  const { game } = useGameStores()
  const week = game.state.currentMatchWeek + 1
  const matches = useReport(weekProgramme, week, division)
  if (matches.length === 0) return null
  return (
    <Panel heading={`Next: week ${week}`} flush>
      <WeekMatches label={`Matches to come in week ${week}`} matches={matches} own={game.state.club.id} />
    </Panel>
  )
})
