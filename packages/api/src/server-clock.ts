import type { Answer } from './client/outcome.ts'
import type { Transport } from './client/transport.ts'

/*
 * The server's time in a browser whose own clock may be hours off. Each answer says in its header `Date` when it was
 * made, to the second; from a few of them it is known how far the server's clock is ahead.
 */

const SECOND = 1_000

/** Between which bounds the server's clock is ahead of this one, in milliseconds. */
let low = Number.NEGATIVE_INFINITY
let high = Number.POSITIVE_INFINITY

/** How far the server's clock is ahead of this computer's, in milliseconds; 0 while both may show the same. */
export function serverAhead(): number {
  if (low <= 0 && high >= 0) return 0
  return Math.round((low + high) / 2)
}

/** The present moment by the server's clock. */
export function serverNow(): number {
  return Date.now() + serverAhead()
}

/** A moment of this computer's clock, such as that of an answer, by the server's. */
export function byServerClock(moment: number): number {
  return moment + serverAhead()
}

/**
 * Reads the server's time from an answer.
 *
 * @param sentAt when the request was sent, by this computer's clock
 */
export function readServerTime(headers: Answer['headers'], sentAt: number, receivedAt = Date.now()): void {
  const madeAt = Date.parse(headers.get('date') ?? '')
  if (Number.isNaN(madeAt)) return
  // Made within this second, at some moment between the request and now.
  const [least, most] = [madeAt - receivedAt, madeAt + SECOND - sentAt]
  // One of the clocks was set meanwhile: what was known before is not true any more.
  const isSetAnew = least > high || most < low
  low = isSetAnew ? least : Math.max(low, least)
  high = isSetAnew ? most : Math.min(high, most)
}

/** A transport whose answers say what time it is on the server. */
export function readingServerTime(transport: Transport): Transport {
  return async (request) => {
    const sentAt = Date.now()
    const answer = await transport(request)
    readServerTime(answer.headers, sentAt)
    return answer
  }
}
