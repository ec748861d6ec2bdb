import type { ExportedReading, Reading } from '../../device/charge-point.ts'
import { readNumber } from './number.ts'
import { clockShift, isCredible } from './pile-clock.ts'
import { parseTime } from './pile-time.ts'

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
  /** What the meter has signed (2.0.1). */
  signedMeterValue?: { signedMeterData: string; encodingMethod?: string; publicKey?: string }
}

export interface MeterValue {
  /** What a pile takes for a time; it may be missing. */
  timestamp?: unknown
  sampledValue: readonly SampledValue[]
}

type Quantity = Exclude<keyof Reading, 'ts' | 'exported'>

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

const voltage: Measure = {
  quantity: 'V',
  units: { V: same, kV: thousand, mV: thousandth },
  together: mean,
  decimals: 1,
  from: 0,
  to: 10_000,
}

const current: Measure = {
  quantity: 'A',
  units: { A: same, mA: thousandth, kA: thousand },
  together: largest,
  decimals: 1,
  from: 0,
  to: 10_000,
}

/** What is kept of all that a charge draws. Intervals are no registers, and offers no charge. */
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
  Voltage: voltage,
  'Current.Import': current,
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
/** What a charge draws is measured where it leaves the pile; the battery's state of charge and heat are not. */
const OUTLET = 'Outlet'
/** The registers of a charge's beginning may stand beside those of its end. */
const BEGIN = 'Transaction.Begin'

/** One reading for each time that anything was measured which we keep; in order of time. */
export function readingsOf(meterValues: readonly MeterValue[] | undefined, now: number): Reading[] {
  if (!meterValues) return []
  const times = meterValues.map(({ timestamp }) => parseTime(timestamp))
  const shift = clockShift(times, now)
  // A value without a time was measured now, unless those beside it say that the message tells of earlier ones.
  const isTimed = times.some(Number.isFinite)
  return meterValues
    .map(({ timestamp, sampledValue }, index) =>
      isTimed && timestamp === undefined
        ? undefined
        : readingOf(sampledValue, (times[index] ?? Number.NaN) + shift, now),
    )
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
  found.W ??= powerOfPhases(values)
  const exported = exportedOf(values)
  const isEmpty = !exported && Object.values(found).every((value) => value === null)
  return isEmpty ? undefined : { ts: Number.isFinite(ts) ? ts : now, ...found, ...(exported && { exported }) }
}

const MAX_EXPORT_WH = 1_000_000_000_000

/** What the values say of energy that the car gives back. */
function exportedOf(values: readonly SampledValue[]): ExportedReading | undefined {
  const of = (measurand: string, measure: Measure | undefined) => {
    const found = values.filter((value) => value.measurand === measurand)
    return measure && found.length > 0 ? measured(found, measure) : null
  }
  const register = measures[DEFAULT_MEASURAND]
  // Sums of it must stay exact.
  const energy = register && { ...register, to: MAX_EXPORT_WH }
  const exported = {
    wh: of('Energy.Active.Export.Register', energy),
    intervalWh: of('Energy.Active.Export.Interval', energy),
    W: of('Power.Active.Export', measures['Power.Active.Import']),
  }
  return Object.values(exported).some((value) => value !== null) ? exported : undefined
}

/** Voltage times current of each phase, where a pile measures both and no power. Without phases their number is unknown. */
function powerOfPhases(values: readonly SampledValue[]): number | null {
  const of = (measurand: string) => values.filter((value) => value.measurand === measurand)
  const [volts, amperes] = [of('Voltage'), of('Current.Import')]
  const line = (phase: string) =>
    amperes.filter((value) => value.phase === phase || value.phase === `${phase}-N`)
  const powers = ['L1', 'L2', 'L3'].flatMap((phase) => {
    const A = measured(line(phase), current)
    if (A === null) return []
    const own = volts.filter((value) => value.phase === phase || value.phase === `${phase}-N`)
    const V = measured(own.length > 0 ? own : volts.filter((value) => value.phase === undefined), voltage)
    return V === null ? null : V * A
  })
  const known = powers.filter((power) => power !== null)
  return known.length > 0 && known.length === powers.length ? Math.round(sum(known)) : null
}

/** What the values of one measurand say together: the best place, the whole before its phases. */
function measured(values: readonly SampledValue[], measure: Measure): number | null {
  const later = preferred(values, ({ context }) => context !== BEGIN)
  const outlet = preferred(later, ({ location }) => location === undefined || location === OUTLET)
  const whole = outlet.filter(({ phase }) => !isPhase(phase))
  const total = numbers(whole, measure).at(-1)
  const phases = phasesOf(outlet)
  const parts = total === undefined ? numbers(phases, measure) : [total]
  // A sum of which a part is unknown is unknown.
  const isPartial = total === undefined && measure.together === sum && parts.length < phases.length
  if (parts.length === 0 || isPartial) return null
  const scale = 10 ** measure.decimals
  const result = Math.round(measure.together(parts) * scale) / scale
  return result >= measure.from && result <= measure.to ? result : null
}

/** Those that fit, if any does. */
function preferred(values: readonly SampledValue[], fits: (value: SampledValue) => boolean) {
  const fitting = values.filter(fits)
  return fitting.length > 0 ? fitting : values
}

const PHASES: ReadonlySet<string> = new Set([
  ...['L1', 'L2', 'L3', 'N', 'L1-N', 'L2-N', 'L3-N', 'L1-L2', 'L2-L3', 'L3-L1'],
])
/** A maker's own word, such as `Total`, is no part of the whole. */
const isPhase = (phase: string | undefined) => phase !== undefined && PHASES.has(phase)

/** The last value of each line, against neutral where that is measured; else what there is, the neutral only alone. */
function phasesOf(values: readonly SampledValue[]): readonly SampledValue[] {
  const named = (phase: string) => values.findLast((value) => value.phase === phase)
  const lines = ['L1', 'L2', 'L3'].map((line) => named(`${line}-N`) ?? named(line))
  const found = lines.filter((value) => value !== undefined)
  if (found.length > 0) return found
  const neutral = named('N')
  const others = values.filter(({ phase }) => isPhase(phase) && phase !== 'N')
  return others.length > 0 || !neutral ? others : [neutral]
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
  return meterValues.flatMap(({ timestamp, sampledValue }) => [
    ...unreadTime(timestamp),
    ...sampledValue.flatMap(unreadValue),
  ])
}

/** The time of a message or a value that has none that can be read. */
export function unreadTime(timestamp: unknown): string[] {
  const isRead = timestamp === undefined || Number.isFinite(parseTime(timestamp))
  return isRead ? [] : [`the time ${JSON.stringify(timestamp)} cannot be read: that of the receipt counts`]
}

function unreadValue(value: SampledValue): string[] {
  const { measurand = DEFAULT_MEASURAND, format } = value
  const measure = Object.hasOwn(measures, measurand) ? measures[measurand] : undefined
  if (!measure || format === 'SignedData') return []
  const convert = conversionOf(value, measure.units)
  if (!convert) return [`${measurand} in ${unitOf(value)} cannot be read`]
  const number = numberOf(value)
  if (number === undefined) return [`${measurand} is no number`]
  const shown = convert(number)
  return shown < measure.from || shown > measure.to ? [`${measurand} ${shown} cannot be: it is unknown`] : []
}

function numberOf({ value, format, unitOfMeasure }: SampledValue): number | undefined {
  const number = format === 'SignedData' ? undefined : readNumber(value)
  if (number === undefined) return undefined
  const scaled = number * 10 ** (unitOfMeasure?.multiplier ?? 0)
  return Number.isFinite(scaled) ? scaled : undefined
}
