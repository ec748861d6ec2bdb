import { serviceStatusOf } from '@ampdeck/api/config/service-status'
import { gunStatus } from '@ampdeck/api/enumerations/equipment'
import { knownPower } from '@ampdeck/api/known-power'
import type { MonitoredStation } from '@ampdeck/api/operation/monitor-station'
import { gunCounts } from './station-model.ts'

const { idle, charging, full, alarm, offline } = gunStatus.code
const STATUSES = [charging, idle, idle, charging, full, idle, offline, idle, alarm, charging] as const
const CITIES = [
  ['440300', '深圳', 'Shenzhen'],
  ['440100', '广州', 'Guangzhou'],
  ['310100', '上海', 'Shanghai'],
] as const

/** A station for stories and tests; the same number makes the same station. */
export function monitoredStation(id: number, change: Partial<MonitoredStation> = {}): MonitoredStation {
  const guns = Array.from({ length: 8 + (id % 9) }, (_, index) => {
    // Every sixth station is quiet, and every eleventh cannot be reached.
    const status = id % 11 === 10 ? offline : id % 6 === 5 ? idle : (STATUSES[(id * 3 + index) % 10] ?? idle)
    return { id: id * 100 + index, status, w: status === charging ? 30_000 + index * 1_500 : 0 }
  })
  const alarms = guns.filter(({ status }) => status === alarm).length
  const [cityCode, cityName, cityNameEn] = CITIES[id % CITIES.length] ?? CITIES[0]
  return {
    id,
    code: `440300${String(id).padStart(4, '0')}`,
    name: `${cityName}${id}号站`,
    nameEn: `${cityNameEn} ${id}`,
    cityCode,
    cityName,
    cityNameEn,
    operationType: 1,
    status: 1,
    limitW: 1_600_000,
    serviceStatus: serviceStatusOf({ guns: gunCounts(guns), alarms }),
    ...knownPower(guns.map(({ w }) => w)),
    alarms,
    seriousAlarms: alarms,
    orders: 20 + (id % 40),
    running: guns.filter(({ status }) => status === charging).length,
    runningWh: 18_200,
    runningFen: 2_150,
    energyWh: 480_000 + id * 11_000,
    incomeFen: 61_200 + id * 1_700,
    guns,
    ...change,
  }
}
