import type { CodeOf } from '@ampdeck/api/enumeration'
import { gunStatus, serviceStatus } from '@ampdeck/api/enumerations/equipment'

export interface GunCount {
  status: CodeOf<typeof gunStatus>
  count: number
}

const { code: gun } = gunStatus
const { code: service } = serviceStatus

/**
 * The service status of a station, first match (domain.md §2 ServiceStatus): all guns offline → offline; an open
 * alarm → alarm; every live gun charging → charging; none idle → busy; fewer than half idle → half idle; else idle.
 * A gun in alarm or fault stands for the open alarm of level 1 to 3 that raised it.
 */
export function serviceStatusOf({ guns }: { guns: readonly GunCount[] }) {
  const count = (...status: number[]) =>
    guns.reduce((sum, of) => sum + (status.includes(of.status) ? of.count : 0), 0)
  const all = guns.reduce((sum, of) => sum + of.count, 0)
  const live = all - count(gun.offline)
  const idle = count(gun.idle)

  if (live === 0) return service.offline
  if (count(gun.alarm, gun.fault) > 0) return service.alarm
  if (idle === 0) return count(gun.charging) === live ? service.charging : service.busy
  return idle * 2 < live ? service.halfIdle : service.idle
}
