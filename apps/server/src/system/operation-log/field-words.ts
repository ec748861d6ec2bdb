import { enumerationOf } from '@ampdeck/api/code-of'
import type { Enumeration } from '@ampdeck/api/enumeration'
import { everyResource } from '@ampdeck/api/resources'
import * as textIndex from '@ampdeck/api/text-index'
import { listed, type Text, texts } from '@ampdeck/api/texts'
import { formatTimestamp, hourMinute } from '@ampdeck/api/time'
import { z } from 'zod'

/** Fields that many records have, and that no form of theirs shows. */
const common: Readonly<Record<string, Text>> = texts({
  name: ['Name', '名称'],
  nameEn: ['English name', '英文名称'],
  code: ['Code', '编号'],
  state: ['State', '状态'],
  status: ['Status', '状态'],
  remark: ['Remark', '备注'],
  note: ['Note', '备注'],
  reason: ['Reason', '原因'],
  sort: ['Order', '排序'],
  version: ['Version', '版本'],
  deleted: ['Deleted', '已删除'],
  id: ['Number', '编号'],
  ids: ['Numbers', '编号'],
  account: ['Account', '账号'],
  password: ['Password', '密码'],
  isFirstLogin: ['Must change the password', '需修改密码'],
  knownAddresses: ['Known addresses', '已知地址'],
  stationId: ['Station', '场站'],
  stationIds: ['Stations', '场站'],
  pileId: ['Pile', '电桩'],
  pileIds: ['Piles', '电桩'],
  gunId: ['Gun', '充电枪'],
  groupId: ['Fleet', '车队'],
  groupIds: ['Fleets', '车队'],
  memberId: ['Member', '会员'],
  memberIds: ['Members', '会员'],
  orderId: ['Order', '订单'],
  userId: ['User', '用户'],
  userIds: ['Users', '用户'],
  roleIds: ['Roles', '角色'],
  permissions: ['Permissions', '权限'],
})

const words = texts({ yes: ['Yes', '是'], no: ['No', '否'] })
const languages = ['en', 'zh-CN'] as const
const MAX_CHARACTERS = 400

const allTexts = Object.entries(textIndex as Readonly<Record<string, Readonly<Record<string, Text>>>>)
const anyText: Readonly<Record<string, Text>> = Object.assign({}, ...allTexts.map(([, of]) => of).reverse())
const textsOf = (name: string) => allTexts.find(([key]) => key === `${name}Texts`)?.[1]

/** A field as people read it: by the texts of its record, else as other records call it. */
export function labelOf(field: string, ...records: (string | undefined)[]): Text {
  for (const record of records) {
    const own = record && textsOf(record)?.[field]
    if (own) return own
  }
  const known = common[field] ?? anyText[field] ?? anyText[field.replace(/Id$/, '')]
  if (known) return known
  const plain = field
    .replace(/(Fen|Wh|W|Bps|Id)$/, '')
    .replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`)
  const spoken = plain.charAt(0).toUpperCase() + plain.slice(1)
  return [spoken, spoken]
}

/** The enumerations of a resource's fields, by the field's name. */
const enumerations = new Map(
  Object.entries(everyResource).map(([name, calls]) => [
    name,
    new Map(Object.values(calls).flatMap(({ input, output }) => [...codesIn(output), ...codesIn(input)])),
  ]),
)

function* codesIn(schema: z.core.$ZodType): Generator<[field: string, of: Enumeration]> {
  const inner = unwrapped(schema)
  if (inner instanceof z.ZodArray) yield* codesIn(inner.element)
  if (!(inner instanceof z.ZodObject)) return
  for (const [field, of] of Object.entries(inner.shape)) {
    const plain = unwrapped(of as z.core.$ZodType)
    const found = enumerationOf(plain instanceof z.ZodArray ? unwrapped(plain.element) : plain)
    if (found) yield [field, found]
    else if (field === 'records') yield* codesIn(plain)
  }
}

function unwrapped(schema: z.core.$ZodType): z.core.$ZodType {
  if (schema instanceof z.ZodNullable || schema instanceof z.ZodOptional || schema instanceof z.ZodDefault)
    return unwrapped(schema.def.innerType)
  if (schema instanceof z.ZodPipe) {
    const { in: from, out: to } = schema.def
    return unwrapped(from instanceof z.ZodTransform ? to : from)
  }
  return schema
}

/** The enumeration of a field, where its record has a resource that says so. */
function enumerationFor(field: string, records: (string | undefined)[]): Enumeration | undefined {
  for (const record of records) {
    const found = record && enumerations.get(record)?.get(field)
    if (found) return found
  }
  return undefined
}

/** What a field's value says: the name of its code, money in yuan, energy in kWh, a time as a time. */
export function wordsOf(field: string, value: unknown, ...records: (string | undefined)[]): Text | null {
  if (value === null || value === undefined || value === '') return null
  if (Array.isArray(value)) {
    const items = value.map((item) => wordsOf(field, item, ...records)).filter((item) => item !== null)
    return items.length === 0
      ? null
      : inBoth((language, index) =>
          listed(
            items.map((item) => item[index] ?? ''),
            language,
          ),
        )
  }
  const of = enumerationFor(field, records)
  if (of && (typeof value === 'number' || typeof value === 'string'))
    return inBoth((language) => of.label(value, language))
  if (typeof value === 'boolean' || (/^(is|has|deleted)/.test(field) && (value === 0 || value === 1)))
    return value ? words.yes : words.no
  if (typeof value === 'number') return measured(field, value)
  const text = typeof value === 'object' ? nested(value) : String(value)
  return same(text.length > MAX_CHARACTERS ? `${text.slice(0, MAX_CHARACTERS)}…` : text)
}

const EARLIEST = Date.UTC(2000, 0, 1)

/** A number in the unit that its field's name says (domain.md §1). */
function measured(field: string, value: number): Text {
  const figure = (divisor: number, digits: number, [en, zh]: Text) =>
    inBoth((language, index) => {
      const written = (value / divisor).toLocaleString(language, {
        minimumFractionDigits: digits,
        maximumFractionDigits: digits,
      })
      return `${written} ${index === 0 ? en : zh}`
    })
  if (/Fen$/.test(field)) return figure(100, 2, ['yuan', '元'])
  if (/Wh$/.test(field)) return figure(1_000, 3, ['kWh', 'kWh'])
  if (/(^w|W)$/.test(field)) return figure(1_000, 1, ['kW', 'kW'])
  if (/Bps$/.test(field)) return figure(100, 2, ['%', '%'])
  if (/Minute$/.test(field)) return same(hourMinute(value))
  if (/(Time|From|To|At|Until|^ts|^from|^to|expires)$/.test(field) && value > EARLIEST)
    return same(formatTimestamp(value))
  return same(String(value))
}

function nested(value: object): string {
  return Object.entries(value)
    .map(([key, item]) => `${key}: ${typeof item === 'object' ? JSON.stringify(item) : item}`)
    .join('; ')
}

const same = (text: string): Text => [text, text]
const inBoth = (write: (language: (typeof languages)[number], index: 0 | 1) => string): Text => [
  write('en', 0),
  write('zh-CN', 1),
]
