import { useRef } from 'react'
import { observer } from 'mobx-react-lite'
import { Button } from '../components/Button.tsx'
import { downloadFile } from '../components/downloadFile.ts'
import { almanac } from '../simulation/reports/almanac.ts'
import { useReport } from '../stores/useReport.ts'
import { Book } from './almanac/Book.tsx'
import { Photographs } from './almanac/Photographs.tsx'
import { printBook, writeBook } from './almanac/writeBook.ts'
import { ReportDialog } from './GameDialog.tsx'
import './almanac/almanac.css'

/** The book of a season that is over: read here, printed or saved. */
export const AlmanacDialog = observer(function AlmanacDialog({ season }: { season: number }) {
  const book = useReport(almanac, season)
  const pages = useRef<HTMLElement>(null)
  if (!book) return null
  const title = `${book.club.name}, season ${season}`
  const withPages = (act: (element: HTMLElement) => void) => () => {
    if (pages.current) act(pages.current)
  }
  return (
    <ReportDialog
      title={`Almanac of season ${season}`}
      actions={
        <>
          <Button onClick={withPages(printBook)}>Print</Button>
          <Button
            onClick={withPages((element) =>
              downloadFile(`${title}.html`, writeBook(element, title), 'text/html;charset=utf-8'),
            )}
          >
            Save as HTML
          </Button>
        </>
      }
    >
      <Book book={book} ref={pages} photographs={<Photographs season={season} />} />
    </ReportDialog>
  )
})
