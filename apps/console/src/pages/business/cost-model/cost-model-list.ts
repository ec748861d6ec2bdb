import { costModel } from '@ampdeck/api/config/cost-model'
import { costModelTexts } from '@ampdeck/api/config/cost-model.texts'
import { costModelScope, costModelState, serviceMode } from '@ampdeck/api/enumerations/tariff'
import { listOf } from '../../../list/list-of.ts'
import { averagePrice } from './average-price.tsx'

export const screen = listOf<typeof costModel.page>(costModelTexts, {
  unit: ['billing model | billing models', '计费模型'],
  columns: (c) => [
    c.text('code', { sort: true, locked: true, code: true }),
    c.name('name', { sort: true, locked: true }),
    c.status('state', costModelState, { sort: true }),
    c.code('scope', costModelScope, { sort: true }),
    c.number('currentVersion'),
    c.instant('effectiveTime'),
    c.code('serviceMode', serviceMode, { hidden: true }),
    c.custom('averagePrice4', { cell: averagePrice, numeric: 'number' }),
    c.number('gunCount'),
    c.instant('updateTime', { sort: true, hidden: true }),
  ],
  filters: (f) => [
    f.search('name', { placeholder: ['Name or code', '名称或编码'] }),
    f.codes('scope', costModelScope),
    f.codes('state', costModelState),
  ],
  actions: (a) => [
    a.form(costModel.update),
    a.form(costModel.issue, { hiddenElsewhere: true }),
    a.call(costModel.cancel, {
      hiddenElsewhere: true,
      confirm: {
        title: ['Withdraw the issued version of {name}?', '撤回 {name} 已下发的版本？'],
        effect: ['It will not take effect.', '该版本将不会生效。'],
        button: ['Withdraw version', '撤回版本'],
      },
      done: ['Issued version of {name} withdrawn', '已撤回 {name} 已下发的版本'],
    }),
    a.form(costModel.copy),
    a.call(costModel.enable),
    a.call(costModel.disable, {
      confirm: [
        'It can no longer be assigned to stations, piles or guns.',
        '停用后无法再绑定到场站、电桩或充电枪。',
      ],
    }),
    a.call(costModel.delete, { confirm: 'danger' }),
  ],
})
