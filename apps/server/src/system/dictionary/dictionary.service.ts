import {
  type DictionaryName,
  dictionaryNames,
  dictionaryType,
  usualValues,
} from '@ampdeck/api/system/dictionaries'
import type { dictionary } from '@ampdeck/api/system/dictionary'
import type { Rows } from '../../database/rows.ts'
import { sameSeller } from '../../database/same-seller.ts'
import { failures } from '../../foundation/failure.ts'
import type { Request } from '../../http/context.ts'

const MAX = 100

/** The values of a type in their order; there are few, so they are cut to a page here. */
export async function page({ rows, input }: Request<typeof dictionary.page>) {
  const { type, name = '', current, pageSize, sortOrder } = input
  const wanted = name.toLowerCase()
  const found = (await valuesOf(rows, type)).filter(({ value, titleEn, key }) =>
    [value, titleEn ?? '', key].some((text) => text.toLowerCase().includes(wanted)),
  )
  const ordered = sortOrder === 'desc' ? found.toReversed() : found
  const records = ordered.slice((current - 1) * pageSize, current * pageSize)
  return { records, total: found.length, current, pageSize }
}

export async function selectAll({ rows }: Request<typeof dictionary.selectAll>) {
  const found = await rows
    .from('dictionaryValue')
    .select(['type', 'key', 'value', 'titleEn', 'sort', 'removed'])
    .orderBy('sort')
    .execute()
  // A type that a later version has no more is nobody's business.
  return found.flatMap(({ type, removed, ...value }) =>
    isType(type) ? [{ ...value, type, deleted: removed === 1 }] : [],
  )
}

export async function save({ rows, input, fail }: Request<typeof dictionary.save>) {
  const { type, ...draft } = input
  if (dictionaryType(type).kind === 'words') throw fail('dictionary.fixed')
  const values = await valuesOf(rows, type)
  if (values.length >= MAX) throw fail('dictionary.full')
  if (values.some(({ value }) => value === draft.value)) throw fail('record.duplicate', duplicate)
  const key = String(rows.newId())
  const sort = Math.max(0, ...values.map((value) => value.sort)) + 1
  await rows.insert('dictionaryValue', { type, key, sort, ...draft })
  return oneValue(rows, type, key)
}

export async function update({ rows, input, fail }: Request<typeof dictionary.update>) {
  const { type, key, version, ...draft } = input
  const values = await valuesOf(rows, type)
  const before = values.find((value) => value.key === key)
  if (!before) throw failures.notFound()
  if (before.version !== version) throw fail('record.stale')
  if (values.some((value) => value.key !== key && value.value === draft.value))
    throw fail('record.duplicate', duplicate)
  await store(rows, before, draft)
  return oneValue(rows, type, key)
}

export async function remove({ rows, input }: Request<typeof dictionary.delete>) {
  const { type, key } = input
  const before = await oneValue(rows, type, key)
  const isOwnList = dictionaryType(type).kind === 'list'
  if (isOwnList && before.usual !== null) await store(rows, before, { removed: 1 })
  else if (before.origin !== 'usual') await rows.remove('dictionaryValue', before.id)
  return null
}

export async function sort({ rows, input, fail }: Request<typeof dictionary.sort>) {
  const { type, keys } = input
  if (dictionaryType(type).kind === 'words') throw fail('dictionary.fixed')
  const values = await valuesOf(rows, type)
  // A list that has changed meanwhile is not put into the order of the old one.
  if (keys.length !== values.length || values.some(({ key }) => !keys.includes(key)))
    throw fail('record.stale')
  for (const value of values) {
    const place = keys.indexOf(value.key) + 1
    if (value.sort !== place) await store(rows, value, { sort: place })
  }
  return null
}

const duplicate = [{ path: ['value'], message: 'duplicate' }]

const isType = (name: string): name is DictionaryName => dictionaryNames.some((one) => one === name)

type Value = Awaited<ReturnType<typeof valuesOf>>[number]

/** Writes what differs from the product, for the first time or once more. */
async function store(
  rows: Rows,
  { id, type, key, value, titleEn, sort: place, version }: Value,
  next: Partial<{ value: string; titleEn: string | null; sort: number; removed: number }>,
): Promise<void> {
  if (version > 0) await rows.update('dictionaryValue', { id, version }, next)
  else await rows.insert('dictionaryValue', { type, key, value, titleEn, sort: place, ...next })
}

async function oneValue(rows: Rows, type: DictionaryName, key: string): Promise<Value> {
  const found = (await valuesOf(rows, type)).find((value) => value.key === key)
  if (!found) throw failures.notFound()
  return found
}

async function valuesOf(rows: Rows, type: DictionaryName) {
  const own = await rows
    .from('dictionaryValue')
    .leftJoin('accountUser as user', sameSeller('user.id', 'dictionaryValue.updateUser'))
    .select(['dictionaryValue.id', 'type', 'key', 'value', 'titleEn', 'sort', 'removed'])
    .select(['dictionaryValue.updateTime', 'dictionaryValue.version', 'user.name as updateUserName'])
    .where('type', '=', type)
    .execute()
  const usual = usualValues(type)
  const isWords = dictionaryType(type).kind === 'words'
  const offered = usual.map(({ key, text: [en, zh] }, index) => {
    const changed = own.find((one) => one.key === key)
    const { value = zh, titleEn = en, sort: place = index + 1, version = 0 } = changed ?? {}
    const { updateTime = null, updateUserName = null, removed = 0 } = changed ?? {}
    const isSame = value === zh && titleEn === en
    return {
      ...{ type, key, value, titleEn, sort: isWords ? index + 1 : place, removed },
      ...{ updateTime, updateUserName, version, id: changed?.id ?? index + 1 },
      origin: isSame ? ('usual' as const) : ('changed' as const),
      usual: zh as string | null,
    }
  })
  const added = own
    .filter(({ key }) => !usual.some((one) => one.key === key))
    .map((one) => ({ ...one, type, origin: 'own' as const, usual: null }))
  return [...offered, ...added].filter(({ removed }) => removed === 0).toSorted((a, b) => a.sort - b.sort)
}
