import { observer } from 'mobx-react-lite'
import { Select } from '../../../components/Select.tsx'
import type { ShownTable } from '../../../stores/desks/TableChoice.ts'
import { useTableChoice } from '../../../stores/useTableChoice.ts'

const TABLES: readonly { value: ShownTable; label: string }[] = [
  { value: 'whole', label: 'Whole season' },
  { value: 'home', label: 'Home' },
  { value: 'away', label: 'Away' },
  { value: 'form', label: 'Last six matches' },
  { value: 'chances', label: 'Expected goals and points' },
  { value: 'power', label: 'Power ranking' },
  { value: 'books', label: 'Attendance and wages' },
]

/** Choice of a table of the division. */
export const TableSelect = observer(function TableSelect() {
  const choice = useTableChoice()
  return (
    <Select
      label="Table"
      labelHidden
      options={TABLES}
      value={choice.table}
      onChange={(table) => choice.show(table)}
    />
  )
})
