/** The browser reads what it saves a little later. */
const KEPT_MS = 60_000

/** Gives the user something as a file. */
export function saveBlob(fileName: string, blob: Blob): void {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(blob)
  link.download = fileName
  link.click()
  setTimeout(() => URL.revokeObjectURL(link.href), KEPT_MS)
}
