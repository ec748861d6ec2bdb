import { DAY } from '@ampdeck/api/time'
import type { DemoPart } from '../../demo/part.ts'
import { standard } from '../../demo/records.ts'
import { RIVERSIDE, SKYLINE } from '../../demo/sellers.ts'
import type { World } from '../../demo/world.ts'

/** What Skyline takes in a usual month at scale 1, and somewhat more, in fen. */
const MONTH_FEN = 240_000_000

const setIn = ({ scale }: World) => [
  { n: 1, sellerId: SKYLINE, key: 'alarmQuietMinutes', value: 10, days: 40 },
  { n: 2, sellerId: SKYLINE, key: 'pileLogDays', value: 180, days: 12 },
  { n: 3, sellerId: SKYLINE, key: 'monthTargetFen', value: Math.round(MONTH_FEN * scale), days: 60 },
  { n: 1, sellerId: RIVERSIDE, key: 'rechargeMinutes', value: 30, days: 25 },
]

/** What the two sellers have set differently. */
export const part: DemoPart = {
  name: 'systemParams',
  after: ['sellers'],
  async prepare(world, { copy }) {
    await copy(
      'systemParamValue',
      setIn(world).map(({ n, sellerId, key, value, days }) => ({
        ...standard(sellerId, 'systemParamValue', n, world.anchor - days * DAY),
        key,
        value,
      })),
    )
  },
}
