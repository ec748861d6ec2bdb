import type { Enumeration, KeyOf } from '@ampdeck/api/enumeration'
import { gunStatus, serviceStatus } from '@ampdeck/api/enumerations/equipment'

/** One stroke of a mark, as the data of an SVG path on a field of 16 × 16. */
export interface MarkPart {
  d: string
  /** `cut` shows what lies behind the mark. */
  as: 'fill' | 'line' | 'cut'
  /** Lengths of dash and gap of a line. */
  dash?: readonly [number, number]
}

/** Width of lines on the field of 16 × 16. */
export const MARK_LINE = 1.7

const circle = (radius: number) =>
  `M8 ${8 - radius}a${radius} ${radius} 0 1 1 0 ${2 * radius} ${radius} ${radius} 0 1 1 0-${2 * radius}z`
const fill = (d: string): MarkPart => ({ d, as: 'fill' })
const line = (d: string): MarkPart => ({ d, as: 'line' })
const cut = (d: string): MarkPart => ({ d, as: 'cut' })

const disc = [fill(circle(6))]
const ring = [line(circle(5.4))]
const cross = [line('M3.4 3.4 12.6 12.6M12.6 3.4 3.4 12.6')]
const warning = [fill('M8 1.6 15 14H1z'), cut('M8 6v3.6M8 11.4v.9')]
const unknown: MarkPart[] = [{ ...line(circle(5.4)), dash: [2.6, 2.1] }]

export type GunKey = KeyOf<typeof gunStatus> | 'unknown'

/** A gun's state as a shape; it is told apart without its colour. */
export const gunMarks: Readonly<Record<GunKey, readonly MarkPart[]>> = {
  charging: disc,
  idle: ring,
  full: [fill('M2.6 2.6h10.8v10.8H2.6z')],
  preparing: [...ring, fill('M8 2.6a5.4 5.4 0 0 1 0 10.8z')],
  reserved: [...ring, fill(circle(2.2))],
  offline: cross,
  alarm: warning,
  fault: [fill('M8 .8 15.2 8 8 15.2.8 8z'), cut('M5.9 5.9 10.1 10.1M10.1 5.9 5.9 10.1')],
  unknown,
}

/** A status of a later version is unknown to this one. */
export function gunKeyOf(status: number): GunKey {
  const statuses: Enumeration<KeyOf<typeof gunStatus>> = gunStatus
  return statuses.key(status) ?? 'unknown'
}

export type StationKey = KeyOf<typeof serviceStatus> | 'unknown'

/** A station's state as a phase of the moon, with the colour it takes. */
export const stationMarks: Readonly<Record<StationKey, { parts: readonly MarkPart[]; colour: string }>> = {
  idle: { parts: ring, colour: 'var(--live)' },
  halfIdle: { parts: [...ring, fill('M2.6 8a5.4 5.4 0 0 0 10.8 0z')], colour: 'var(--live)' },
  busy: { parts: disc, colour: 'var(--live)' },
  charging: { parts: [line(circle(7)), fill(circle(4.4)), cut(circle(0.8))], colour: 'var(--live)' },
  offline: { parts: cross, colour: 'var(--gun-offline)' },
  alarm: { parts: warning, colour: 'var(--gun-alarm)' },
  unknown: { parts: unknown, colour: 'var(--gun-unknown)' },
}

export function stationKeyOf(status: number): StationKey {
  const statuses: Enumeration<KeyOf<typeof serviceStatus>> = serviceStatus
  return statuses.key(status) ?? 'unknown'
}
