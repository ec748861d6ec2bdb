import { operatingUnit } from '@ampdeck/api/config/operating-unit'
import { operatingUnitTexts } from '@ampdeck/api/config/operating-unit.texts'
import { operatingUnitKind } from '@ampdeck/api/enumerations/equipment'
import { listOf } from '../../../list/list-of.ts'

export const screen = listOf<typeof operatingUnit.page>(operatingUnitTexts, {
  unit: ['operating unit | operating units', '运营单位'],
  columns: (c) => [
    c.name('name', { also: 'nameEn', sort: true, locked: true }),
    c.code('kind', operatingUnitKind, { sort: true }),
    c.text('creditCode', { code: true }),
    c.text('operatorId', { code: true }),
    c.text('contact'),
    c.text('phone'),
    c.instant('updateTime', { sort: true }),
  ],
  filters: (f) => [f.search('name'), f.codes('kind', operatingUnitKind)],
  actions: (a) => [a.form(operatingUnit.update), a.call(operatingUnit.delete, { confirm: 'danger' })],
})
