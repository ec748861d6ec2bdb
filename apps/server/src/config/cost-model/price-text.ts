import type { TariffPeriod } from '@ampdeck/api/billing/tariff-period'
import { protocol } from '@ampdeck/api/enumerations/equipment'
import { period } from '@ampdeck/api/enumerations/order'
import { serviceMode as modes } from '@ampdeck/api/enumerations/tariff'

/** OCPP 2.0.1 takes 255 characters; a display of an older pile has less room than its protocol. */
const MAX_CHARACTERS = 250
const { byPeriod, onePrice, byTime, perCharge } = modes.code

interface Prices {
  serviceMode: number
  serviceParam: Readonly<Record<string, number>>
  periods: readonly TariffPeriod[]
}

/** What a display says of a tariff. Drivers stand before it, so it is in the language of the country. */
export function priceText({ serviceMode, serviceParam, periods }: Prices): string {
  const { price4 = 0, unitMinutes = 0, unitFen = 0, fen = 0 } = serviceParam
  const perKwh = ({ ePrice4, sPrice4 }: TariffPeriod) =>
    ePrice4 + (serviceMode === byPeriod ? sPrice4 : serviceMode === onePrice ? price4 : 0)
  const service =
    serviceMode === byTime
      ? `，服务费${yuan(unitFen)}元/${unitMinutes}分钟`
      : serviceMode === perCharge
        ? `，服务费${yuan(fen)}元/次`
        : ''
  const groups = Map.groupBy(periods, (of) => `${period.label(of.period, 'zh-CN')} ${price(perKwh(of))}`)
  const parts = [...groups].map(
    ([name, of]) => `${name} ${of.map(({ from, to }) => `${from}-${to}`).join(',')}`,
  )
  const whole = `${parts.join('；')} 元/kWh${service}`
  if (whole.length <= MAX_CHARACTERS) return whole
  const prices = periods.map(perKwh)
  return `分时电价 ${price(Math.min(...prices))}-${price(Math.max(...prices))} 元/kWh${service}`
}

/** The setting by which a pile shows a price to who has none of his own, by what it speaks; null where it has none. */
export function priceSetting(spoken: number, text: string): { key: string; value: string } | null {
  if (spoken === protocol.code.ocpp16)
    return { key: 'DefaultPrice', value: JSON.stringify({ priceText: text }) }
  if (spoken === protocol.code.ocpp201 || spoken === protocol.code.ocpp21)
    return { key: 'TariffCostCtrlr.TariffFallbackMessage', value: text }
  return null
}

const price = (price4: number) => (price4 / 10_000).toFixed(4)
const yuan = (fen: number) => (fen / 100).toFixed(2)
