import { account } from '@ampdeck/api/system/account'
import { client } from '../data/client.ts'

/** Sends a picture and gives its address; saving the profile puts it to use. */
export async function sendAvatar(
  file: File,
  on: { signal: AbortSignal; onProgress: (part: number) => void },
) {
  return { url: await client(account.uploadAvatar, { file }, on) }
}
