import { z } from 'zod'
import { TariffPeriod } from '../../billing/tariff-period.ts'
import { BasisPoints, Id, Timestamp, Watt, Wh } from '../../wire.ts'

/** How the network's day goes, beside what it does at this moment. */
export const NetworkDay = z.object({
  at: Timestamp,
  /** Mean power per quarter of an hour from midnight, today so far and the whole day before. */
  load: z.object({ today: z.array(Watt), yesterday: z.array(Watt) }),
  /** The tariff periods of most guns. */
  periods: z.array(TariffPeriod),
  /** Online rate and availability of the last 24 hours, null where there are no guns, and what they ought to be. */
  rates: z.object({
    onlineBps: BasisPoints.nullable(),
    onlineTargetBps: BasisPoints,
    availableBps: BasisPoints.nullable(),
    availableTargetBps: BasisPoints,
  }),
  /** What each station's transformer may give, and its energy of today. */
  stations: z.array(z.object({ id: Id, limitW: Watt, energyWh: Wh })),
})

export type NetworkDay = z.input<typeof NetworkDay>
