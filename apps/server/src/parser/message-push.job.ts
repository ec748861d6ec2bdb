import { callOut, NoAnswer } from '../gateways/outgoing.ts'
import type { JobKind } from '../jobs/job-kind.ts'
import { messagePushJob } from './message-push.service.ts'
import { type PushKey, recordAttempt, waiting } from './message-push.store.ts'

const LIMIT_MS = 10_000
const MAX_ANSWER = 500

/** Sends a push once more to the platform it was meant for, as it was. */
export const job: JobKind<PushKey> = {
  ...messagePushJob,
  atOnce: 4,
  // A try that failed is noted and told; people decide about the next.
  retry: { limit: 0, delaySeconds: 0 },
  run: async (key, { platform: { db } }) => {
    const push = await waiting(db, key)
    if (push) await recordAttempt(db, key, await post(key.sellerId, push))
  },
  // The process was killed while it waited for the answer.
  givenUp: (key, reason, { platform: { db } }) => recordAttempt(db, key, { isDone: false, answer: reason }),
}

async function post(sellerId: number, { raw, pushTarget }: { raw: string; pushTarget: string | null }) {
  if (pushTarget === null) return { isDone: false, answer: 'no target' }
  try {
    const response = await callOut(sellerId, pushTarget, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: raw,
      timeoutMs: LIMIT_MS,
    })
    const text = (await response.text()).slice(0, MAX_ANSWER)
    return { isDone: response.ok, answer: `${response.status} ${text}`.trim() }
  } catch (error) {
    if (!(error instanceof NoAnswer)) throw error
    return { isDone: false, answer: error.message.slice(0, MAX_ANSWER) }
  }
}
