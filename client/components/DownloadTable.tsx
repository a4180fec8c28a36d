import type { RefObject } from 'react'
import { IconButton } from './IconButton.tsx'
import { PanelTool } from './Panel.tsx'

interface DownloadTableProps {
  caption: string
  table: RefObject<HTMLTableElement | null>
}

/** Button that downloads a table as a CSV file, as the table stands. */
export function DownloadTable({ caption, table }: DownloadTableProps) {
  const download = async () => {
    const shown = table.current
    if (!shown) return
    const [{ rowsOfTable, writeCsv }, { downloadFile }] = await Promise.all([
      import('./csv.ts'),
      import('./downloadFile.ts'),
    ])
    downloadFile(`${caption}.csv`, writeCsv(rowsOfTable(shown)), 'text/csv;charset=utf-8')
  }
  return (
    <PanelTool>
      <IconButton icon="download" label={`Download CSV: ${caption}`} onClick={() => void download()} />
    </PanelTool>
  )
}
