import { codeOf } from '../code-of.ts'
import { period } from '../enumerations/order.ts'
import { Fen, Price4, Timestamp, Wh } from '../wire.ts'

/** What a charge has used within one period of its tariff, and what that comes to. */
export const pricedLine = {
  from: Timestamp,
  to: Timestamp,
  period: codeOf(period),
  energyWh: Wh,
  ePrice4: Price4,
  sPrice4: Price4,
  eFeeFen: Fen,
  sFeeFen: Fen,
}
