import { type ExclusivePrices, perKwhOf } from '@ampdeck/api/billing/fees'
import { servicePriceOf } from '@ampdeck/api/billing/service-price'
import type { PileTariff } from '../../device/standard-request.ts'
import { priceText } from './price-text.ts'

interface Priced {
  id: number
  effectiveTime: number
  serviceMode: number
  serviceParam: Readonly<Record<string, number>>
  periods: Parameters<typeof priceText>[0]['periods']
}

/**
 * The prices of a version as piles of 2.1 reckon with them: each period's price per kWh is that of the bill. A pile may
 * round its running cost otherwise; the bill is the server's.
 */
export function pileTariff(
  version: Priced,
  own?: { exclusive: ExclusivePrices; orderId: number },
): PileTariff {
  const { id, serviceMode, serviceParam, periods, effectiveTime } = version
  const { service, prices } = perKwhOf(periods, servicePriceOf(serviceMode, serviceParam), own?.exclusive)
  const shown = periods.map((period, index) => ({ ...period, ePrice4: prices[index] ?? 0, sPrice4: 0 }))
  const param: Readonly<Record<string, number>> =
    service.mode === 3
      ? { unitMinutes: service.unitMinutes, unitFen: service.unitFen }
      : { fen: feeOf(service) }
  // The price per kWh holds the service fee already, where that is by energy.
  const textMode = service.mode === 3 || service.mode === 4 ? service.mode : 1
  return {
    id: own ? `${id}-${own.orderId}` : String(id),
    text: priceText({ serviceMode: textMode, serviceParam: param, periods: shown }),
    periods: periods.map(({ from, to }, index) => ({ from, to, perKwh4: prices[index] ?? 0 })),
    ...(service.mode === 3 && { perUnit: { fen: service.unitFen, minutes: service.unitMinutes } }),
    ...(service.mode === 4 && { perChargeFen: service.fen }),
    ...(!own && { from: effectiveTime }),
  }
}

const feeOf = (service: { mode: number; fen?: number }) => service.fen ?? 0
