import { observer } from 'mobx-react-lite'
import { SearchBox } from '../../../components/SearchBox.tsx'
import { Select } from '../../../components/Select.tsx'
import { SortControl } from '../../../components/SortControl.tsx'
import type { Sorting } from '../../../components/sorting.ts'
import { useGameStores } from '../../../stores/useGameStores.ts'
import { sortOptions, type PriceColumn } from './transferColumns.ts'
import styles from './transfers.module.css'

/** Options of the position filter. */
export const POSITION_OPTIONS = [
  { value: 'All', label: 'All Positions' },
  { value: 'Goalkeeper', label: 'Goalkeeper' },
  { value: 'Defender', label: 'Defender' },
  { value: 'Midfielder', label: 'Midfielder' },
  { value: 'Forward', label: 'Forward' },
] as const

interface TransferToolsProps {
  price: PriceColumn
  sorting: Sorting
  onSort: (sorting: Sorting) => void
}

/** Search, filter and sorting of market and sales. */
export const TransferTools = observer(function TransferTools({ price, sorting, onSort }: TransferToolsProps) {
  const { marketSearch } = useGameStores()
  return (
    <div className={styles.tools}>
      <SearchBox
        label="Search players..."
        value={marketSearch.search}
        onChange={(text) => marketSearch.searchFor(text)}
      />
      <Select
        label="Position"
        labelHidden
        options={POSITION_OPTIONS}
        value={marketSearch.position}
        onChange={(position) => marketSearch.filterBy(position)}
      />
      <SortControl options={sortOptions(price)} sorting={sorting} onSort={onSort} />
    </div>
  )
})
