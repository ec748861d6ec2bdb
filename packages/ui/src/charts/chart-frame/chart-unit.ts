import type { Language } from '@ampdeck/api/enumeration'
import { formatDate, startOfDay } from '@ampdeck/api/time'
import { useMemo } from 'react'
import { formatsOf } from '../../foundation/language/formats.ts'
import { useLanguage } from '../../foundation/language/use-language.ts'

/**
 * What the values of a chart are, in units of the wire: a plain number, energy in Wh, power in W, money in fen, a share
 * in basis points, a price in 0.0001 yuan per kWh, hours or a duration in minutes, a ratio in hundredths, a day in days since 1970, an answer's time in milliseconds, traffic in gigabits, a small voltage in mV,
 * a temperature in °C.
 */
export type ChartUnit =
  | 'number'
  | 'energy'
  | 'power'
  | 'money'
  | 'percent'
  | 'price'
  | 'hours'
  | 'ratio'
  | 'day'
  | 'minutes'
  | 'latency'
  | 'traffic'
  | 'millivolts'
  | 'celsius'

/** How one chart writes its values: axis, tooltip, legend and table speak the same words. */
export interface ChartFormat {
  /** With its unit: `1,020.5 kWh`; a dash where nothing is known. */
  value(value: number | null | undefined): string
  /** Without its unit, for a table whose head names it. */
  cell(value: number | null | undefined): string
  /** As short as an axis needs it, in `axisUnit`. */
  tick(value: number): string
  /** The unit of `cell`: `kWh`, `元`; empty for plain numbers. */
  unit: string
  /** The unit of `tick`: `thousand yuan`, `万元`, `MWh`. */
  axisUnit: string
}

/** How many units of the wire make one that is shown. */
const PER_SHOWN: Readonly<Record<ChartUnit, number>> = {
  ...{ number: 1, energy: 1_000, power: 1_000, money: 100, percent: 100, price: 10_000, hours: 60 },
  ...{ ratio: 100, day: 1 },
  ...{ minutes: 1, latency: 1, traffic: 1, millivolts: 1, celsius: 1 },
}
const COMMON = { number: '', energy: 'kWh', power: 'kW', percent: '%', ratio: '', day: '' } as const
const MEASURED = { latency: 'ms', traffic: 'Gb', millivolts: 'mV', celsius: '°C' } as const
const UNITS: Readonly<Record<Language, Readonly<Record<ChartUnit, string>>>> = {
  en: { ...COMMON, ...MEASURED, money: 'yuan', price: 'yuan/kWh', hours: 'h', minutes: 'min' },
  'zh-CN': { ...COMMON, ...MEASURED, money: '元', price: '元/kWh', hours: '小时', minutes: '分钟' },
}

/** Units of their own for thousands; 万 and 亿 stand before the plain unit instead. */
const THOUSANDS: Partial<Record<ChartUnit, readonly string[]>> = {
  energy: ['MWh', 'GWh', 'TWh'],
  power: ['MW', 'GW', 'TW'],
}
const SCALES = {
  en: [
    [1e9, 'billion'],
    [1e6, 'million'],
    [1e3, 'thousand'],
  ],
  'zh-CN': [
    [1e8, '亿'],
    [1e4, '万'],
  ],
} as const

/** Axis labels up to here are short enough to be written out. */
const WORTH_CUTTING = 10_000

/**
 * The words of a chart. The axis has one scale for all its labels, chosen by the largest value: 160,000 yuan are
 * 160 thousand yuan, in Chinese 16 万元.
 *
 * @param extent the largest absolute value of the axis, in units of the wire
 */
export function chartFormat(unit: ChartUnit, language: Language, extent = 0): ChartFormat {
  const formats = formatsOf(language)
  const word = UNITS[language][unit]
  const shown = extent / PER_SHOWN[unit]
  const found =
    shown < WORTH_CUTTING || unit === 'percent' ? undefined : SCALES[language].find(([size]) => shown >= size)
  const per = PER_SHOWN[unit] * (found?.[0] ?? 1)
  const cell = (value: number | null | undefined) => (value == null ? '–' : written(value))

  function written(value: number): string {
    if (unit === 'energy') return formats.energy(value, 1)
    if (unit === 'power') return formats.power(value)
    if (unit === 'money') return formats.money(value)
    if (unit === 'price') return formats.number(value / PER_SHOWN.price, 4)
    if (unit === 'ratio') return formats.number(value / PER_SHOWN.ratio, 2)
    if (unit === 'day') return formatDate(startOfDay(value))
    if (unit === 'hours') return formats.number(value / PER_SHOWN.hours, 1)
    if (unit === 'percent') return formats.percent(value, 1).replace(/ %$/, '')
    return formats.number(value, Number.isInteger(value) ? 0 : 2)
  }

  return {
    cell,
    value: (value) => (value == null || !word ? cell(value) : `${cell(value)} ${word}`),
    tick: (value) => formats.number(value / per, decimalsOf(value / per)),
    unit: word,
    axisUnit: found ? scaled(unit, language, found[1], word) : word,
  }
}

/** The words of a chart in the language in force; `extent` is the largest value of its axis. */
export function useChartFormat(unit: ChartUnit, extent = 0): ChartFormat {
  const { language } = useLanguage()

  return useMemo(() => chartFormat(unit, language, extent), [unit, language, extent])
}

function scaled(unit: ChartUnit, language: Language, scale: string, word: string): string {
  const own =
    language === 'en' ? THOUSANDS[unit]?.[['thousand', 'million', 'billion'].indexOf(scale)] : undefined
  if (own) return own
  // A Chinese measure word joins its scale: 万元; a Latin unit stands apart: 万 kWh.
  return language === 'zh-CN' && unit === 'money' ? scale + word : [scale, word].filter(Boolean).join(' ')
}

/** As many decimals as the number has, two at most. */
function decimalsOf(value: number): number {
  const cut = Math.abs(Math.round(value * 100))
  return cut % 100 === 0 ? 0 : cut % 10 === 0 ? 1 : 2
}
