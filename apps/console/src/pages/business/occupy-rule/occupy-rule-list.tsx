import { type OccupyRule, occupyRule } from '@ampdeck/api/config/occupy-rule'
import { occupyRuleTexts } from '@ampdeck/api/config/occupy-rule.texts'
import type { Language } from '@ampdeck/api/enumeration'
import { memberLevel } from '@ampdeck/api/enumerations/member'
import type { Text } from '@ampdeck/api/texts'
import { listOf } from '../../../list/list-of.ts'
import { stationSource } from '../../../list/station-source.ts'
import { codesText, InWords, whenText } from '../../../rule/rule-words.tsx'

const bind: Text = ['Bind stations', '绑定场站']

const levelsOf =
  ({ graceMemberLevels = [] }: OccupyRule) =>
  (language: Language) =>
    codesText(graceMemberLevels, memberLevel, language)

export const screen = listOf<typeof occupyRule.page>(occupyRuleTexts, {
  unit: ['occupy rule | occupy rules', '占位规则'],
  columns: (c) => [
    c.name('name', { sort: true, locked: true }),
    c.number('freeMinutes', { sort: true }),
    c.number('stepMinutes'),
    c.money('stepFen', { sort: true }),
    c.money('capFen', { sort: true }),
    c.custom('timeWindow', {
      cell: (row) => <InWords of={(language) => whenText(row, language)} />,
      text: whenText,
    }),
    c.custom('graceMemberLevels', {
      cell: (row) => <InWords of={levelsOf(row)} />,
      text: (row, language) => levelsOf(row)(language),
      most: 240,
    }),
    c.custom('stationIds', {
      cell: ({ stationIds }) => stationIds.length,
      text: ({ stationIds }) => String(stationIds.length),
      numeric: 'number',
    }),
    c.instant('updateTime', { sort: true, hidden: true }),
  ],
  filters: (f) => [f.search('name'), f.records('stationId', { source: stationSource })],
  actions: (a) => [
    a.form(occupyRule.bind, { label: bind }),
    a.form(occupyRule.update),
    a.call(occupyRule.delete, {
      confirm: 'danger',
      blockedBy: ({ stationIds }) =>
        stationIds.length > 0
          ? ['Stations still use it: bind them to another rule first', '仍有场站使用，请先改绑']
          : undefined,
    }),
  ],
})
