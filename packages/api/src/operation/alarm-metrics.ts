import type { CodeOf } from '../enumeration.ts'
import { alarmMetric, alarmSource } from '../enumerations/operation.ts'

type Metric = CodeOf<typeof alarmMetric>
type Source = CodeOf<typeof alarmSource>

const { pile, gun, station } = alarmSource.code
const { silence, temperature, power, voltage, current, unreached, load } = alarmMetric.code

/** What can be measured of what; everything can be reported. */
const sourceOfMetric = new Map<Metric, Source>([
  [silence, pile],
  [temperature, gun],
  [power, gun],
  [voltage, gun],
  [current, gun],
  [unreached, station],
  [load, station],
])

/** Whether a source has such a metric. */
export function metricFits(metric: Metric, source: Source): boolean {
  const measured = sourceOfMetric.get(metric)
  return measured === undefined || measured === source
}

/** A measured value as an alarm reports it, with its unit: `67.8 s`, `91.5 °C`, `104 %`. */
export function measureText(metric: Metric, value: number): string {
  const unit = metric === silence ? 's' : metric === temperature ? '°C' : '%'
  return `${Math.round(value * 10) / 10} ${unit}`
}

/** The metrics of a source, reported ones first. */
export function metricsOf(source: Source): Metric[] {
  return alarmMetric.codes.filter((metric) => metricFits(metric, source))
}
