import { vehicleModel } from '@ampdeck/api/member/vehicle-model'
import { vehicleModelTexts } from '@ampdeck/api/member/vehicle-model.texts'
import { texts } from '@ampdeck/api/texts'
import { listOf } from '../../../list/list-of.ts'

const words = texts({ search: ['Brand or model', '品牌或车型'] })

export const screen = listOf<typeof vehicleModel.page>(vehicleModelTexts, {
  unit: ['vehicle model | vehicle models', '车型'],
  columns: (c) => [
    c.text('brand', { sort: true }),
    c.name('model', { sort: true, locked: true }),
    c.energy('batteryWh', { sort: true }),
    c.power('maxW', { sort: true }),
    c.number('vehicleCount'),
    c.instant('updateTime', { sort: true }),
  ],
  filters: (f) => [f.search('model', { label: words.search })],
  actions: (a) => [a.form(vehicleModel.update), a.call(vehicleModel.delete, { confirm: 'danger' })],
})
