import { activeState, limitTarget } from '@ampdeck/api/enumerations/member'
import { DAY } from '@ampdeck/api/time'
import type { DemoPart } from '../../demo/part.ts'
import { standard } from '../../demo/records.ts'
import { historyStart } from '../../demo/world.ts'
import { demoFleets } from './fleets.demo.ts'
import { demoMembers } from './members.demo.ts'

const { on: ON, off: OFF } = activeState.code
const { fleet: FLEET, member: MEMBER } = limitTarget.code
const BUS = 3
const WORKDAYS = [1, 2, 3, 4, 5] as const

const none = {
  ...{ perDayTimes: null, perDayWh: null, perOrderFen: null, socMax: null, windowFrom: null, windowTo: null },
  ...{ stationIds: [] as number[], weekdays: [] as (typeof WORKDAYS)[number][] },
}

/** Wide enough that the charges of the history keep to them: some for fleets, some for their drivers. */
export const part: DemoPart = {
  name: 'chargeLimits',
  after: ['fleets', 'members'],
  async prepare(world, { copy }) {
    const from = historyStart(world)
    const ofFleets = demoFleets(world).map(({ id, sellerId, n, kind }) => ({
      sellerId,
      ...{ targetKind: FLEET, targetId: id, groupId: id, state: n % 7 === 0 ? OFF : ON },
      ...none,
      perOrderFen: 60_000,
      ...(kind === BUS && { socMax: 100 }),
      ...(n % 7 === 0 && { weekdays: [...WORKDAYS], windowFrom: '22:00', windowTo: '07:00' }),
    }))
    const drivers = demoMembers(world).filter(({ groupId, n }) => groupId !== null && n % 20 === 0)
    const ofDrivers = drivers.map(({ id, sellerId, groupId }, index) => ({
      sellerId,
      ...{ targetKind: MEMBER, targetId: id, groupId, state: index % 4 === 3 ? OFF : ON },
      ...none,
      perDayTimes: 20,
      perDayWh: 2_000_000,
      ...(index % 3 === 0 && { perOrderFen: 50_000 }),
    }))
    const all = [...ofFleets, ...ofDrivers]
    await copy(
      'chargeLimit',
      all.map((limit, index) => ({
        ...standard(limit.sellerId, 'chargeLimit', index + 1, from + (index % 200) * DAY),
        ...limit,
      })),
    )
  },
}
