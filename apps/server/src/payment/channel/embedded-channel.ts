import { MINUTE } from '@ampdeck/api/time'
import {
  AnswerLost,
  type ChannelAnswer,
  type ChannelRequest,
  type PaymentChannel,
} from './payment-channel.ts'

const LATE_MS = 30_000
const TOO_LATE_MS = 20 * MINUTE

/**
 * A channel inside of the server, for demonstrations and tests. It answers like a real one, and the fen of the amount
 * say how: `docs/payment-channels.md`. It moves no money and remembers nothing, so it gives one answer to one request.
 */
export function embeddedChannel(now: () => number): PaymentChannel {
  const answer = (request: ChannelRequest): ChannelAnswer => {
    const { amountFen, sentTime, tries, merchant } = request
    if (merchant.secret === '') return { outcome: 'failed', message: 'INVALID_SIGNATURE' }
    const age = now() - sentTime
    const success: ChannelAnswer = { outcome: 'success', channelNo: numberOf(request), amountFen }
    switch (amountFen % 100) {
      case 11:
        return tries > 1 ? success : { outcome: 'failed', message: 'ACCOUNT_LIMIT' }
      case 12:
        return age >= LATE_MS ? success : { outcome: 'pending' }
      case 14:
        return { outcome: 'failed', message: 'SYSTEM_ERROR' }
      case 15:
        return { ...success, amountFen: amountFen - 1 }
      case 16:
        return age >= TOO_LATE_MS ? success : { outcome: 'pending' }
      default:
        return success
    }
  }
  const send = async (request: ChannelRequest) => {
    const fen = request.amountFen % 100
    if ((fen === 13 || fen === 14) && request.tries === 1) throw new AnswerLost()
    return answer(request)
  }
  return { pay: send, refund: send, query: async (request) => answer(request) }
}

/** As channels number: the day and 18 digits, always the same for one request. */
function numberOf({ requestNo, sentTime }: ChannelRequest): string {
  let hash = 0n
  for (const letter of requestNo) hash = (hash * 131n + BigInt(letter.charCodeAt(0))) % 10n ** 18n
  const day = new Date(sentTime + 8 * 60 * MINUTE).toISOString().slice(0, 10).replaceAll('-', '')
  return `${day}${hash.toString().padStart(18, '0')}`
}
