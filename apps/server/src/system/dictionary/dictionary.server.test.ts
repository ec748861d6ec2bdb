import { memberLevel } from '@ampdeck/api/enumerations/member'
import { type DictionaryName, dictionaryNames, usualValues } from '@ampdeck/api/system/dictionaries'
import { dictionary } from '@ampdeck/api/system/dictionary'
import { expect, it } from 'vitest'
import { inOwnWords, ownWordsOf } from '../../access/own-words.ts'
import { type Account, setUpAccounts } from '../../testing/set-up.ts'

const { server, ask } = setUpAccounts()
const all = async (type: DictionaryName, by?: Account) =>
  (await ask(dictionary.page, { type, pageSize: 200 }, by)).data.records
const words = async (type: DictionaryName, by?: Account) => (await all(type, by)).map(({ value }) => value)

it('has every type of the product, in its words where nobody has changed them', async () => {
  for (const type of dictionaryNames)
    expect((await words(type, 'stranger')).length, type).toBeGreaterThanOrEqual(usualValues(type).length)
  expect(await words('MemberLevel')).toEqual(
    memberLevel.codes.map((code) => memberLevel.label(code, 'zh-CN')),
  )
})

it('calls a code differently, in exports too, and as before once that is taken back', async () => {
  const [first] = await all('MemberLevel')
  const draft = { type: 'MemberLevel', key: first?.key, value: '尊享', titleEn: 'Prime', version: 0 }
  expect(await ask(dictionary.update, draft)).toMatchObject({ data: { origin: 'changed', version: 1 } })
  expect(await ask(dictionary.update, draft)).toMatchObject({ code: 409, data: { reason: 'record.stale' } })
  const own = await ownWordsOf(server.db, 10_001)
  const label = () => memberLevel.label(memberLevel.codes[0], 'en')
  expect(inOwnWords(own, label)).toBe('Prime')
  expect(label()).not.toBe('Prime')
  expect(await words('MemberLevel', 'stranger')).not.toContain('尊享')
  await ask(dictionary.delete, { type: 'MemberLevel', key: first?.key })
  expect(await all('MemberLevel')).toContainEqual(
    expect.objectContaining({ key: first?.key, origin: 'usual' }),
  )
})

it('adds, sorts and removes values of a list; one that the product offers too', async () => {
  const before = await all('refuseReason')
  const { data } = await ask(
    dictionary.save,
    { type: 'refuseReason', value: '重复提交', titleEn: null },
    'admin',
    'k1',
  )
  expect(
    (await ask(dictionary.save, { type: 'refuseReason', value: '重复提交', titleEn: null }, 'admin', 'k1'))
      .data,
  ).toEqual(data)
  const keys = [...before.map(({ key }) => key), data.key].toReversed()
  expect(await ask(dictionary.sort, { type: 'refuseReason', keys })).toMatchObject({ code: 0 })
  expect((await all('refuseReason')).map(({ key }) => key)).toEqual(keys)
  expect(await ask(dictionary.sort, { type: 'refuseReason', keys: keys.slice(1) })).toMatchObject({
    code: 409,
  })
  await ask(dictionary.delete, { type: 'refuseReason', key: '1' })
  expect(await words('refuseReason')).not.toContain(before[0]?.value)
})

it.each([
  [
    'a value of a type whose codes are fixed',
    dictionary.save,
    { type: 'MemberLevel', value: '新', titleEn: null },
    'admin',
    409,
  ],
  ['an order of such a type', dictionary.sort, { type: 'MemberLevel', keys: ['1'] }, 'admin', 409],
  [
    'a value twice',
    dictionary.save,
    { type: 'adjustReason', value: '台风停电', titleEn: null },
    'admin',
    409,
  ],
  [
    'an unknown key',
    dictionary.update,
    { type: 'MemberLevel', key: '77', value: '新', titleEn: null, version: 0 },
    'admin',
    404,
  ],
  ['an unknown type', dictionary.page, { type: 'Other' }, 'admin', 400],
  [
    'adding without the key',
    dictionary.save,
    { type: 'adjustReason', value: '新', titleEn: null },
    'viewer',
    403,
  ],
  [
    'changing without the key',
    dictionary.update,
    { type: 'MemberLevel', key: '1', value: '新', titleEn: null, version: 0 },
    'viewer',
    403,
  ],
  ['deleting without the key', dictionary.delete, { type: 'adjustReason', key: '1' }, 'viewer', 403],
  ["another seller's value", dictionary.delete, { type: 'adjustReason', key: 'storm' }, 'stranger', 404],
] as const)('refuses %s', async (_what, call, body, account, code) => {
  expect(await ask(call, body, account)).toMatchObject({ code })
})
