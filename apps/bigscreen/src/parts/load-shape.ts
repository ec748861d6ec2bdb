/** Height of the field in which a curve is drawn; its width is the day in minutes. */
export const FIELD = { width: 1_440, height: 100 }

const QUARTER = 15
/** The steps at which the lines of a scale may stand, before their power of ten. */
const STEPS = [1, 2, 2.5, 4, 5, 10]
const LINES = 3

/** A scale that holds the highest value with its lines at round values, the lowest line above zero first. */
export function scaleOf(highest: number): { top: number; lines: readonly number[] } {
  const power = 10 ** Math.floor(Math.log10(Math.max(1, highest) / LINES))
  const step = power * (STEPS.find((of) => of * power * LINES >= highest) ?? 10)
  const count = Math.max(1, Math.ceil(highest / step))
  const lines = Array.from({ length: count }, (_, nth) => step * (nth + 1))
  return { top: Math.max(highest, 1), lines: lines.filter((line) => line < highest) }
}

/**
 * The line through mean values of quarters of an hour, each at the middle of its quarter. The first and the last value
 * also hold at the ends of what is drawn.
 *
 * @param end the minute at which the line ends
 */
export function lineOf(values: readonly number[], top: number, end: number): string {
  if (values.length === 0) return ''
  const y = (value: number) => FIELD.height * (1 - Math.min(value / top, 1))
  const points = values
    .map((value, nth) => ({ x: nth * QUARTER + QUARTER / 2, y: y(value) }))
    .filter(({ x }) => x < end)
  const [first] = points
  const last = { x: end, y: y(values.at(-1) ?? 0) }
  return [{ x: 0, y: first?.y ?? last.y }, ...points, last]
    .map(({ x, y: height }, nth) => `${nth === 0 ? 'M' : 'L'}${round(x)} ${round(height)}`)
    .join('')
}

const round = (value: number) => Math.round(value * 100) / 100
