import { vehicleType } from '@ampdeck/api/enumerations/member'
import { groupCar } from '@ampdeck/api/member/group-car'
import { groupCarTexts } from '@ampdeck/api/member/group-car.texts'
import { fleetSource } from '../../../fleet/fleet-source.ts'
import { listOf } from '../../../list/list-of.ts'
import { paths } from '../../../session/paths.ts'

export const screen = listOf<typeof groupCar.page>(groupCarTexts, {
  unit: ['car | cars', '车辆'],
  columns: (c) => [
    c.name('plate', { sort: true, locked: true }),
    c.text('vin', { code: true, link: ({ vin }) => (vin ? paths.vehicleData(vin) : '') }),
    c.code('vehicleType', vehicleType, { sort: true, hidden: true }),
    c.text('modelName', { label: groupCarTexts.modelId }),
    c.text('groupName', { label: groupCarTexts.groupId, link: ({ groupId }) => paths.fleet(groupId) }),
    c.text('teamName', { label: groupCarTexts.teamId }),
    c.text('driverName'),
    c.instant('lastChargeTime'),
    c.energy('monthWh'),
    c.instant('createTime', { sort: true, hidden: true }),
  ],
  filters: (f) => [
    f.search('plate', { label: ['Plate or VIN', '车牌号或车架号'] }),
    f.records('groupId', { source: fleetSource }),
    f.codes('vehicleType', vehicleType),
  ],
  actions: (a) => [
    a.form(groupCar.update),
    a.call(groupCar.delete, {
      label: ['Remove', '移除'],
      done: ['{name} removed from the fleet', '{name} 已移出车队'],
      confirm: {
        danger: true,
        effect: ['It remains a vehicle, but the fleet no longer pays for it', '车辆仍保留，车队不再为其付费'],
        button: ['Remove car', '移除车辆'],
        title: ['Remove {name} from the fleet?', '将 {name} 移出车队？'],
      },
    }),
  ],
})
