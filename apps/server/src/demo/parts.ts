import { dayStat } from '../bill/day-stat/day-stat.demo.ts'
import { gunState } from '../bill/demo/gun-state.demo.ts'
import { openOrders } from '../bill/demo/open-orders.demo.ts'
import { orderTraces } from '../bill/demo/order-traces.demo.ts'
import { orders } from '../bill/demo/orders.demo.ts'
import { priceRules } from '../bill/demo/price-rules.demo.ts'
import { costModels } from '../config/cost-model/cost-model.demo.ts'
import { meters } from '../config/meter/meter.demo.ts'
import { operatingUnits } from '../config/operating-unit/operating-unit.demo.ts'
import { piles } from '../config/pile/pile.demo.ts'
import { stations } from '../config/station/station.demo.ts'
import { stationGroups } from '../config/station-group/station-group.demo.ts'
import { accountFlow } from '../member/demo/account-flow.demo.ts'
import { accounts } from '../member/demo/accounts.demo.ts'
import { cards } from '../member/demo/cards.demo.ts'
import { fleets } from '../member/demo/fleets.demo.ts'
import { members } from '../member/demo/members.demo.ts'
import { vinPasses } from '../member/demo/vin-passes.demo.ts'
import { alarmRules } from '../operation/demo/alarm-rules.demo.ts'
import { alarms } from '../operation/demo/alarms.demo.ts'
import { workOrders } from '../operation/demo/work-orders.demo.ts'
import { messages } from '../parser/message.demo.ts'
import { roles } from '../system/demo/roles.demo.ts'
import { sellers } from '../system/demo/sellers.demo.ts'
import { users } from '../system/demo/users.demo.ts'
import { notices } from '../system/notice/notice.demo.ts'
import { openApps } from '../system/open-app/open-app.demo.ts'
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
