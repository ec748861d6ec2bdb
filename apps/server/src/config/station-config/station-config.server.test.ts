import type { ConfigChange, StationConfig, StationConfigDraft } from '@ampdeck/api/config/station-config'
import { beforeAll, expect, it } from 'vitest'
import { demoId } from '../../demo/records.ts'
import { SKYLINE } from '../../demo/sellers.ts'
import { setUpApp } from '../../testing/set-up.ts'

const server = setUpApp()
const id = demoId(SKYLINE, 'station', 1)
let token: string
beforeAll(async () => {
  token = await server.login('admin')
})

const ask = <Data = StationConfig>(name: string, body: object, as = token, headers = {}) =>
  server.call<Data>(`config-service/stationConfig/${name}`, body, { token: as, headers })
const now = async () => (await ask('get', { id })).data
const history = async () => (await ask<ConfigChange[]>('history', { id })).data
const weekend = ['08:00-22:00', '08:00-22:00', '08:00-22:00', '08:00-22:00', '08:00-22:00', '09:00-20:00', '']

async function change(values: Partial<StationConfigDraft>) {
  server.clock.now += 60_000
  return ask('update', { ...(await now()), ...values })
}

it('keeps what is set, and writes the hours of the week as lists show them', async () => {
  expect((await now()).openingHours).toEqual(Array(7).fill('00:00-24:00'))
  const { data: choices } = await ask<{ occupyRules: { id: number; name: string }[] }>('choices', {})
  const [rule] = choices.occupyRules
  const set = {
    facilities: [1, 5],
    openingHours: weekend,
    parkingSpaces: 80,
    occupyRuleId: rule?.id ?? null,
    appNotice: '请勿占位',
  }
  const { data } = await change(set as Partial<StationConfigDraft>)
  expect(data).toMatchObject({
    ...set,
    businessHours: '周一至周五 08:00-22:00；周六 09:00-20:00；周日 休息',
    occupyRule: { name: rule?.name },
  })
  expect(await change({ openingHours: ['25:00-26:00'] })).toMatchObject({ code: 400 })
  expect(await change({ occupyRuleId: 1 })).toMatchObject({ code: 404 })
})

it('says what was changed by whom, and what held after each change', async () => {
  await change({ name: '甲站' })
  const [first] = await history()
  expect(first).toMatchObject({ userName: 'admin', pageEn: 'Station configuration', after: { name: '甲站' } })
  await change({ name: '乙站', parkingSpaces: 81 })
  await change({ transformerW: 999_000 })
  expect((await history()).slice(0, 2).map(({ after }) => after)).toEqual([
    { transformerW: 999_000 },
    { name: '乙站', parkingSpaces: 81 },
  ])

  const { data: then } = await ask<StationConfigDraft>('configAt', { id, changeId: first?.id })
  const { version, transformerW } = await now()
  expect(then).toMatchObject({ name: '甲站', parkingSpaces: 80, openingHours: weekend })
  expect(then.transformerW).not.toBe(transformerW)
  expect((await ask('update', { ...then, id, version })).data).toMatchObject({
    name: '甲站',
    parkingSpaces: 80,
  })
  expect(await ask('configAt', { id, changeId: 1 })).toMatchObject({ code: 404 })
})

it('is set by who may, not from an older version, once for a request that is sent twice, and is its seller’s', async () => {
  const config = await now()
  const viewer = await server.login('viewer')
  expect(await ask('get', { id }, viewer)).toMatchObject({ code: 0 })
  expect(await ask('update', config, viewer)).toMatchObject({ code: 403 })
  const stranger = await server.login('admin', '10002')
  for (const name of ['get', 'history', 'configAt', 'update'])
    expect(await ask(name, { ...config, changeId: 1 }, stranger), name).toMatchObject({ code: 404 })
  const once = { 'idempotency-key': 'b0b0b0b0-0000-4000-8000-000000000001' }
  const first = await ask('update', { ...config, remark: '一次' }, token, once)
  expect(first.code).toBe(0)
  expect(await ask('update', { ...config, remark: '一次' }, token, once)).toEqual(first)
  expect((await ask('update', config)).data).toMatchObject({ reason: 'record.stale' })
})
