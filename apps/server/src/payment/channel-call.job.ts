import type { JobKind } from '../jobs/job-kind.ts'
import { embeddedChannel } from './channel/embedded-channel.ts'
import { callChannel, loseAnswer } from './channel-call.service.ts'
import { channelCallJob, type PaymentKey } from './payment-order/payment-order.store.ts'

/** Calls the channel of a payment order, or asks it; what has no answer yet is asked for again every minute. */
export const job: JobKind<PaymentKey> = {
  ...channelCallJob,
  run: (key, { platform, jobs }) => callChannel({ ...platform, jobs }, embeddedChannel(platform.now), key),
  givenUp: (key, _reason, { platform }) => loseAnswer(platform, key),
}
