import { DAY } from '@ampdeck/api/time'
import type { DemoPart } from '../../demo/part.ts'
import { standard } from '../../demo/records.ts'
import { RIVERSIDE, SKYLINE } from '../../demo/sellers.ts'

const set = [
  { n: 1, sellerId: SKYLINE, key: 'alarmQuietMinutes', value: 10, days: 40 },
  { n: 2, sellerId: SKYLINE, key: 'pileLogDays', value: 180, days: 12 },
  { n: 1, sellerId: RIVERSIDE, key: 'rechargeMinutes', value: 30, days: 25 },
]

/** What the two sellers have set differently. */
export const part: DemoPart = {
  name: 'systemParams',
  after: ['sellers'],
  async prepare({ anchor }, { copy }) {
    await copy(
      'systemParamValue',
      set.map(({ n, sellerId, key, value, days }) => ({
        ...standard(sellerId, 'systemParamValue', n, anchor - days * DAY),
        key,
        value,
      })),
    )
  },
}
