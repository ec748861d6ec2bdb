import { randomInt } from 'node:crypto'
import { reportGroup } from '@ampdeck/api/config/report-group'
import { demoId } from '../../demo/records.ts'
import { SKYLINE } from '../../demo/sellers.ts'
import { plainRecord } from '../../testing/standard-calls.ts'

plainRecord(reportGroup, () => ({
  name: `示例${randomInt(1_000_000)}`,
  nameEn: null,
  stationIds: [demoId(SKYLINE, 'station', 1)],
  reportKeys: ['bill'],
}))
