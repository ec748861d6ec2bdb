import type { JobKind } from '../../jobs/job-kind.ts'
import { watchCertificates } from './issued-certificate.ts'

/** Each morning: piles whose certificate ends soon. */
export const job: JobKind = {
  name: 'pile-certificates',
  cron: '30 5 * * *',
  run: async (_data, { platform }) => watchCertificates(platform),
}
