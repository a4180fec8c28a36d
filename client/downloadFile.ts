/** Downloads a text as a file. */
export function downloadFile(fileName: string, text: string): void {
  const url = URL.createObjectURL(new Blob([text], { type: 'text/plain' }))
  const link = document.createElement('a')
  link.href = url
  link.download = fileName
  link.click()
  // The click has started the download; the URL is no longer needed after it.
  setTimeout(() => {
    URL.revokeObjectURL(url)
  })
}
