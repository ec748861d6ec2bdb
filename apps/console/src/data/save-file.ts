import { client } from './client.ts'

/** The browser reads what it saves a little later. */
const KEPT_MS = 60_000

/** Gets a file as the one who is signed in, and gives it to the person under its name. Throws an `ApiError`. */
export async function saveFile(url: string, name: string): Promise<void> {
  const response = await client.open(url)
  saveBlob(await response.blob(), name)
}

/** Gives the person what the page has made as a file. */
export function saveBlob(blob: Blob, name: string): void {
  const address = URL.createObjectURL(blob)
  const link = document.createElement('a')
  link.href = address
  link.download = name
  link.click()
  setTimeout(() => URL.revokeObjectURL(address), KEPT_MS)
}
