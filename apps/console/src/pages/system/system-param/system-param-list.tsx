import { paramGroup } from '@ampdeck/api/enumerations/system'
import { type SystemParam, systemParam } from '@ampdeck/api/system/system-param'
import { systemParamTexts } from '@ampdeck/api/system/system-param.texts'
import { paramRule } from '@ampdeck/api/system/system-params'
import { say } from '@ampdeck/api/texts'
import { listOf } from '../../../list/list-of.ts'
import { ParamAbout, ParamValue, paramText } from './param-value.tsx'

export const screen = listOf<typeof systemParam.page>(systemParamTexts, {
  unit: ['parameter | parameters', '参数'],
  columns: (c) => [
    c.name('name', { also: 'nameEn', locked: true }),
    c.code('group', paramGroup),
    c.custom('value', { cell: (row) => <ParamValue of={row} value={row.value} />, text: paramText }),
    c.custom('default', { cell: (row) => <ParamValue of={row} value={row.default} /> }),
    c.custom('about', {
      cell: ({ key }) => <ParamAbout of={key} />,
      text: ({ key }, language) => say(paramRule(key).about, language),
      most: 300,
    }),
    c.text('updateUserName'),
    c.instant('updateTime'),
  ],
  filters: (f) => [f.search('name'), f.codes('group', paramGroup)],
  actions: (a) => [
    a.form(systemParam.update),
    a.call(systemParam.update, {
      id: 'reset',
      label: ['Reset to default', '恢复默认'],
      blockedBy: (row: SystemParam) =>
        row.value === row.default ? ['This is the default', '当前即为默认值'] : undefined,
      confirm: { title: ['Reset {name} to its default?', '将{name}恢复为默认值？'] },
    }),
  ],
})
