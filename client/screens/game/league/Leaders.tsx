import { observer } from 'mobx-react-lite'
import type { Column } from '../../../components/DataTable.tsx'
import { DataTable } from '../../../components/DataTable.tsx'
import { Panel } from '../../../components/Panel.tsx'
import { Select } from '../../../components/Select.tsx'
import type { LeaderKind } from '../../../simulation/club/seasonLeaders.ts'
import { grouped } from '../../../simulation/core/money.ts'
import {
  competitionsLed,
  kindsLed,
  leadersNow,
  leadersThen,
  type Leader,
} from '../../../simulation/reports/leaders.ts'
import { LINE_COMPETITION_NAMES } from '../../../simulation/reports/playerCareer.ts'
import { useGameStores } from '../../../stores/useGameStores.ts'
import { useReport } from '../../../stores/useReport.ts'
import { OwnPlayerName } from '../players/PlayerName.tsx'
import { clubColumn } from './clubColumn.tsx'
import styles from './Leaders.module.css'

const KIND_NAMES: Record<LeaderKind, string> = {
  goals: 'Goals',
  assists: 'Assists',
  cleanSheets: 'Clean sheets',
  rating: 'Rating',
  expectedGoals: 'Expected goals',
  aboveExpected: 'Goals above expected',
  cards: 'Cards',
  minutes: 'Minutes',
  saves: 'Saves',
  youngest: 'Youngest',
  oldest: 'Oldest',
}

/** Headers of the columns that are not named like their figure. */
const HEADERS: Partial<Record<LeaderKind, string>> = { youngest: 'Age', oldest: 'Age' }

/** Decimals of the figures that are no counts. */
const DECIMALS: Partial<Record<LeaderKind, number>> = { rating: 2, expectedGoals: 1, aboveExpected: 1 }

const NOW = 'now'

/** Leaders of a competition by the figure chosen; what was chosen holds again in every season that has it. */
export const Leaders = observer(function Leaders() {
  const { game, ui } = useGameStores()
  const { season, ...wanted } = ui.leaders
  const led = useReport(competitionsLed, season)
  const competition = chosenOf(led, wanted.competition)
  const kinds = useReport(kindsLed, season, competition)
  const figure = chosenOf(kinds, wanted.figure)
  const now = useReport(leadersNow, competition, figure)
  const then = useReport(leadersThen, season ?? 0, competition, figure)
  const rows = season === null ? now : then
  return (
    <Panel heading="Leaders" flush>
      <div className={styles.choices}>
        <Select
          label="Season"
          options={[
            { value: NOW, label: `${game.state.currentSeason} (running)` },
            ...game.state.leaders.toReversed().map((kept) => ({
              value: String(kept.season),
              label: String(kept.season),
            })),
          ]}
          value={season === null ? NOW : String(season)}
          onChange={(chosen) => ui.showLeaders({ season: chosen === NOW ? null : Number(chosen) })}
        />
        <Select
          label="Competition"
          options={led.map((value) => ({ value, label: LINE_COMPETITION_NAMES[value] }))}
          value={competition}
          onChange={(chosen) => ui.showLeaders({ competition: chosen })}
        />
        <Select
          label="Figure"
          options={kinds.map((value) => ({ value, label: KIND_NAMES[value] }))}
          value={figure}
          onChange={(chosen) => ui.showLeaders({ figure: chosen })}
        />
      </div>
      <DataTable
        caption="Leaders"
        columns={columnsOf(figure, season === null)}
        rows={rows}
        rowKey={({ id, name, club }) => `${id ?? name} ${club.id}`}
        isHighlighted={({ isOwn }) => isOwn}
        empty="Nobody leads yet."
      />
    </Panel>
  )
})

/** The chosen value if it is there, otherwise the first. */
function chosenOf<Value>(there: readonly Value[], wanted: Value): Value {
  return there.includes(wanted) ? wanted : (there[0] ?? wanted)
}

function columnsOf(kind: LeaderKind, isRunning: boolean): Column<Leader>[] {
  return [
    {
      key: 'name',
      header: 'Player',
      rowHeader: true,
      cell: ({ id, name }) => (id === null ? name : <OwnPlayerName player={{ id, name }} />),
    },
    clubColumn<Leader>(({ club }) => club),
    ...(isRunning
      ? [
          {
            key: 'appearances',
            header: 'Apps',
            title: 'Appearances',
            kind: 'number' as const,
            cell: ({ appearances }: Leader) => appearances,
          },
        ]
      : []),
    {
      key: 'figure',
      header: HEADERS[kind] ?? KIND_NAMES[kind],
      kind: 'number',
      cell: ({ figure }) => <strong>{figureInWords(kind, figure)}</strong>,
    },
  ]
}

function figureInWords(kind: LeaderKind, figure: number): string {
  const decimals = DECIMALS[kind]
  return decimals === undefined ? grouped(figure) : figure.toFixed(decimals)
}
