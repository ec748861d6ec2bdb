import { vehicleType } from '@ampdeck/api/enumerations/member'
import type { groupCar } from '@ampdeck/api/member/group-car'
import { groupCarTexts as words } from '@ampdeck/api/member/group-car.texts'
import type { z } from 'zod'
import type { Report } from '../../report/export/report.ts'
import { all } from './group-car.store.ts'

/** The cars of fleets as a file: the columns of the page, in its order. */
export const report: Report<z.output<typeof groupCar.export.input>> = {
  page: 'carList',
  name: ['Fleet cars', '车队车辆'],
  columns: [
    { title: words.plate },
    { title: words.vin, width: 22 },
    { title: words.vehicleType },
    { title: words.modelId, width: 24 },
    { title: words.groupId, width: 28 },
    { title: words.teamId },
    { title: words.driverName },
    { title: words.lastChargeTime, kind: 'time' },
    { title: ['This month (kWh)', '本月电量（kWh）'], kind: 'kWh', width: 18 },
  ],
  rows: async function* (rows, params, language) {
    for (const car of await all(rows, params)) {
      yield [
        car.plate,
        car.vin,
        vehicleType.label(car.vehicleType, language),
        car.modelName,
        car.groupName,
        car.teamName,
        car.driverName,
        car.lastChargeTime,
        car.monthWh,
      ]
    }
  },
}
