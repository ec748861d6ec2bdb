import { auditState, vehicleType } from '@ampdeck/api/enumerations/member'
import type { vehicle } from '@ampdeck/api/member/vehicle'
import { vehicleTexts as words } from '@ampdeck/api/member/vehicle.texts'
import type { z } from 'zod'
import type { Report } from '../../report/export/report.ts'
import { all } from './vehicle.store.ts'

/** The vehicles as a file: the columns of the page, in its order. */
export const report: Report<z.output<typeof vehicle.export.input>> = {
  page: 'vehicleList',
  name: ['Vehicles', '车辆管理'],
  columns: [
    { title: words.plate, width: 14 },
    { title: words.vin, width: 22 },
    { title: words.vehicleType },
    { title: words.modelId, width: 20 },
    { title: words.batteryWh, kind: 'kWh' },
    { title: words.memberId },
    { title: words.groupId, width: 20 },
    { title: words.certification },
    { title: words.lastSoc, kind: 'count' },
    { title: words.lastChargeTime, kind: 'time' },
    { title: words.createTime, kind: 'time' },
  ],
  rows: async function* (rows, params, language) {
    for (const car of await all(rows, params)) {
      yield [
        car.plate,
        car.vin,
        vehicleType.label(car.vehicleType, language),
        car.modelName,
        car.batteryWh,
        car.memberName,
        car.fleetName,
        car.certification === null ? null : auditState.label(car.certification, language),
        car.lastSoc,
        car.lastChargeTime,
        car.createTime,
      ]
    }
  },
}
