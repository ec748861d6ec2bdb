import { client } from './client.ts'

/** The browser reads what it saves a little later. */
const KEPT_MS = 60_000

/** Gets a file as the one who is signed in, and gives it to the person under its name. Throws an `ApiError`. */
export async function saveFile(url: string, name: string): Promise<void> {
  const response = await client.open(url)
  const address = URL.createObjectURL(await response.blob())
  const link = document.createElement('a')
  link.href = address
  link.download = name
  link.click()
  setTimeout(() => URL.revokeObjectURL(address), KEPT_MS)
}
