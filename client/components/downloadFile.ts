/** Downloads a text or a picture as a file. */
export function downloadFile(fileName: string, content: string | Blob, type = 'text/plain'): void {
  const file = typeof content === 'string' ? new Blob([content], { type }) : content
  const url = URL.createObjectURL(file)
  const link = document.createElement('a')
  link.href = url
  link.download = fileName
  link.click()
  // The click has started the download; the URL is no longer needed after it.
  setTimeout(() => URL.revokeObjectURL(url))
}
