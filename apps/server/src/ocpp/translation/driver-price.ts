import type { Language } from '@ampdeck/api/enumeration'
import { formatTimestamp } from '@ampdeck/api/time'
import type { DriverCost, DriverPrice } from '../../device/charge-point.ts'

/** Fen as yuan: the nearest number has at most two decimals and is written so. */
export const yuanOf = (fen: number): number => fen / 100

const PRICE4_PER_YUAN = 10_000

/** Prices as the messages of costs have them. */
export function chargingPriceOf({ kwhPrice4, perTime, flatFen }: DriverPrice) {
  return {
    kWhPrice: kwhPrice4 / PRICE4_PER_YUAN,
    ...(perTime && { hourPrice: Number(((perTime.fen * 0.6) / perTime.minutes).toFixed(4)) }),
    ...(flatFen !== undefined && { flatFee: yuanOf(flatFen) }),
  }
}

const words = {
  'zh-CN': {
    kwh: '{price} 元/kWh',
    time: '服务费 {fee} 元/{minutes} 分钟',
    flat: '服务费 {fee} 元/次',
    next: '{time} 起 {price} 元/kWh',
    join: '，',
  },
  en: {
    kwh: '{price} CNY/kWh',
    time: 'service {fee} CNY per {minutes} min',
    flat: 'service {fee} CNY per charge',
    next: 'from {time} {price} CNY/kWh',
    join: ', ',
  },
} as const satisfies Record<Language, Record<string, string>>

/** A price as a pile shows it. */
export function priceText({ price, next }: Pick<DriverCost, 'price' | 'next'>, language: Language): string {
  const of = words[language]
  const fill = (text: string, values: Record<string, string>) =>
    text.replace(/\{(\w+)\}/g, (_, name: string) => values[name] ?? '')
  const perKwh = (price4: number) => (price4 / PRICE4_PER_YUAN).toFixed(4)
  const { kwhPrice4, perTime, flatFen } = price
  return [
    fill(of.kwh, { price: perKwh(kwhPrice4) }),
    ...(perTime
      ? [fill(of.time, { fee: yuanOf(perTime.fen).toFixed(2), minutes: String(perTime.minutes) })]
      : []),
    ...(flatFen === undefined ? [] : [fill(of.flat, { fee: yuanOf(flatFen).toFixed(2) })]),
    ...(next
      ? [fill(of.next, { time: formatTimestamp(next.from).slice(11, 16), price: perKwh(next.kwhPrice4) })]
      : []),
  ].join(of.join)
}
