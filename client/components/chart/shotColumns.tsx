import type { ReportedShot } from '../../simulation/reports/shotReport.ts'
import type { Column } from '../DataTable.tsx'
import { BODY_NAMES, PATTERN_NAMES, SHOT_RESULT_NAMES } from './shotWords.ts'

/** Columns of a table of shots. */
export const SHOT_COLUMNS: readonly Column<ReportedShot>[] = [
  { key: 'minute', header: 'Minute', kind: 'number', cell: ({ minute }) => minute },
  { key: 'player', header: 'Player', rowHeader: true, cell: ({ player }) => player },
  { key: 'result', header: 'Result', cell: ({ result }) => SHOT_RESULT_NAMES[result] },
  {
    key: 'xg',
    header: 'xG',
    title: 'Expected goals',
    kind: 'number',
    cell: ({ quality }) => quality.toFixed(2),
  },
  { key: 'distance', header: 'Metres', kind: 'number', cell: ({ distance }) => distance.toFixed(1) },
  { key: 'body', header: 'Body part', cell: ({ body }) => BODY_NAMES[body] },
  { key: 'pattern', header: 'Chance', cell: ({ pattern }) => PATTERN_NAMES[pattern] },
]
