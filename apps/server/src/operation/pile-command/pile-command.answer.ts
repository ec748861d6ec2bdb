import type { CodeOf } from '@ampdeck/api/enumeration'
import { commandKind, commandState } from '@ampdeck/api/enumerations/equipment'
import { effectDueTime, effectOf, effectText } from '../../device/command-effect.ts'
import type { PileAnswer, PileRequest } from '../../device/pile-request.ts'

const { accepted: ACCEPTED, rejected: REJECTED, timedOut: TIMED_OUT, done: DONE } = commandState.code
const { applyTemplate: APPLY_TEMPLATE } = commandKind.code

/** What becomes of a sent command by its pile's answer. */
export interface Answer {
  id: number
  sellerId: number
  state: CodeOf<typeof commandState>
  outcome: string | null
  /** The answer as it came. */
  response: unknown
  /** When the answer came, or was given up. */
  time: number
  /** Null where the pile has not answered. */
  answeredTime: number | null
  /** What is to follow, where its row does not say so yet. */
  effect: string | null
  /** Until when its effect is waited for; null where the answer is the end. */
  effectDueTime: number | null
}

type Settled = Pick<Answer, 'state' | 'outcome' | 'response'>
type Asked = { command: CodeOf<typeof commandKind>; request: PileRequest }

/** What a command comes to by an answer at this time. */
export function settledBy(asked: Asked, answer: PileAnswer, time: number): Omit<Answer, 'id' | 'sellerId'> {
  const settled = answerOf(asked, answer)
  const isOfPile = answer.status !== 'timeout' && answer.status !== 'offline'
  return {
    ...settled,
    time,
    answeredTime: isOfPile ? time : null,
    effect: effectText(asked.request),
    effectDueTime: settled.state === ACCEPTED ? effectDueTime(asked.request, time) : null,
  }
}

/** Accepted is not done: a stop is done when the charge has ended, a reset when the pile boots. */
function answerOf({ command, request }: Asked, answer: PileAnswer): Settled {
  const state = effectOf(request) ? ACCEPTED : DONE
  switch (answer.status) {
    case 'accepted':
      return { state, outcome: answer.meaning ?? null, response: answer.detail }
    case 'scheduled':
      return { state, outcome: 'scheduled', response: answer.detail }
    case 'rejected':
    case 'notSupported': {
      const outcome = answer.meaning ?? (command === APPLY_TEMPLATE ? 'partly' : answer.status)
      return { state: REJECTED, outcome, response: answer.detail }
    }
    case 'timeout': {
      const outcome = answer.wasSent === false ? 'notSent' : 'noAnswer'
      return { state: TIMED_OUT, outcome, response: null }
    }
    case 'offline':
      return { state: REJECTED, outcome: 'device.offline', response: null }
    case 'error': {
      const { code, description } = answer
      return { state: REJECTED, outcome: code, response: { code, description } }
    }
  }
}
