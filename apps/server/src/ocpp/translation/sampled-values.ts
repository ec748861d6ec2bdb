import type { Reading } from '../../device/charge-point.ts'
import { clockShift, isCredible, parseTime } from './pile-clock.ts'

/** A value that a pile measured, in the words of either version. */
export interface SampledValue {
  /** A text in 1.6, a number in 2.0.1. */
  value: string | number
  context?: string
  /** 1.6: signed data is no number. */
  format?: string
  measurand?: string
  phase?: string
  location?: string
  unit?: string
  unitOfMeasure?: { unit?: string; multiplier?: number }
}

export interface MeterValue {
  timestamp: string
  sampledValue: readonly SampledValue[]
}

type Quantity = Exclude<keyof Reading, 'ts'>

interface Measure {
  quantity: Quantity
  /** To our unit; the first is what is meant where a pile names none. */
  units: Readonly<Record<string, (value: number) => number>>
  /** What several phases come to together. */
  together(phases: readonly number[]): number
  decimals: number
  from: number
  to: number
}

const same = (value: number) => value
const thousand = (value: number) => value * 1_000
const sum = (values: readonly number[]) => values.reduce((all, value) => all + value, 0)
const mean = (values: readonly number[]) => sum(values) / values.length
const largest = (values: readonly number[]) => Math.max(...values)

const million = (value: number) => value * 1_000_000
const thousandth = (value: number) => value / 1_000
const kelvin = (value: number) => value - 273.15
const fahrenheit = (value: number) => ((value - 32) * 5) / 9

const celsius = {
  Celsius: same,
  /** So misspelt in 1.6. */
  Celcius: same,
  C: same,
  '°C': same,
  'Deg C': same,
  K: kelvin,
  Kelvin: kelvin,
  Fahrenheit: fahrenheit,
  F: fahrenheit,
  '°F': fahrenheit,
}

/** What is kept of all that can be measured. Intervals are no registers, and exports and offers no charge. */
const measures: Readonly<Record<string, Measure>> = {
  'Energy.Active.Import.Register': {
    quantity: 'meterWh',
    units: { Wh: same, kWh: thousand, MWh: million },
    together: sum,
    decimals: 0,
    from: 0,
    to: Number.MAX_SAFE_INTEGER,
  },
  'Power.Active.Import': {
    quantity: 'W',
    units: { W: same, kW: thousand, MW: million },
    together: sum,
    decimals: 0,
    from: 0,
    to: 10_000_000,
  },
  Voltage: {
    quantity: 'V',
    units: { V: same, kV: thousand, mV: thousandth },
    together: mean,
    decimals: 1,
    from: 0,
    to: 10_000,
  },
  'Current.Import': {
    quantity: 'A',
    units: { A: same, mA: thousandth, kA: thousand },
    together: largest,
    decimals: 1,
    from: 0,
    to: 10_000,
  },
  SoC: {
    quantity: 'soc',
    units: { Percent: same, '%': same, pct: same },
    together: largest,
    decimals: 0,
    from: 0,
    to: 100,
  },
  Temperature: {
    quantity: 'tempC',
    units: celsius,
    together: largest,
    decimals: 1,
    from: -100,
    to: 1_000,
  },
}

/** What a value is of that does not say it. */
const DEFAULT_MEASURAND = 'Energy.Active.Import.Register'
const NUMBER = /^\s*[+-]?(\d+(\.\d*)?|\.\d+)([eE][+-]?\d{1,3})?\s*$/
/** What a charge draws is measured where it leaves the pile; the battery's state of charge and heat are not. */
const OUTLET = 'Outlet'
/** The registers of a charge's beginning may stand beside those of its end. */
const BEGIN = 'Transaction.Begin'

/** One reading for each time that anything was measured which we keep; in order of time. */
export function readingsOf(meterValues: readonly MeterValue[] | undefined, now: number): Reading[] {
  if (!meterValues) return []
  const times = meterValues.map(({ timestamp }) => parseTime(timestamp))
  const shift = clockShift(times, now)
  return meterValues
    .map(({ sampledValue }, index) => readingOf(sampledValue, (times[index] ?? Number.NaN) + shift, now))
    .filter((reading) => reading !== undefined)
    .filter(({ ts }) => isCredible(ts, now))
    .sort((a, b) => a.ts - b.ts)
}

function readingOf(values: readonly SampledValue[], ts: number, now: number): Reading | undefined {
  const found: Omit<Reading, 'ts'> = { meterWh: null, W: null, V: null, A: null, soc: null, tempC: null }
  for (const [measurand, measure] of Object.entries(measures)) {
    const said = values.filter((value) => (value.measurand ?? DEFAULT_MEASURAND) === measurand)
    found[measure.quantity] = measured(said, measure)
  }
  const isEmpty = Object.values(found).every((value) => value === null)
  return isEmpty ? undefined : { ts: Number.isFinite(ts) ? ts : now, ...found }
}

/** What the values of one measurand say together: the best place, the whole before its phases. */
function measured(values: readonly SampledValue[], measure: Measure): number | null {
  const later = preferred(values, ({ context }) => context !== BEGIN)
  const outlet = preferred(later, ({ location }) => location === undefined || location === OUTLET)
  const whole = outlet.filter(({ phase }) => phase === undefined)
  const total = numbers(whole, measure).at(-1)
  const parts = total === undefined ? numbers(phasesOf(outlet), measure) : [total]
  if (parts.length === 0) return null
  const scale = 10 ** measure.decimals
  const result = Math.round(measure.together(parts) * scale) / scale
  return result >= measure.from && result <= measure.to ? result : null
}

/** Those that fit, if any does. */
function preferred(values: readonly SampledValue[], fits: (value: SampledValue) => boolean) {
  const fitting = values.filter(fits)
  return fitting.length > 0 ? fitting : values
}

/** Each of the three phases once: against neutral where that is measured, else as it is called; never the neutral. */
function phasesOf(values: readonly SampledValue[]): SampledValue[] {
  const named = (phase: string) => values.findLast((value) => value.phase === phase)
  const lines = ['L1', 'L2', 'L3'].map((line) => named(`${line}-N`) ?? named(line))
  const found = lines.filter((value) => value !== undefined)
  return found.length > 0 ? found : values.filter(({ phase }) => phase !== 'N')
}

function numbers(values: readonly SampledValue[], { units }: Measure): number[] {
  return values.flatMap((value) => {
    const number = numberOf(value)
    const convert = conversionOf(value, units)
    return number === undefined || !convert ? [] : [convert(number)]
  })
}

/** A unit as the standard writes it; else as it is meant, where only one can be: `mw` may be small or large. */
function conversionOf(value: SampledValue, units: Measure['units']): ((value: number) => number) | undefined {
  const unit = unitOf(value) ?? Object.keys(units)[0] ?? ''
  if (Object.hasOwn(units, unit)) return units[unit]
  const meant = unit.toLowerCase()
  const found = Object.keys(units).filter((name) => name.toLowerCase() === meant)
  return found.length === 1 && !meant.startsWith('m') ? units[found[0] ?? ''] : undefined
}

const unitOf = ({ unit, unitOfMeasure }: SampledValue) => (unit ?? unitOfMeasure?.unit)?.trim() || undefined

/** What a frame measures of the quantities we keep in a way that cannot be read, in words for its record. */
export function unreadValues(meterValues: readonly MeterValue[]): string[] {
  const values = meterValues.flatMap(({ sampledValue }) => sampledValue)
  return values.flatMap((value) => {
    const { measurand = DEFAULT_MEASURAND, format } = value
    const measure = Object.hasOwn(measures, measurand) ? measures[measurand] : undefined
    if (!measure || format === 'SignedData') return []
    if (!conversionOf(value, measure.units)) return [`${measurand} in ${unitOf(value)} cannot be read`]
    return numberOf(value) === undefined ? [`${measurand} is no number`] : []
  })
}

function numberOf({ value, format, unitOfMeasure }: SampledValue): number | undefined {
  if (format === 'SignedData') return undefined
  if (typeof value === 'string' && !NUMBER.test(value)) return undefined
  const number = Number(value) * 10 ** (unitOfMeasure?.multiplier ?? 0)
  return Number.isFinite(number) ? number : undefined
}
