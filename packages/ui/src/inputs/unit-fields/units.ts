import { texts } from '@ampdeck/api/texts'
import type { NumberOptions } from '../fields/number-input.tsx'

export const unitTexts = texts({
  yuan: ['yuan', '元'],
  energy: ['kWh', 'kWh'],
  power: ['kW', 'kW'],
  percent: ['%', '%'],
  price: ['yuan/kWh', '元/kWh'],
  minutes: ['min', '分钟'],
  times: ['times', '次'],
})

/** What a number means on the wire, and how many digits the rule of its kind lets one type. */
export type UnitKind = keyof typeof unitTexts

type Unit = Pick<NumberOptions, 'scale' | 'digits'>

export const units: Readonly<Record<UnitKind, Unit>> = {
  /** Fen; at most 9 integer digits and 2 decimals. */
  yuan: { scale: 100, digits: { whole: 9, decimals: 2 } },
  /** Wh. */
  energy: { scale: 1_000, digits: { whole: 9, decimals: 3 } },
  /** W. */
  power: { scale: 1_000, digits: { whole: 6, decimals: 3 } },
  /** Basis points; two decimals, 0-100 or 0-200. */
  percent: { scale: 100, digits: { whole: 3, decimals: 2 } },
  /** 1/10000 yuan per kWh. */
  price: { scale: 10_000, digits: { whole: 3, decimals: 4 } },
  minutes: { scale: 1, digits: { whole: 6, decimals: 0 } },
  times: { scale: 1, digits: { whole: 6, decimals: 0 } },
}
