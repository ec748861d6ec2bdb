import type { DriverCost, Token } from '../../device/charge-point.ts'
import type { SingleRequest } from '../../device/pile-request.ts'
import type { DownwardCall } from '../translation/answer.ts'
import { call } from '../translation/downward-call.ts'
import { chargingPriceOf, priceText, yuanOf } from '../translation/driver-price.ts'
import { isoTime } from '../translation/link.ts'

/** The Open Charge Alliance's own extension of 1.6: "OCPP & California Pricing Requirements". */
const COST_VENDOR = 'org.openchargealliance.costmsg'

/** A cost by the extension, which carries its texts in DataTransfer. */
export function costMessage16(cost: DriverCost): DownwardCall {
  const { fen, isFinal, meterWh, ts, price, next } = cost
  const transactionId = Number(cost.transactionId)
  if (isFinal) return message('FinalCost', { transactionId, cost: yuanOf(fen), priceText: finalText(fen) })
  return message('RunningCost', {
    transactionId,
    timestamp: isoTime(ts),
    meterValue: meterWh,
    cost: yuanOf(fen),
    state: 'Charging',
    chargingPrice: chargingPriceOf(price),
    // A reading at that moment bills both prices.
    ...(next && {
      nextPeriod: { atTime: isoTime(next.from), chargingPrice: chargingPriceOf(next) },
      triggerMeterValue: { atTime: isoTime(next.from) },
    }),
  })
}

/** What a card or a VIN is charged by, said once the charge has begun. */
export function userPrice16({ value }: Token, cost: DriverCost): SingleRequest {
  const data = {
    idToken: value,
    priceText: priceText(cost, 'zh-CN'),
    priceTextExtra: [{ format: 'UTF8', language: 'en', content: priceText(cost, 'en') }],
  }
  return { kind: 'dataTransfer', vendorId: COST_VENDOR, messageId: 'SetUserPrice', data }
}

const finalText = (fen: number) => `合计 ${yuanOf(fen).toFixed(2)} 元`

const message = (messageId: string, data: object) =>
  call('DataTransfer', { vendorId: COST_VENDOR, messageId, data: JSON.stringify(data) })
