import { type PileTypeRow, pileType } from '@ampdeck/api/config/pile-type'
import { pileTypeTexts } from '@ampdeck/api/config/pile-type.texts'
import {
  coolingKind,
  currentType,
  manufacturer,
  pileGunLayout,
  protocol,
} from '@ampdeck/api/enumerations/equipment'
import { texts } from '@ampdeck/api/texts'
import { listOf } from '../../../list/list-of.ts'

const words = texts({
  search: ['Name or model', '名称或型号'],
  inUse: ['Piles use this type', '有电桩使用此类型'],
})

export const screen = listOf<typeof pileType.page>(pileTypeTexts, {
  unit: ['pile type | pile types', '电桩类型'],
  columns: (c) => [
    c.name('name', { also: 'nameEn', sort: true, locked: true }),
    c.code('manufacturer', manufacturer, { sort: true }),
    c.text('model', { code: true }),
    c.code('currentType', currentType),
    c.power('ratedW', { sort: true }),
    c.code('layout', pileGunLayout),
    c.code('protocol', protocol),
    c.number('moduleCount'),
    c.code('coolingKind', coolingKind, { hidden: true }),
    c.number('pileCount', { link: ({ id }) => `/business/pileManage/pileList?pileTypeId=${id}` }),
    c.instant('updateTime', { sort: true }),
  ],
  filters: (f) => [
    f.search('name', { label: words.search }),
    f.codes('manufacturer', manufacturer),
    f.codes('currentType', currentType),
    f.codes('protocol', protocol),
  ],
  actions: (a) => [
    a.form(pileType.update),
    a.call(pileType.delete, {
      confirm: 'danger',
      blockedBy: ({ pileCount }: PileTypeRow) => (pileCount > 0 ? words.inUse : undefined),
    }),
  ],
})
