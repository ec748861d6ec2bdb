import { maskOf } from '@ampdeck/api/billing/rule-times'
import { DAY, formatDate } from '@ampdeck/api/time'
import type { DemoPart } from '../../demo/part.ts'
import { standard } from '../../demo/records.ts'
import { RIVERSIDE, SKYLINE } from '../../demo/sellers.ts'
import { costModelId } from '../cost-model/cost-model.demo.ts'
import { demoGuns } from '../pile/pile.demo.ts'

/** A station whose guns have prices of their own, and how many of them. */
const [STATION_NO, GUNS] = [5, 6]
const models = [
  { sellerId: SKYLINE, code: 'GD-HWY' },
  { sellerId: RIVERSIDE, code: 'JX-STD' },
]

/** Of each state: one that is over, one that holds at weekends, one that is to come. None billed the history. */
export const part: DemoPart = {
  name: 'gunStrategies',
  after: ['costModels', 'piles'],
  async prepare(world, { copy }) {
    const from = (days: number) => formatDate(world.now + days * DAY)
    const dates = [
      { weekdayMask: maskOf([]), validFrom: from(-40), validTo: from(-30) },
      { weekdayMask: maskOf([6, 7]), validFrom: from(0), validTo: null },
      { weekdayMask: maskOf([1, 2, 3, 4, 5]), validFrom: from(20), validTo: from(50) },
    ]
    await copy(
      'strategyForGun',
      models.flatMap(({ sellerId, code }) =>
        demoGuns(world)
          .filter(({ station }) => station.sellerId === sellerId && station.no === STATION_NO)
          .slice(0, GUNS)
          .map(({ id: gunId, pileId, station }, index) => ({
            ...standard(sellerId, 'strategyForGun', index + 1, world.now + (index - 50) * DAY),
            ...{ stationId: station.id, pileId, gunId, costModelId: costModelId(sellerId, code) },
            chargeStrategyId: null,
            ...(dates[index % dates.length] ?? { weekdayMask: 127, validFrom: from(0), validTo: null }),
          })),
      ),
    )
  },
}
