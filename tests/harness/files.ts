import { readFile } from 'node:fs/promises'
import type { Page } from 'playwright'
import { readXlsx } from '../../apps/server/src/testing/xlsx.ts'
import type { Answer } from './api.ts'

/** Presses what gives a file, and reads it as a table. */
export async function savedTable(page: Page, press: () => Promise<void>) {
  const [download] = await Promise.all([page.waitForEvent('download'), press()])
  return { name: download.suggestedFilename(), ...readXlsx(await readFile(await download.path())) }
}

/** Sends a file as a stranger's program would. */
export async function sendFile(
  url: string,
  { name, content, token }: { name: string; content: Buffer; token: string },
): Promise<Pick<Answer<{ id: number }>, 'code' | 'msg' | 'data'>> {
  const body = new FormData()
  body.append('file', new File([new Uint8Array(content)], name))
  const response = await fetch(url, { method: 'POST', headers: { authorization: token }, body })
  return response.json()
}
