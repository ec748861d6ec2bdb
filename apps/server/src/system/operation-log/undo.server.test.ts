import type { Call, Resource } from '@ampdeck/api/contract'
import { limitTarget } from '@ampdeck/api/enumerations/member'
import { everyResource, resources } from '@ampdeck/api/resources'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { demoId } from '../../demo/records.ts'
import { SKYLINE } from '../../demo/sellers.ts'
import { createTestApp, md5, PASSWORD, type TestApp } from '../../testing/test-app.ts'

type Stored = Readonly<Record<string, unknown>> & { id: number; version: number }

let server: TestApp
let admin: string
beforeAll(async () => {
  server = await createTestApp()
  admin = await server.login('admin')
})
afterAll(() => server.close())

const of = (name: string) => everyResource[name] as Resource
const ask = <Data = Stored>(call: Call | undefined, body: object, token = admin) =>
  server.call<Data>(call?.path ?? '', body, { token })
const log = resources.operationLog

/** The newest entry of the log. */
async function lastEntry(): Promise<number> {
  const rows = server.db.selectFrom('operationLog').select('id').orderBy('ts', 'desc').orderBy('id', 'desc')
  return (await rows.limit(1).executeTakeFirstOrThrow()).id
}
const undo = async (id?: number, token = admin) =>
  ask<null>(log.undo, { id: id ?? (await lastEntry()) }, token)

/** What a record says, without its stamps; nothing where it is not there. */
async function stateOf(name: string, id: number) {
  const { code, data } = await ask(of(name).get, { id })
  if (code !== 0) return undefined
  const { version: _, updateTime: __, updateUser: ___, ...state } = data
  return state
}

/** A record of the demo, or a new one where a draft is given. */
async function recordOf(name: string, draft?: object): Promise<Stored> {
  const calls = of(name)
  if (draft) return (await ask(calls.save, draft)).data
  const { data } = await ask<{ records: Stored[] }>(calls.page, { pageSize: 1 })
  return (await ask(calls.get, { id: data.records[0]?.id })).data
}

const unit = { name: '撤销单位', kind: 1, contact: '李明', phone: '13900001111' }
const model = { brand: '撤销', model: 'T1', batteryWh: 61_400, maxW: 120_000 }
const limit = {
  targetKind: limitTarget.code.fleet,
  targetId: demoId(SKYLINE, 'fleet', 2),
  perDayTimes: 3,
  weekdays: [1, 2],
}
const added = [
  ['operatingUnit', unit],
  ['vehicleModel', model],
  ['chargeLimit', limit],
] as const
const edited: [name: string, change: object, draft?: object][] = [
  ['operatingUnit', { contact: '王芳' }],
  ['vehicleModel', { maxW: 90_000 }, { ...model, model: 'T2' }],
  ['stationGroup', { remark: '改过' }],
  ['chargeLimit', { perDayTimes: 7 }, limit],
  ['vehicle', { vin: null }],
  ['alarmRule', { durationS: 77 }],
  ['balanceReminder', { thresholdFen: 12_300 }],
  ['group', { contact: '王芳' }],
  ['gun', { parkingNo: 'B-99' }],
]

describe('takes back', () => {
  it.each(added)('the addition of %s, and that taking back', async (name, draft) => {
    const { id } = await recordOf(name, { ...draft, name: `${name}新`, model: `${name}新` })
    const state = await stateOf(name, id)
    expect(await undo()).toMatchObject({ code: 0 })
    expect(await stateOf(name, id)).toBeUndefined()
    expect(await undo()).toMatchObject({ code: 0 })
    expect(await stateOf(name, id)).toEqual(state)
  })

  it.each(edited)('a change of %s', async (name, change, draft) => {
    const record = await recordOf(name, draft)
    const state = await stateOf(name, record.id)
    expect(await ask(of(name).update, { ...record, ...change })).toMatchObject({ code: 0 })
    expect(await stateOf(name, record.id)).not.toEqual(state)
    expect(await undo()).toMatchObject({ code: 0 })
    expect(await stateOf(name, record.id)).toEqual(state)
  })

  it.each(added)('the deletion of %s', async (name, draft) => {
    const { id } = await recordOf(name, { ...draft, name: `${name}旧`, model: `${name}旧` })
    const state = await stateOf(name, id)
    await ask(of(name).delete, { id })
    expect(await undo()).toMatchObject({ code: 0 })
    expect(await stateOf(name, id)).toEqual(state)
  })

  it.each([
    ['alarmRule', 'disable'],
    ['group', 'disable'],
    ['pile', 'disable'],
  ])('what %s had done to it by "%s"', async (name, action) => {
    const { id, version } = await recordOf(name)
    const state = await stateOf(name, id)
    expect(await ask(of(name)[action], { id, version })).toMatchObject({ code: 0 })
    expect(await stateOf(name, id)).not.toEqual(state)
    expect(await undo()).toMatchObject({ code: 0 })
    expect(await stateOf(name, id)).toEqual(state)
  })
})

describe('refuses', () => {
  const refusal = (reason: string) => ({ code: 409, data: { reason } })

  it('what was changed again', async () => {
    const record = await recordOf('operatingUnit', { ...unit, name: '又改' })
    await ask(of('operatingUnit').update, { ...record, contact: '王芳' })
    const first = await lastEntry()
    await ask(of('operatingUnit').update, { ...record, version: record.version + 1, contact: '赵敏' })
    expect(await undo(first)).toMatchObject(refusal('undo.followed'))
    expect(await ask(log.get, { id: first })).toMatchObject({
      data: { undo: { refusal: [expect.stringMatching(/since/), expect.anything()] } },
    })
  })

  it('what was changed by a hand in the database', async () => {
    const record = await recordOf('operatingUnit', { ...unit, name: '手改' })
    await server.db
      .updateTable('operatingUnit')
      .set({ contact: '无名' })
      .where('id', '=', record.id)
      .execute()
    expect(await undo()).toMatchObject(refusal('undo.followed'))
  })

  it('the addition of what is in use meanwhile', async () => {
    const { id } = await recordOf('operatingUnit', { ...unit, name: '在用' })
    const entry = await lastEntry()
    await server.db
      .updateTable('station')
      .set({ operatingUnitId: id })
      .where('sellerId', '=', 10_001)
      .where('id', '=', (await recordOf('station')).id)
      .execute()
    expect(await undo(entry)).toMatchObject(refusal('record.inUse'))
  })

  it('a deletion whose name somebody else has now', async () => {
    const { id: _, version: __, ...draft } = await recordOf('stationGroup')
    const { id } = await recordOf('stationGroup', { ...draft, name: '同名' })
    await ask(of('stationGroup').delete, { id })
    const entry = await lastEntry()
    await recordOf('stationGroup', { ...draft, name: '同名' })
    expect(await undo(entry)).toMatchObject(refusal('record.duplicate'))
  })

  it('a password, which is not kept', async () => {
    const token = await server.login('newcomer')
    await ask(
      resources.account.updatePassword,
      { oldPassword: PASSWORD, password: md5('Another@2026') },
      token,
    )
    expect((await undo()).code).toBe(409)
  })

  it('steps of a life, and money', async () => {
    const { id, version } = await recordOf('member')
    await ask(of('member').lock, { id, version, note: '测试', reason: '测试' })
    expect(await undo()).toMatchObject(refusal('undo.ownRules'))
  })

  it('what was refused itself', async () => {
    await ask(of('operatingUnit').save, {})
    expect(await undo()).toMatchObject(refusal('undo.nothing'))
  })

  it('whoever may not make the change, and anybody of another seller', async () => {
    await recordOf('operatingUnit', { ...unit, name: '他人' })
    const entry = await lastEntry()
    expect(await undo(entry, await server.login('viewer'))).toMatchObject({ code: 403 })
    expect(await undo(entry, await server.login('admin', '10002'))).toMatchObject({ code: 404 })
  })
})
