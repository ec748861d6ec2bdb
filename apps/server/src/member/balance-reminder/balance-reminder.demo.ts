import { activeState, reminderWay } from '@ampdeck/api/enumerations/member'
import { DAY, HOUR } from '@ampdeck/api/time'
import type { DemoPart } from '../../demo/part.ts'
import { standard } from '../../demo/records.ts'
import { historyStart, stream } from '../../demo/world.ts'
import { demoFleets } from '../demo/fleets.demo.ts'

const { sms: SMS, mail: MAIL } = reminderWay.code
const { on: ON, off: OFF } = activeState.code
const MONTHLY_CREDIT = 3

/** Three of four fleets have one; some have told their people already, some are off. */
export const part: DemoPart = {
  name: 'balanceReminders',
  after: ['fleets'],
  async prepare(world, { copy }) {
    const from = historyStart(world)
    const reminded = demoFleets(world).filter(({ n }) => n % 4 !== 0)
    await copy(
      'balanceReminder',
      reminded.map(({ id, sellerId, n, payMode }) => {
        const random = stream(world, 'balanceReminder', n, sellerId)
        const hasMail = n % 3 === 0
        const phone = `1390001${String(n).padStart(4, '0')}`
        return {
          ...standard(sellerId, 'balanceReminder', n, from + n * DAY),
          groupId: id,
          thresholdFen: payMode === MONTHLY_CREDIT ? 2_000_000 : random.pick([100_000, 200_000, 500_000]),
          receivers: hasMail ? [phone, `fleet${n}@example.com`] : [phone],
          ways: hasMail ? [SMS, MAIL] : [SMS],
          lastSent: random.chance(0.6)
            ? world.anchor - random.int(1, 40) * DAY - random.int(1, 20) * HOUR
            : null,
          state: n % 9 === 0 ? OFF : ON,
        }
      }),
    )
  },
}
