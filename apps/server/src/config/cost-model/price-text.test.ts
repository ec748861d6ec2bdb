import { expect, it } from 'vitest'
import { priceSetting, priceText } from './price-text.ts'

const night = { from: '00:00', to: '08:00', period: 4, ePrice4: 3_000, sPrice4: 3_500 } as const
const day = { from: '08:00', to: '24:00', period: 3, ePrice4: 7_000, sPrice4: 4_500 } as const

it.each([
  ['by period', 1, {}, '谷 0.6500 00:00-08:00；平 1.1500 08:00-24:00 元/kWh'],
  ['at one price', 2, { price4: 5_000 }, '谷 0.8000 00:00-08:00；平 1.2000 08:00-24:00 元/kWh'],
  [
    'by time',
    3,
    { unitMinutes: 30, unitFen: 150 },
    '谷 0.3000 00:00-08:00；平 0.7000 08:00-24:00 元/kWh，服务费1.50元/30分钟',
  ],
  ['per charge', 4, { fen: 500 }, '谷 0.3000 00:00-08:00；平 0.7000 08:00-24:00 元/kWh，服务费5.00元/次'],
])('says a tariff whose service is billed %s', (_, serviceMode, serviceParam, text) => {
  expect(priceText({ serviceMode, serviceParam, periods: [night, day] })).toBe(text)
})

it('says from where to where prices go, where a display has no room for each', () => {
  const periods = Array.from({ length: 48 }, (_, cell) => ({ ...day, ePrice4: 3_000 + cell }))
  expect(priceText({ serviceMode: 1, serviceParam: {}, periods })).toBe('分时电价 0.7500-0.7547 元/kWh')
})

it('is set by the setting that a pile knows, by what it speaks', () => {
  expect(priceSetting(1, 'x')).toEqual({ key: 'DefaultPrice', value: '{"priceText":"x"}' })
  expect(priceSetting(2, 'x')).toEqual({ key: 'TariffCostCtrlr.TariffFallbackMessage', value: 'x' })
  expect(priceSetting(3, 'x')).toBeNull()
})
