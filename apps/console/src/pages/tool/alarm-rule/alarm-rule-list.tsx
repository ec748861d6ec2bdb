import type { Language } from '@ampdeck/api/enumeration'
import {
  alarmLevel,
  alarmMetric,
  alarmOperator,
  alarmRuleState,
  alarmSource,
  alarmWay,
} from '@ampdeck/api/enumerations/operation'
import { type AlarmRule, alarmRule } from '@ampdeck/api/operation/alarm-rule'
import { alarmRuleTexts } from '@ampdeck/api/operation/alarm-rule.texts'
import { listed, texts } from '@ampdeck/api/texts'
import { listOf } from '../../../list/list-of.ts'
import { Words } from './words.tsx'

const words = texts({
  test: ['Test', '测试'],
  disable: [
    'It raises no alarms until it is enabled again. Its open alarms stay open.',
    '停用后不再触发告警，已有告警不受影响。',
  ],
  open: ['{count} of its alarms are still open', '仍有 {count} 条告警未处理'],
  nameOrCode: ['Name or code', '名称或代码'],
  yes: ['Yes', '是'],
})

/** `Temperature above 85 °C, 60 s`: what a rule compares. The name of a metric ends in its unit. */
export function conditionOf(rule: AlarmRule, language: Language): string {
  const { metric, operator, value, durationS } = rule
  const name = alarmMetric.label(metric, language)
  const compared =
    metric === alarmMetric.code.reported
      ? name
      : comparison(name, alarmOperator.label(operator, language), value, language)
  if (durationS === 0) return compared
  return language === 'en' ? `${compared}, ${durationS} s` : `${compared}，持续 ${durationS} 秒`
}

const WITH_UNIT = /^(.+?) ?[（(]([^（）()]+)[)）]$/

function comparison(metric: string, operator: string, value: number, language: Language): string {
  const [, name = metric, unit = ''] = WITH_UNIT.exec(metric) ?? []
  const amount = unit ? `${value} ${unit}` : String(value)
  return language === 'en' ? `${name} ${operator} ${amount}` : `${name}${operator} ${amount}`
}

function waysOf({ ways }: AlarmRule, language: Language): string {
  return (
    listed(
      ways.map((way) => alarmWay.label(way, language)),
      language,
    ) || '–'
  )
}

function yesOf(isYes: boolean, language: Language): string {
  return isYes ? words.yes[language === 'en' ? 0 : 1] : '–'
}

export const screen = listOf<typeof alarmRule.page>(alarmRuleTexts, {
  unit: ['alarm rule | alarm rules', '告警规则'],
  columns: (c) => [
    c.name('name', { also: 'nameEn', sort: true, locked: true }),
    c.text('code', { code: true }),
    c.code('source', alarmSource),
    c.custom('condition', {
      cell: (rule) => <Words of={(language) => conditionOf(rule, language)} />,
      text: conditionOf,
      width: 260,
    }),
    c.status('level', alarmLevel, { sort: true }),
    c.custom('ways', {
      cell: (rule) => <Words of={(language) => waysOf(rule, language)} />,
      text: waysOf,
    }),
    c.custom('autoWorkOrder', {
      cell: ({ autoWorkOrder }) => <Words of={(language) => yesOf(autoWorkOrder === 1, language)} />,
      text: ({ autoWorkOrder }, language) => yesOf(autoWorkOrder === 1, language),
    }),
    c.status('state', alarmRuleState, { sort: true }),
    c.instant('updateTime', { sort: true, hidden: true }),
  ],
  filters: (f) => [
    f.search('name', { placeholder: words.nameOrCode }),
    f.codes('source', alarmSource),
    f.codes('level', alarmLevel),
    f.codes('state', alarmRuleState),
  ],
  actions: (a) => [
    a.form(alarmRule.update),
    a.form(alarmRule.test, { label: words.test }),
    a.call(alarmRule.enable),
    a.call(alarmRule.disable, { confirm: words.disable }),
    a.call(alarmRule.delete, {
      confirm: 'danger',
      blockedBy: ({ openCount }) => (openCount > 0 ? openText(openCount) : undefined),
    }),
  ],
})

function openText(count: number) {
  return words.open.map((text) => text.replace('{count}', String(count))) as unknown as readonly [
    string,
    string,
  ]
}
