import { DAY } from '@ampdeck/api/billing/tariff-day'

/** A point on a ring around 0, 0: 00:00 is on top and the day runs clockwise. */
export function pointAt(radius: number, minute: number): { x: number; y: number } {
  const angle = (minute / DAY) * 2 * Math.PI
  return { x: round(radius * Math.sin(angle)), y: round(-radius * Math.cos(angle)) }
}

/** A line from one radius to another, as SVG takes it. */
export function rayOf(from: number, to: number, minute: number) {
  const [start, end] = [pointAt(from, minute), pointAt(to, minute)]
  return { x1: start.x, y1: start.y, x2: end.x, y2: end.y }
}

/** The minute of the day to which a point around 0, 0 lies, from 0 to below 1440. */
export function minuteAt(x: number, y: number): number {
  const turn = Math.atan2(x, -y) / (2 * Math.PI)
  return ((turn + 1) % 1) * DAY
}

/** Half of the diagonal of what stands in the centre: of two lines, and of three. */
const CENTRE = { two: 31, three: 36 }

/** Where a hand begins, inside a band with this inner edge, so that it never crosses what stands in the centre. */
export function handStart(inner: number, lines: number): number {
  return Math.max(inner - 15, Math.min(inner - 3, lines > 2 ? CENTRE.three : CENTRE.two))
}

/** The outline of a part of a ring. `gap` is the room in pixels that it leaves to its neighbours, half at each end. */
export function bandPath(inner: number, outer: number, from: number, to: number, gap = 0): string {
  const middle = (from + to) / 2
  if (to - from >= DAY) return bandPath(inner, outer, from, middle) + bandPath(inner, outer, middle, to)

  // The gap is as wide at the inner edge as at the outer one.
  const inset = (radius: number) => Math.min(((gap / 2 / radius) * DAY) / (2 * Math.PI), (to - from) / 3)
  const corner = (radius: number, minute: number) => {
    const { x, y } = pointAt(radius, minute)
    return `${x} ${y}`
  }
  const large = to - from > DAY / 2 ? 1 : 0
  const [i, o] = [inset(inner), inset(outer)]

  return (
    `M${corner(outer, from + o)}A${outer} ${outer} 0 ${large} 1 ${corner(outer, to - o)}` +
    `L${corner(inner, to - i)}A${inner} ${inner} 0 ${large} 0 ${corner(inner, from + i)}Z`
  )
}

/** How long a part of a ring is, in pixels. */
export function arcLength(radius: number, minutes: number): number {
  return (minutes / DAY) * 2 * Math.PI * radius
}

function round(value: number): number {
  return Math.round(value * 100) / 100 + 0
}
