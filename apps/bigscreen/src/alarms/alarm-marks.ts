import type { CodeOf } from '@ampdeck/api/enumeration'
import type { alarmLevel } from '@ampdeck/api/enumerations/operation'
import { gunMarks, type MarkPart } from '../guns/marks.ts'

export type AlarmLevel = CodeOf<typeof alarmLevel>

const triangle = 'M8 1.6 15 14H1z'
const square = 'M3 3h10v10H3z'
const circle = (radius: number) =>
  `M8 ${8 - radius}a${radius} ${radius} 0 1 1 0 ${2 * radius} ${radius} ${radius} 0 1 1 0-${2 * radius}z`

/** An alarm's level as a shape; it is told apart without its colour. */
export const alarmMarks: Readonly<Record<AlarmLevel, readonly MarkPart[]>> = {
  1: gunMarks.fault,
  2: [{ d: triangle, as: 'fill' }],
  3: [{ d: triangle, as: 'line' }],
  4: [{ d: square, as: 'line' }],
  5: [{ d: circle(5.4), as: 'line' }],
  6: [{ d: circle(3), as: 'fill' }],
}

export const alarmColour = (level: AlarmLevel) => `var(--alarm-${level})`
