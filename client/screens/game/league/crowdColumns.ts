import type { Column } from '../../../components/DataTable.tsx'
import { figureColumn } from '../../../components/figureColumn.tsx'
import type { CrowdFigures } from '../../../simulation/club/homeCrowds.ts'
import { grouped } from '../../../simulation/core/money.ts'

/** Columns of a club's home crowds. */
export const CROWD_COLUMNS: readonly Column<CrowdFigures>[] = [
  figureColumn({
    key: 'attendance',
    header: 'Attendance',
    title: 'Average attendance',
    of: ({ attendance }) => attendance,
    format: grouped,
  }),
  figureColumn({
    key: 'highest',
    header: 'Highest',
    title: 'Highest attendance',
    wideOnly: true,
    of: ({ highest }) => highest,
    format: grouped,
  }),
  figureColumn({
    key: 'share',
    header: 'Seats taken',
    wideOnly: true,
    of: ({ share }) => share,
    format: (share) => `${Math.round(100 * share)}%`,
  }),
]
