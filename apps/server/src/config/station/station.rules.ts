import { stationStatus } from '@ampdeck/api/enumerations/equipment'

const { open, closed, building, maintenance } = stationStatus.code

/** From each status to which: a station is commissioned once, and only an open one is closed or maintained. */
const allowed = new Map<number, readonly number[]>([
  [building, [open, closed]],
  [open, [closed, maintenance]],
  [maintenance, [open, closed]],
  [closed, [open, maintenance]],
])

/** Whether a station in one status may be put into another. */
export function canChangeStatus(from: number, to: number): boolean {
  return allowed.get(from)?.includes(to) ?? to === open
}
