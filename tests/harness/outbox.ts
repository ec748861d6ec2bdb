interface OutboxMessage {
  kind: 'sms' | 'mail'
  to: string
  text: string
}

/** The six digits of the newest SMS to a phone, from the demo's outbox. */
export async function captchaTo(url: string, phone: string): Promise<string> {
  const response = await fetch(`${url}/outbox`)
  const { messages } = (await response.json()) as { messages: OutboxMessage[] }
  const text = messages.find(({ kind, to }) => kind === 'sms' && to === phone)?.text ?? ''
  const captcha = /\b\d{6}\b/.exec(text)?.[0]
  if (!captcha) throw new Error(`No captcha was sent to ${phone}: "${text}"`)
  return captcha
}

/** Six digits that are not these. */
export function anotherCaptcha(captcha: string): string {
  return captcha === '000000' ? '000001' : '000000'
}
