import type { JobKind } from '../jobs/job-kind.ts'
import { delivery } from './delivery.ts'
import { type MessageKey, smsDeliveryJob } from './outbox.ts'

export const job: JobKind<MessageKey> = { ...smsDeliveryJob, ...delivery }
