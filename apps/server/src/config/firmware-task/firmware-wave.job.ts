import type { JobKind } from '../../jobs/job-kind.ts'
import { nextWave } from './firmware-wave.ts'

/** Every minute: how the updates of piles go, and which piles are asked next. */
export const job: JobKind = {
  name: 'firmware-wave',
  cron: '* * * * *',
  run: async (_data, { platform, publicUrl }) => nextWave(platform, publicUrl),
}
