import type { SmsGateway } from './gateway.ts'
import { Refused } from './gateway.ts'
import { callOut } from './outgoing.ts'

const TIMEOUT_MS = 15_000
/** Answers of the 400s that a later try may change: time-out, too early, too many. */
const TRY_AGAIN = new Set([408, 425, 429])

/**
 * Posts each SMS as JSON `{ id, phone, text }`; any answer of the 200s means accepted. User and password in the
 * address are sent as basic authorisation. `Idempotency-Key` is the message's id, the same at each try.
 */
export function httpSmsGateway(url: URL): SmsGateway {
  const { address, authorization } = withoutCredentials(url)
  return {
    send: async (sms) => {
      const answer = await callOut('operator', address, {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          'idempotency-key': String(sms.id),
          ...(authorization ? { authorization } : {}),
        },
        body: JSON.stringify(sms),
        timeoutMs: TIMEOUT_MS,
      })
      if (answer.ok) return
      // The status alone: what a provider answers may repeat the text, and that may hold a captcha.
      const sentence = `The SMS gateway answered ${answer.status}`
      const isFinal = answer.status >= 400 && answer.status < 500 && !TRY_AGAIN.has(answer.status)
      throw isFinal ? new Refused(sentence) : new Error(sentence)
    },
  }
}

function withoutCredentials(url: URL) {
  const address = new URL(url)
  const { username, password } = address
  address.username = ''
  address.password = ''
  if (!username) return { address }
  const pair = `${decodeURIComponent(username)}:${decodeURIComponent(password)}`
  return { address, authorization: `Basic ${Buffer.from(pair).toString('base64')}` }
}
