import type { PileAnswer } from '../../device/pile-request.ts'

type Outcome = 'accepted' | 'rejected' | 'scheduled' | 'notSupported'

/** The words of both versions that are neither of the plain ones; what is missing here is a refusal. */
const outcomes: Readonly<Record<string, Outcome>> = {
  Accepted: 'accepted',
  AcceptedCanceled: 'accepted',
  Unlocked: 'accepted',
  RebootRequired: 'accepted',
  Scheduled: 'scheduled',
  NotSupported: 'notSupported',
  NotImplemented: 'notSupported',
  NotSupportedAttributeType: 'notSupported',
}

/** What a pile's answer comes to. An answer without a status is the pile's consent. */
export function answerOf(detail: unknown, status: unknown = statusOf(detail)): PileAnswer {
  const outcome = typeof status === 'string' ? (outcomes[status] ?? 'rejected') : 'accepted'
  return { status: outcome, detail }
}

function statusOf(detail: unknown): unknown {
  return typeof detail === 'object' && detail !== null && 'status' in detail ? detail.status : undefined
}

/** A call in the words of a version, and what its answer comes to. */
export interface DownwardCall {
  action: string
  payload: object
  /** The answer only says that an inventory follows, under this number. */
  inventory?: number
  /** What the list of that is called with the answer: `reportData` where nothing else is said. */
  listName?: string
  answerOf?(detail: unknown): PileAnswer
}

const NOT_DONE: ReadonlySet<string> = new Set(['NotImplemented', 'NotSupported'])

/** What a call comes to that ended without an answer's payload. */
export function failedAnswer(error: unknown): PileAnswer {
  if (!(error instanceof Error)) return { status: 'error', code: 'InternalError', description: String(error) }
  // The pile said so, or the call broke the schema and was never sent.
  if ('rpcErrorCode' in error) {
    const answer = { code: String(error.rpcErrorCode), description: error.message }
    return NOT_DONE.has(answer.code)
      ? { status: 'notSupported', detail: answer }
      : { status: 'error', ...answer }
  }
  // Sent, and never answered: the time is over, or the link has gone meanwhile.
  if (error.message === 'Call timeout' || error.name === 'AbortError') return { status: 'timeout' }
  return { status: 'offline' }
}
