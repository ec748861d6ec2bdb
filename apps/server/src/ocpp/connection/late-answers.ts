import { createRPCError } from 'ocpp-rpc'

/** Of one link are waited for: a pile that answers at all answers within the next calls. */
const MAX_LATE = 16
const [CALL_RESULT, CALL_ERROR] = [3, 4]

type Late = (outcome: { detail: unknown } | { error: unknown }) => void
interface Payload {
  outbound: boolean
  payload: readonly unknown[]
}
interface Client {
  on(event: 'call' | 'response', listener: (frame: Payload) => void): unknown
}

/** Answers that come after the time of their call: the library has forgotten it, and drops them. */
export function lateAnswers(client: Client) {
  const waiting = new Map<string, Late>()
  let sentId: string | undefined

  client.on('call', ({ outbound, payload }) => {
    if (outbound) sentId = String(payload[1])
  })
  client.on('response', ({ outbound, payload: [type, id, ...said] }) => {
    const late = outbound ? undefined : waiting.get(String(id))
    if (!late) return
    waiting.delete(String(id))
    if (type === CALL_RESULT) late({ detail: said[0] })
    if (type === CALL_ERROR) late({ error: createRPCError(String(said[0]), String(said[1] ?? '')) })
  })

  return {
    /** Before a call. Gives how to wait on when its time is over; one call is out at a time. */
    next() {
      sentId = undefined
      return {
        wait(late: Late): void {
          if (sentId === undefined) return
          waiting.set(sentId, late)
          const [oldest] = waiting.keys()
          if (waiting.size > MAX_LATE && oldest !== undefined) waiting.delete(oldest)
        },
      }
    },
  }
}
