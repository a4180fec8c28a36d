/** Lets the browser download a text as a file. */
export function offerFile(fileName: string, text: string): void {
  const url = URL.createObjectURL(new Blob([text], { type: 'text/plain' }))
  const link = document.createElement('a')
  link.href = url
  link.download = fileName
  link.click()
  // The download has begun with the click; the address is not needed any more after it.
  setTimeout(() => {
    URL.revokeObjectURL(url)
  })
}
