import { completeMinutes } from '../time.ts'
import { roundedUp, spread, timesOver } from './arithmetic.ts'
import type { Segment } from './cut.ts'

/** A price of 0.0001 yuan per kWh times Wh, in fen. */
const PRICE4_WH_PER_FEN = 100_000
const FULL = 10_000

/** How the service fee is found. */
export type ServicePrice =
  /** By the period's own price. */
  | { mode: 1 }
  /** One price per kWh for the whole day. */
  | { mode: 2; price4: number }
  /** Per started unit of time. */
  | { mode: 3; unitMinutes: number; unitFen: number }
  /** Per charge. */
  | { mode: 4; fen: number }

/** Prices of a fleet or tag that replace those of the tariff. */
export interface ExclusivePrices {
  service: { price4: number } | { bpsOff: number }
  /** Without it the energy price is kept. */
  ePrice4?: number
}

export interface FeeLine {
  from: number
  to: number
  period: number
  energyWh: number
  ePrice4: number
  sPrice4: number
  eFeeFen: number
  sFeeFen: number
}

/** The fees of each segment, rounded once per line and component. */
export function feesOf(
  segments: readonly Segment[],
  service: ServicePrice,
  exclusive?: ExclusivePrices,
): FeeLine[] {
  const price = servicePriceFor(service, exclusive)
  const lines = segments.map(({ from, to, energyWh, tariff }) => {
    const ePrice4 = exclusive?.ePrice4 ?? tariff.ePrice4
    const sPrice4 = servicePrice4(tariff.sPrice4, price, exclusive)
    return {
      from,
      to,
      period: tariff.period,
      energyWh,
      ePrice4,
      sPrice4,
      eFeeFen: timesOver(energyWh, ePrice4, PRICE4_WH_PER_FEN),
      sFeeFen: timesOver(energyWh, sPrice4, PRICE4_WH_PER_FEN),
    }
  })
  if (price.mode === 1 || price.mode === 2) return lines

  const shares = spread(
    wholeFee(price, segments),
    lines.map((line) => line.energyWh),
  )
  return lines.map((line, index) => ({ ...line, sFeeFen: shares[index] ?? 0 }))
}

/** What a kWh costs in each period, service by energy included, and how the rest of the service fee is found. */
export function perKwhOf(
  periods: readonly { ePrice4: number; sPrice4: number }[],
  service: ServicePrice,
  exclusive?: ExclusivePrices,
): { service: ServicePrice; prices: number[] } {
  const price = servicePriceFor(service, exclusive)
  const prices = periods.map(
    (period) => (exclusive?.ePrice4 ?? period.ePrice4) + servicePrice4(period.sPrice4, price, exclusive),
  )
  return { service: price, prices }
}

/** How the service fee of a payer is found. */
export function servicePriceFor(service: ServicePrice, exclusive?: ExclusivePrices | null): ServicePrice {
  if (!exclusive) return service
  const { service: instead } = exclusive
  if ('price4' in instead) return { mode: 2, price4: instead.price4 }
  const off = (amount: number) => amount - timesOver(amount, instead.bpsOff, FULL)
  if (service.mode === 2) return { mode: 2, price4: off(service.price4) }
  if (service.mode === 3) return { ...service, unitFen: off(service.unitFen) }
  if (service.mode === 4) return { mode: 4, fen: off(service.fen) }
  return service
}

/** Fees by time or by charge have no price per kWh: their lines carry 0. */
function servicePrice4(ofPeriod: number, price: ServicePrice, exclusive?: ExclusivePrices): number {
  if (price.mode === 2) return price.price4
  if (price.mode !== 1) return 0
  const off = exclusive && 'bpsOff' in exclusive.service ? exclusive.service.bpsOff : 0
  return ofPeriod - timesOver(ofPeriod, off, FULL)
}

function wholeFee(price: ServicePrice & { mode: 3 | 4 }, segments: readonly Segment[]): number {
  if (price.mode === 4) return price.fen
  const minutes = completeMinutes(segments[0]?.from ?? 0, segments.at(-1)?.to ?? 0)
  return roundedUp(Math.max(1, minutes), price.unitMinutes) * price.unitFen
}
