import { periodAt } from '@ampdeck/api/billing/cut'
import { type ExclusivePrices, feesOf, servicePriceFor } from '@ampdeck/api/billing/fees'
import type { DriverPrice } from '../../device/charge-point.ts'
import type { Tariff } from '../record/price-source.store.ts'

/** The prices of a payer at a moment, and what they change to next. */
export function pricesAt(
  tariff: Tariff,
  exclusive: ExclusivePrices | null,
  ts: number,
): { price: DriverPrice; next: (DriverPrice & { from: number }) | null } {
  const price = priceOf(tariff, exclusive, ts)
  // A day on, every price has been in force.
  let from = ts
  for (let period = 0; period < tariff.periods.length; period++) {
    from = periodAt(from, tariff.periods).end
    const next = priceOf(tariff, exclusive, from)
    if (next.kwhPrice4 !== price.kwhPrice4) return { price, next: { from, ...next } }
  }
  return { price, next: null }
}

function priceOf({ periods, service }: Tariff, exclusive: ExclusivePrices | null, ts: number): DriverPrice {
  const { tariff, end } = periodAt(ts, periods)
  const segment = { from: ts, to: end, energyWh: 0, tariff }
  const [line] = feesOf([segment], service, exclusive ?? undefined)
  const kwhPrice4 = (line?.ePrice4 ?? tariff.ePrice4) + (line?.sPrice4 ?? tariff.sPrice4)
  const fee = servicePriceFor(service, exclusive)
  if (fee.mode === 3) return { kwhPrice4, perTime: { minutes: fee.unitMinutes, fen: fee.unitFen } }
  return fee.mode === 4 ? { kwhPrice4, flatFen: fee.fen } : { kwhPrice4 }
}
