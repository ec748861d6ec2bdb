import type { CodeOf } from '../enumeration.ts'
import { gunStatus, serviceStatus } from '../enumerations/equipment.ts'

/** How many guns of a station are in one status. */
export interface GunCount {
  status: CodeOf<typeof gunStatus>
  count: number
}

const { code: gun } = gunStatus
const { code: service } = serviceStatus

/**
 * The service status of a station, first match: all guns offline → offline; an open
 * alarm of level 1 to 3 → alarm; every live gun charging → charging; none idle → busy; fewer than half idle → half
 * idle; else idle. Server and screens use this one rule, so that a gun's event moves a card at once.
 *
 * @param alarms the open alarms of level 1 to 3; where nobody counts them, a gun in alarm or fault stands for its own
 */
export function serviceStatusOf({
  guns,
  alarms,
}: {
  guns: readonly GunCount[]
  alarms?: number | undefined
}): CodeOf<typeof serviceStatus> {
  const count = (...status: number[]) =>
    guns.reduce((sum, of) => sum + (status.includes(of.status) ? of.count : 0), 0)
  const all = guns.reduce((sum, of) => sum + of.count, 0)
  const live = all - count(gun.offline)
  const idle = count(gun.idle)

  if (live === 0) return service.offline
  if ((alarms ?? count(gun.alarm, gun.fault)) > 0) return service.alarm
  if (idle === 0) return count(gun.charging) === live ? service.charging : service.busy
  return idle * 2 < live ? service.halfIdle : service.idle
}
