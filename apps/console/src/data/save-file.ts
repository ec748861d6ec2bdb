import { pathOfAddress } from '@ampdeck/api/client/address'
import { dataOf } from '@ampdeck/api/client/outcome'
import { heedFailure } from '../session/end-session.ts'
import { currentLanguage } from '../session/language.ts'
import { tabToken } from '../session/tab-token.ts'

/** The browser reads what it saves a little later. */
const KEPT_MS = 60_000

/** Gets a file with the token of the session, and gives it to the person under its name. Throws an `ApiError`. */
export async function saveFile(url: string, name: string): Promise<void> {
  const response = await fetch(`/${pathOfAddress(url)}`, {
    headers: { authorization: tabToken() ?? '', 'accept-language': currentLanguage() },
  })
  if (!response.ok || response.headers.get('content-type')?.includes('json')) await refuse(response)
  saveBlob(await response.blob(), name)
}

/** An answer in place of a file says why there is none. */
async function refuse(response: Response): Promise<void> {
  const { status, headers } = response
  try {
    dataOf({ status, headers, body: await response.text() })
  } catch (error) {
    heedFailure(error as Parameters<typeof heedFailure>[0])
    throw error
  }
}

function saveBlob(blob: Blob, name: string): void {
  const address = URL.createObjectURL(blob)
  const link = document.createElement('a')
  link.href = address
  link.download = name
  link.click()
  setTimeout(() => URL.revokeObjectURL(address), KEPT_MS)
}
