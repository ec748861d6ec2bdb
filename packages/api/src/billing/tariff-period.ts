import { z } from 'zod'
import { codeOf } from '../code-of.ts'
import { period } from '../enumerations/order.ts'
import { Price4 } from '../wire.ts'

/** One row of a tariff: `from` and `to` are `HH:mm` on the half hour, the last `to` is `24:00`. */
export const TariffPeriod = z.object({
  from: z.string(),
  to: z.string(),
  period: codeOf(period),
  ePrice4: Price4,
  sPrice4: Price4,
})

export type TariffPeriod = z.infer<typeof TariffPeriod>
