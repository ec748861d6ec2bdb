import type { OperatingUnit, operatingUnit } from '@ampdeck/api/config/operating-unit'
import { operatingUnitTexts } from '@ampdeck/api/config/operating-unit.texts'
import type { InputOf } from '@ampdeck/api/contract'
import { operatingUnitKind } from '@ampdeck/api/enumerations/equipment'
import { actionsOf, columnsOf, filtersOf, type Unit } from '@ampdeck/ui/list'

export const unit: Unit = ['operating unit | operating units', '个运营单位']

export const columns = columnsOf<OperatingUnit>(operatingUnitTexts, (c) => [
  c.name('name', { also: 'nameEn', sort: true, locked: true }),
  c.code('kind', operatingUnitKind, { sort: true }),
  c.text('creditCode', { code: true }),
  c.text('operatorId', { code: true }),
  c.text('contact'),
  c.text('phone'),
  c.instant('updateTime', { sort: true }),
])

export const filters = filtersOf<InputOf<typeof operatingUnit.page>>(operatingUnitTexts, (f) => [
  f.search('name'),
  f.codes('kind', operatingUnitKind),
])

export const actions = actionsOf<OperatingUnit>((a) => [
  a.form('edit', 'operatingUnit:edit'),
  a.call('delete', 'operatingUnit:delete', { confirm: 'danger' }),
])
