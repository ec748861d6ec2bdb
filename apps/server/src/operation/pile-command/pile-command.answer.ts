import type { CodeOf } from '@ampdeck/api/enumeration'
import { commandKind, commandState } from '@ampdeck/api/enumerations/equipment'
import type { PileAnswer, PileRequest } from '../../device/pile-request.ts'

const { accepted: ACCEPTED, rejected: REJECTED, timedOut: TIMED_OUT, done: DONE } = commandState.code
const {
  disable,
  enable,
  reset,
  remoteStart,
  remoteStop,
  softReset,
  firmware,
  changePassword,
  applyTemplate,
} = commandKind.code
/** What has an effect to wait for (pile-command.effects.ts); of all else the answer is the end. */
const HAS_EFFECT: ReadonlySet<number> = new Set([
  disable,
  enable,
  reset,
  remoteStart,
  remoteStop,
  softReset,
  firmware,
  changePassword,
])

/** What becomes of a sent command by its pile's answer. */
export interface Answer {
  id: number
  sellerId: number
  state: CodeOf<typeof commandState>
  outcome: string | null
  /** The answer as it came. */
  response: unknown
}

const isOfOneGun = (request: PileRequest) => request.kind === 'reset' && request.connector !== undefined

/** Accepted is not done: a stop is done when the charge has ended, a reset when the pile boots. */
export function answerOf(
  { command, request }: { command: CodeOf<typeof commandKind>; request: PileRequest },
  answer: PileAnswer,
): Pick<Answer, 'state' | 'outcome' | 'response'> {
  switch (answer.status) {
    case 'accepted':
      return {
        // A pile does not boot for one of its guns.
        state: HAS_EFFECT.has(command) && !isOfOneGun(request) ? ACCEPTED : DONE,
        outcome: null,
        response: answer.detail,
      }
    case 'scheduled':
      return { state: ACCEPTED, outcome: 'scheduled', response: answer.detail }
    case 'rejected':
    case 'notSupported':
      return {
        state: REJECTED,
        outcome: command === applyTemplate ? 'partly' : answer.status,
        response: answer.detail,
      }
    case 'timeout':
      return { state: TIMED_OUT, outcome: 'noAnswer', response: null }
    case 'offline':
      return { state: REJECTED, outcome: 'device.offline', response: null }
    case 'error':
      return {
        state: REJECTED,
        outcome: answer.code,
        response: { code: answer.code, description: answer.description },
      }
  }
}
