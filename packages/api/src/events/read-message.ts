import { type ApiError, dataOf } from '../client/outcome.ts'
import { LIVE_EVENT_TYPES, type LiveEvent, STREAM_EVENTS } from './live-event.ts'

/** What a message of the stream means. */
export type LiveMessage =
  | { is: 'event'; event: LiveEvent }
  | { is: 'reset' | 'permission' }
  | { is: 'end'; failure: ApiError | undefined }

const types: readonly string[] = LIVE_EVENT_TYPES

/** Reads a message of the stream; one that a newer server may have invented means nothing. */
export function readMessage(event: string, data: string): LiveMessage | undefined {
  if (event === STREAM_EVENTS.reset || event === STREAM_EVENTS.permission) return { is: event }
  if (data === '' || (event !== STREAM_EVENTS.end && !types.includes(event))) return undefined
  const body = parsed(data)
  if (body === undefined) return undefined
  if (event === STREAM_EVENTS.end) return { is: 'end', failure: failureIn(body) }
  // The server's own contract; a check of each field of each event would cost more than drawing it.
  return { is: 'event', event: body as LiveEvent }
}

function parsed(data: string): object | undefined {
  try {
    const value: unknown = JSON.parse(data)
    return typeof value === 'object' && value !== null ? value : undefined
  } catch {
    return undefined
  }
}

/** The failure with which a call would be answered now. */
function failureIn(body: object): ApiError | undefined {
  try {
    dataOf({ status: 200, headers: new Headers(), body })
    return undefined
  } catch (failure) {
    return failure as ApiError
  }
}
