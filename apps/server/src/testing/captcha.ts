import type { TestApp } from './test-app.ts'

/** The texts that a phone was sent, newest first. */
export async function textsTo({ db }: TestApp, phone: string): Promise<string[]> {
  const messages = await db
    .selectFrom('outgoingMessage')
    .select(['recipients', 'body'])
    .where('kind', '=', 'sms')
    .orderBy('id', 'desc')
    .execute()
  return messages.filter(({ recipients }) => recipients.includes(phone)).map(({ body }) => body)
}

/** The six digits of the last text to a phone. */
export async function captchaOf(server: TestApp, phone: string): Promise<string> {
  const [text = ''] = await textsTo(server, phone)
  const captcha = /\d{6}/.exec(text)?.[0]
  if (!captcha) throw new Error(`No captcha was sent to ${phone}`)
  return captcha
}

/** Six digits that are not these. */
export function another(captcha: string): string {
  return captcha === '000000' ? '000001' : '000000'
}

/** Forgets everything that log-ins left behind, and unlocks everybody. */
export async function forgetLogins({ db }: TestApp): Promise<void> {
  await db.deleteFrom('loginLog').execute()
  await db.deleteFrom('smsCaptcha').execute()
  await db.deleteFrom('loginTicket').execute()
  await db.deleteFrom('outgoingMessage').execute()
  await db.updateTable('accountUser').set({ lockedUntil: null, state: 1, deleted: 0 }).execute()
  await db.updateTable('seller').set({ state: 1 }).execute()
}
