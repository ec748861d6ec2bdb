import { auditState, vehicleType } from '@ampdeck/api/enumerations/member'
import { vehicle } from '@ampdeck/api/member/vehicle'
import { vehicleTexts } from '@ampdeck/api/member/vehicle.texts'
import { texts } from '@ampdeck/api/texts'
import { listOf } from '../../../list/list-of.ts'
import { memberSource } from '../../../member/member-source.ts'
import { paths } from '../../../session/paths.ts'

const words = texts({
  plateOrVin: ['Plate or VIN', '车牌号或车架号'],
  bind: ['Bind owner', '绑定车主'],
  unbind: ['Unbind owner', '解绑车主'],
  unbindEffect: [
    'The owner no longer pays for charges that this car starts by its VIN.',
    '解绑后，该车凭车架号启动的充电不再由原车主付款。',
  ],
  unbound: ['{name} has no owner now', '{name} 已解绑车主'],
  vinPass: ['VIN pass', 'VIN 授权'],
})

export const screen = listOf<typeof vehicle.page>(vehicleTexts, {
  unit: ['vehicle | vehicles', '车辆'],
  columns: (c) => [
    c.name('plate', { sort: true, locked: true }),
    c.text('vin', { code: true, link: ({ vin }) => (vin ? paths.vehicleData(vin) : '') }),
    c.code('vehicleType', vehicleType, { sort: true }),
    c.named('modelId', { zh: 'modelName', en: 'modelName' }),
    c.energy('batteryWh', { sort: true }),
    c.named('memberId', {
      zh: 'memberName',
      en: 'memberName',
      link: ({ memberId }) => (memberId === null ? '' : paths.member(memberId)),
    }),
    c.text('fleetName', { label: vehicleTexts.groupId }),
    c.status('certification', auditState),
    c.number('lastSoc', { label: ['Last SOC, %', '最近 SOC（%）'] }),
    c.instant('lastChargeTime'),
    c.instant('createTime', { sort: true, hidden: true }),
  ],
  filters: (f) => [
    f.search('plate', { label: words.plateOrVin }),
    f.codes('vehicleType', vehicleType),
    f.records('memberId', { source: memberSource, multiple: false }),
    f.codes('certification', auditState),
    f.choice('modelId', { options: 'models', more: true }),
    f.period('createTime', { more: true }),
  ],
  actions: (a) => [
    a.form(vehicle.update),
    a.form(vehicle.bind, { label: words.bind }),
    a.call(vehicle.unbind, {
      label: words.unbind,
      hiddenElsewhere: true,
      confirm: words.unbindEffect,
      done: words.unbound,
    }),
    a.link('vinPass', 'vinPass:query', {
      label: words.vinPass,
      hiddenIf: ({ vin }) => vin === null,
      href: ({ vin }) => paths.vinPass(vin ?? ''),
    }),
    a.call(vehicle.delete, { confirm: 'danger' }),
  ],
})
