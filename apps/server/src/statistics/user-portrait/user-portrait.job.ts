import type { JobKind } from '../../jobs/job-kind.ts'
import { refreshPortraits } from './member-portrait.service.ts'

/** Every minute: who has charged since; after midnight that is everybody, for windows of days have moved. */
export const job: JobKind = {
  name: 'user-portrait',
  cron: '* * * * *',
  run: async (_data, { platform }) => refreshPortraits(platform),
}
