import { z } from 'zod'
import { codeOf } from '../code-of.ts'
import { service } from '../contract.ts'
import { period } from '../enumerations/order.ts'
import { filter } from '../filter.ts'
import { Id, Price4 } from '../wire.ts'

/** One row of a tariff: `from` and `to` are `HH:mm` on the half hour, the last `to` is `24:00`. */
export const TariffPeriod = z.object({
  from: z.string(),
  to: z.string(),
  period: codeOf(period),
  ePrice4: Price4,
  sPrice4: Price4,
})

const CostModelOption = z.object({
  id: Id,
  code: z.string(),
  name: z.string(),
  /** The version in force. */
  version: z.int(),
  periods: z.array(TariffPeriod),
})

const at = service('config-service/costModel')

export const costModel = {
  selectAll: at('selectAll', ['costModel', 'stationList'])
    .takes(z.object({ name: filter.text() }))
    .gives(z.array(CostModelOption)),
}

export type TariffPeriod = z.infer<typeof TariffPeriod>
