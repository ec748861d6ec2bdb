import { activeState, memberType } from '@ampdeck/api/enumerations/member'
import { DAY } from '@ampdeck/api/time'
import type { DemoPart } from '../../demo/part.ts'
import { demoId, standard } from '../../demo/records.ts'
import { demoSellers, SKYLINE } from '../../demo/sellers.ts'
import { historyStart, stream } from '../../demo/world.ts'
import { demoMembers } from '../../member/demo/members.demo.ts'

const { on: ON, off: OFF } = activeState.code

const plans = [
  { name: '月卡', priceFen: 1_900, days: 30, serviceBpsOff: 1_000, monthWhCap: 300_000, state: ON },
  { name: '季卡', priceFen: 4_900, days: 90, serviceBpsOff: 1_200, monthWhCap: 400_000, state: ON },
  { name: '年卡', priceFen: 16_800, days: 365, serviceBpsOff: 1_500, monthWhCap: 600_000, state: ON },
  { name: '尊享年卡', priceFen: 39_900, days: 365, serviceBpsOff: 2_000, monthWhCap: null, state: ON },
  { name: '体验周卡', priceFen: 500, days: 7, serviceBpsOff: 500, monthWhCap: 60_000, state: OFF },
]

/** Plans, and the members who have one: over before the history begins, running since its end, or still to come. */
export const part: DemoPart = {
  name: 'vips',
  after: ['members'],
  async prepare(world, { copy }) {
    await copy(
      'vipPlan',
      demoSellers.flatMap((sellerId) =>
        plans.slice(0, sellerId === SKYLINE ? plans.length : 2).map((plan, index) => ({
          ...standard(sellerId, 'vipPlan', index + 1, historyStart(world)),
          ...plan,
        })),
      ),
    )
    await copy(
      'memberVip',
      demoMembers(world)
        .filter(({ type, n }) => type === memberType.code.personal && n % 15 === 2)
        .map(({ id, n, sellerId }) => {
          const random = stream(world, 'memberVip', n, sellerId)
          const planNo = sellerId === SKYLINE ? random.int(1, 4) : random.int(1, 2)
          const days = plans[planNo - 1]?.days ?? 30
          const begins = [
            world.anchor,
            world.anchor + random.int(2, 9) * DAY,
            historyStart(world) - (days + random.int(1, 60)) * DAY,
          ]
          const fromTime = begins[n % 5 === 2 ? 1 : n % 4 === 3 ? 2 : 0] ?? world.anchor
          return {
            ...standard(sellerId, 'memberVip', n, Math.min(fromTime, world.anchor)),
            memberId: id,
            planId: demoId(sellerId, 'vipPlan', planNo),
            ...{ fromTime, toTime: fromTime + days * DAY, usedWh: 0 },
          }
        }),
    )
  },
}
