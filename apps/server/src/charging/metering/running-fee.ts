import { wholePart } from '@ampdeck/api/billing/arithmetic'
import { cutByTariff, type MeterValue } from '@ampdeck/api/billing/cut'
import { type ExclusivePrices, feesOf, type ServicePrice, servicePriceFor } from '@ampdeck/api/billing/fees'
import type { TariffPeriod } from '@ampdeck/api/billing/tariff-period'
import { completeMinutes } from '@ampdeck/api/time'

/** A price of 0.0001 yuan per kWh times Wh, in fen. */
const UNITS_PER_FEN = 100_000

interface Prices {
  periods: readonly TariffPeriod[]
  service: ServicePrice
}

/** What the energy between two readings costs, in 0.00001 fen: added up while a charge runs, and never rounded. */
export function unitsBetween(
  before: MeterValue,
  now: MeterValue,
  { periods, service }: Prices,
  exclusive: ExclusivePrices | null,
): number {
  if (now.ts < before.ts || now.wh < before.wh) return 0
  const lines = feesOf(cutByTariff([before, now], periods), service, exclusive ?? undefined)
  return lines.reduce((sum, { energyWh, ePrice4, sPrice4 }) => sum + energyWh * (ePrice4 + sPrice4), 0)
}

/** The fee of a running charge so far, before discounts: what the energy costs, and a service fee by time or by charge. */
export function runningFee(
  units: number,
  { service: usual, exclusive }: Pick<Prices, 'service'> & { exclusive: ExclusivePrices | null },
  startTime: number,
  now: number,
): number {
  const service = servicePriceFor(usual, exclusive)
  const energyFen = wholePart(units, UNITS_PER_FEN)
  if ('fen' in service) return energyFen + service.fen
  if (!('unitMinutes' in service)) return energyFen
  const minutes = Math.max(1, completeMinutes(startTime, now))
  return energyFen + Math.ceil(minutes / service.unitMinutes) * service.unitFen
}
