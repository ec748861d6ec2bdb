import type { JobKind } from '../../jobs/job-kind.ts'
import type { MessageKey } from '../../outbox/outbox.ts'
import { recordMailing, timingMailedJob } from './timing.store.ts'

const RETRY = { limit: 4, delaySeconds: 10 }

/** A run shows what became of its mail: who has not received it and why, or that nobody has. */
export const job: JobKind<MessageKey> = {
  ...timingMailedJob,
  retry: RETRY,
  run: (key, { platform }) => recordMailing(platform.db, key),
  givenUp: (key, _reason, { platform }) => recordMailing(platform.db, key),
}
