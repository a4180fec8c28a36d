import { IconButton } from './IconButton.tsx'
import { Select } from './Select.tsx'
import type { Sorting } from './sorting.ts'
import styles from './SortControl.module.css'

interface SortControlProps<Key extends string> {
  /** Columns to choose from. A table sorted by any other column shows the first. */
  options: readonly [SortOption<Key>, ...SortOption<Key>[]]
  sorting: Sorting
  onSort: (sorting: Sorting) => void
}

interface SortOption<Key extends string> {
  value: Key
  label: string
}

/** Sort column and direction as form controls, where the table headers are out of reach. */
export function SortControl<Key extends string>({ options, sorting, onSort }: SortControlProps<Key>) {
  const isAscending = sorting.direction === 'asc'
  return (
    <div className={styles.control}>
      <Select
        label="Sort by"
        options={options}
        value={options.find(({ value }) => value === sorting.column)?.value ?? options[0].value}
        onChange={(column) => onSort({ ...sorting, column })}
      />
      <IconButton
        icon={isAscending ? 'up' : 'down'}
        label={isAscending ? 'Sorted ascending; sort descending' : 'Sorted descending; sort ascending'}
        onClick={() => onSort({ ...sorting, direction: isAscending ? 'desc' : 'asc' })}
      />
    </div>
  )
}
