import css from './almanac.css?raw'

/** HTML file of a book, which opens anywhere without network and script. */
export function writeBook(book: HTMLElement, title: string): string {
  const heading = document.createElement('title')
  heading.textContent = title
  return `<!doctype html>
<html lang="en-GB">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
${heading.outerHTML}
<style>${css}</style>
</head>
<body>
${book.outerHTML}
</body>
</html>
`
}

/** Opens the browser's print dialog with the book alone. */
export function printBook(book: HTMLElement): void {
  const page = document.createElement('div')
  page.className = 'almanac-print'
  page.append(book.cloneNode(true))
  document.body.append(page)
  window.addEventListener('afterprint', () => page.remove(), { once: true })
  window.print()
}
