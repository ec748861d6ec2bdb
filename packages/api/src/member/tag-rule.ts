import { z } from 'zod'
import type { CodeOf, Enumeration, Language } from '../enumeration.ts'
import { operationType, stationStatus } from '../enumerations/equipment.ts'
import { memberLevel, memberType, type tagObject, vehicleType } from '../enumerations/member.ts'
import { say, type Text, texts } from '../texts.ts'

/** A figure, and how many units of the wire are one of those that people read; or some codes of an enumeration. */
type Measure = { unit: Text; scale: number } | { of: Enumeration }
export type TagField = { name: string; text: Text } & Measure

const count = { unit: ['', ''] as Text, scale: 1 }
const days = { unit: ['days', '天'] as Text, scale: 1 }
const yuan = { unit: ['yuan', '元'] as Text, scale: 100 }
const kWh = { unit: ['kWh', 'kWh'] as Text, scale: 1_000 }
const kW = { unit: ['kW', 'kW'] as Text, scale: 1_000 }

const orders30: TagField = { name: 'orders30', text: ['Orders in 30 days', '近 30 天订单数'], ...count }
const energy30: TagField = { name: 'energy30', text: ['Energy in 30 days', '近 30 天电量'], ...kWh }
const spent30: TagField = { name: 'spent30', text: ['Payable in 30 days', '近 30 天应付金额'], ...yuan }
const silentDays: TagField = { name: 'silentDays', text: ['Days without a charge', '未充电天数'], ...days }
const badComments: TagField = {
  name: 'badComments',
  text: ['Comments with 1 or 2 stars', '1 至 2 星评价数'],
  ...count,
}

/** What a rule may ask of members (1), stations (2) and vehicles (3): what is stored of them. */
export const tagFields: Readonly<Record<CodeOf<typeof tagObject>, readonly TagField[]>> = {
  1: [
    orders30,
    energy30,
    spent30,
    silentDays,
    { name: 'registeredDays', text: ['Days since registration', '注册天数'], ...days },
    { name: 'balance', text: ['Balance', '账户余额'], ...yuan },
    { name: 'cars', text: ['Vehicles', '车辆数'], ...count },
    badComments,
    { name: 'level', text: ['Level', '等级'], of: memberLevel },
    { name: 'type', text: ['Member type', '会员类型'], of: memberType },
  ],
  2: [
    orders30,
    energy30,
    spent30,
    { name: 'guns', text: ['Guns', '充电枪数'], ...count },
    { name: 'transformer', text: ['Transformer', '变压器容量'], ...kW },
    { name: 'openAlarms', text: ['Open alarms', '未处理告警数'], ...count },
    badComments,
    { name: 'status', text: ['Status', '状态'], of: stationStatus },
    { name: 'operationType', text: ['Operation type', '运营方式'], of: operationType },
  ],
  3: [
    orders30,
    energy30,
    silentDays,
    { name: 'battery', text: ['Battery', '电池容量'], ...kWh },
    { name: 'vehicleType', text: ['Vehicle type', '车辆类型'], of: vehicleType },
  ],
}

export const TAG_OPERATORS = ['atLeast', 'atMost', 'oneOf'] as const

/** A figure is compared with one value, a code with some. */
const TagCondition = z.object({
  field: z.string().max(30),
  operator: z.enum(TAG_OPERATORS),
  values: z.array(z.int().min(-1_000_000_000_000).max(1_000_000_000_000)).min(1, 'required').max(20),
})

export const TagRule = z.object({
  match: z.enum(['all', 'any']),
  conditions: z.array(TagCondition).min(1, 'required').max(8),
})

export type TagRule = z.output<typeof TagRule>
export type TagCondition = z.output<typeof TagCondition>

const fieldOf = (objectKind: number, name: string): TagField | undefined =>
  tagFields[objectKind as keyof typeof tagFields]?.find((field) => field.name === name)

/** Whether a rule asks only what can be asked of this kind of object. */
export function isRuleOf(objectKind: number, { conditions }: TagRule): boolean {
  return conditions.every(({ field: name, operator, values }) => {
    const field = fieldOf(objectKind, name)
    if (!field) return false
    if ('of' in field) return operator === 'oneOf' && values.every((code) => field.of.codes.includes(code))
    return operator !== 'oneOf' && values.length === 1
  })
}

const words = texts({
  and: [' and ', '且'],
  or: [' or ', '或'],
  comma: [', ', '、'],
})

/** `Orders in 30 days ≥ 4 and Level: Gold, Platinum`. */
export function ruleInWords(objectKind: number, rule: TagRule, language: Language): string {
  const parts = rule.conditions.map(({ field: name, operator, values }) => {
    const field = fieldOf(objectKind, name)
    if (!field) return name
    const label = say(field.text, language)
    if ('of' in field) {
      const codes = values.map((code) => field.of.label(code, language)).join(say(words.comma, language))
      return language === 'en' ? `${label}: ${codes}` : `${label}：${codes}`
    }
    const shown = [(values[0] ?? 0) / field.scale, say(field.unit, language)].filter((part) => part !== '')
    return `${label} ${operator === 'atLeast' ? '≥' : '≤'} ${shown.join(' ')}`
  })
  return parts.join(say(rule.match === 'all' ? words.and : words.or, language))
}
