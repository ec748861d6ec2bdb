import { openOrders } from '../bill/demo/open-orders.ts'
import { orderTraces } from '../bill/demo/order-traces.ts'
import { orders } from '../bill/demo/orders.ts'
import { costModels } from '../config/demo/cost-models.ts'
import { gunState } from '../config/demo/gun-state.ts'
import { meters } from '../config/demo/meters.ts'
import { operatingUnits } from '../config/demo/operating-units.ts'
import { piles } from '../config/demo/piles.ts'
import { priceRules } from '../config/demo/price-rules.ts'
import { stationGroups } from '../config/demo/station-groups.ts'
import { stations } from '../config/demo/stations.ts'
import { accountFlow } from '../member/demo/account-flow.ts'
import { accounts } from '../member/demo/accounts.ts'
import { cards } from '../member/demo/cards.ts'
import { fleets } from '../member/demo/fleets.ts'
import { members } from '../member/demo/members.ts'
import { vinPasses } from '../member/demo/vin-passes.ts'
import { alarmRules } from '../operation/demo/alarm-rules.ts'
import { alarms } from '../operation/demo/alarms.ts'
import { workOrders } from '../operation/demo/work-orders.ts'
import { messages } from '../parser/demo/messages.ts'
import { dayStat } from '../statistics/demo/day-stat.ts'
import { notices } from '../system/demo/notices.ts'
import { openApps } from '../system/demo/open-apps.ts'
import { roles } from '../system/demo/roles.ts'
import { sellers } from '../system/demo/sellers.ts'
import { users } from '../system/demo/users.ts'
import type { DemoPart } from './part.ts'

/** All parts of the demo network; a new entity adds its part in its own folder and its line here. */
export function demoParts(hashPassword: (md5: string) => Promise<string>): DemoPart[] {
  return inOrder([
    sellers,
    roles,
    users(hashPassword),
    openApps,
    notices,
    operatingUnits,
    costModels,
    stations,
    stationGroups,
    meters,
    piles,
    fleets,
    members,
    accounts,
    cards,
    vinPasses,
    priceRules,
    orders,
    messages,
    openOrders,
    gunState,
    orderTraces,
    accountFlow,
    dayStat,
    alarmRules,
    alarms,
    workOrders,
  ])
}

/** Each part after those that it refers to. */
export function inOrder(parts: readonly DemoPart[]): DemoPart[] {
  const sorted: DemoPart[] = []
  const waiting = [...parts]
  while (waiting.length > 0) {
    const index = waiting.findIndex(({ after }) =>
      after.every((name) => sorted.some((part) => part.name === name)),
    )
    const [next] = waiting.splice(index, 1)
    if (index < 0 || !next)
      throw new Error(`Parts that wait for one another: ${waiting.map(({ name }) => name)}`)
    sorted.push(next)
  }
  return sorted
}
