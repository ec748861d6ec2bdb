import type { AlarmDetail, AlarmRow } from '@ampdeck/api/operation/alarm'
import type { AlarmRule, AlarmRuleTest } from '@ampdeck/api/operation/alarm-rule'
import type { AlarmSummary } from '@ampdeck/api/operation/monitor-alarm'
import type { WorkOrderRow } from '@ampdeck/api/operation/work-order'
import type { Page } from '@ampdeck/api/paging'
import { MINUTE } from '@ampdeck/api/time'
import type { Kysely } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { Tables } from '../database/tables.ts'
import { createTestApp, type TestApp } from '../testing/test-app.ts'
import { sweepAlarms } from './alarm-sweep.ts'
import { raiseAlarm, recoverAlarm, reportGun } from './incident/alarm.service.ts'

const SELLER = 10_001

let server: TestApp
let tokens: Record<'admin' | 'ops' | 'viewer' | 'repair' | 'finance' | 'riverside', string>
/** A gun at which nothing is the matter. */
let gun: { id: number; pileId: number; stationId: number } | undefined

beforeAll(async () => {
  server = await createTestApp()
  const [admin, ops, viewer, repair, finance, riverside] = await Promise.all([
    ...['admin', 'ops', 'viewer', 'repair', 'finance'].map((account) => server.login(account)),
    server.login('admin', '10002'),
  ])
  tokens = { admin, ops, viewer, repair, finance, riverside } as typeof tokens
})
afterAll(() => server.close())

beforeEach(async () => {
  server.clock.now += 30 * MINUTE
  // Nobody is idle for so long that the session ends.
  for (const token of Object.values(tokens)) await server.call('system-service/user/info', {}, { token })
  gun = await server.db
    .selectFrom('gun')
    .select(['id', 'pileId', 'stationId'])
    .where('sellerId', '=', SELLER)
    .where('status', '=', 1)
    .where('stationId', 'in', (from) =>
      from.selectFrom('station').select('id').where('sellerId', '=', SELLER).where('code', '=', '4403000001'),
    )
    .where('id', 'not in', (from) =>
      from.selectFrom('alarm').select('gunId').where('gunId', 'is not', null).where('handling', '<', 3),
    )
    .where('id', '>', gun?.id ?? 0)
    .orderBy('id')
    .limit(1)
    .executeTakeFirstOrThrow()
})

const here = () => {
  if (!gun) throw new Error('No gun yet.')
  return gun
}
const place = () => {
  const { id: gunId, pileId, stationId } = here()
  return { sellerId: SELLER, stationId, pileId, gunId }
}
/** The engine is called in the transaction that records what a pile says. */
const within = (work: (platform: TestApp['platform']) => Promise<unknown>) =>
  server.db.transaction().execute((db: Kysely<Tables>) => work({ ...server.platform, db }))
const raise = (code: string) =>
  within((platform) => raiseAlarm(platform, { ...place(), code, ts: server.clock.now }))
const recover = (code?: string) =>
  within((platform) => recoverAlarm(platform, { ...place(), code, ts: server.clock.now }))
const sweep = () => sweepAlarms({ ...server.platform, jobs: server.tools.jobs })

const call = <Data>(path: string, body: unknown, who: keyof typeof tokens = 'admin') =>
  server.call<Data>(`operation-service/${path}`, body, { token: tokens[who] })
const alarmsHere = async (filter: object = {}) =>
  (await call<Page<AlarmRow>>('alarm/page', { gunId: here().id, ...filter })).data.records
const open = { handling: [1, 2] }

describe('an alarm', () => {
  it('is one incident of a flapping gun, which counts and at last recovers', async () => {
    for (let n = 0; n < 6; n++) {
      await raise('GroundFailure')
      server.clock.now += 20_000
      await recover('GroundFailure')
      server.clock.now += 30_000
    }
    await raise('GroundFailure')
    const [alarm, ...others] = await alarmsHere()
    expect(others).toEqual([])
    expect(alarm).toMatchObject({ code: 'GroundFailure', level: 1, count: 7, recoverTime: null })
    await recover()
    expect((await alarmsHere())[0]?.recoverTime).not.toBeNull()
  })

  it('that comes again after more than ten minutes is another one', async () => {
    await raise('HighTemperature')
    await recover('HighTemperature')
    server.clock.now += 11 * MINUTE
    await raise('HighTemperature')
    expect(await alarmsHere()).toHaveLength(2)
    expect(await alarmsHere(open)).toHaveLength(2)
  })

  it('of a low level is handled when it recovers, of a high one waits for somebody', async () => {
    await raise('WeakSignal')
    await raise('PowerMeterFailure')
    await recover()
    const found = await alarmsHere()
    expect(found.find(({ code }) => code === 'WeakSignal')).toMatchObject({ level: 6, handling: 3 })
    expect(found.find(({ code }) => code === 'PowerMeterFailure')).toMatchObject({ level: 3, handling: 2 })
  })

  it('follows what a gun says of itself: another code ends the one before', async () => {
    const say = (code: string | null) =>
      within((platform) => reportGun(platform, { ...place(), code, ts: server.clock.now }))
    await say('OverVoltage')
    await say('ReaderFailure')
    expect(
      (await alarmsHere({ handling: 1 })).map(({ code, recoverTime }) => [code, recoverTime === null]),
    ).toEqual(
      expect.arrayContaining([
        ['OverVoltage', false],
        ['ReaderFailure', true],
      ]),
    )
    await say(null)
    expect((await alarmsHere(open)).filter(({ recoverTime }) => recoverTime === null)).toEqual([])
  })

  it('reported by two processes at once is one incident', async () => {
    await Promise.all(Array.from({ length: 6 }, () => raise('ConnectorLockFailure')))
    const [alarm, ...others] = await alarmsHere()
    expect(others).toEqual([])
    expect(alarm?.count).toBe(6)
  })

  it('makes the station one in alarm, until it recovers', async () => {
    const statusOf = async () =>
      (
        await server.call<{ serviceStatus: number }>(
          'config-service/station/get',
          { id: here().stationId },
          { token: tokens.admin },
        )
      ).data.serviceStatus
    await server.db
      .updateTable('alarm')
      .set({ handling: 3 })
      .where('stationId', '=', here().stationId)
      .where('handling', '<', 3)
      .execute()
    expect(await statusOf()).not.toBe(6)
    await raise('OverVoltage')
    expect(await statusOf()).toBe(6)
    const inAlarm = await server.call<{ total: number; records: { id: number }[] }>(
      'config-service/station/page',
      { serviceStatus: '6', pageSize: 100 },
      { token: tokens.admin },
    )
    expect(inAlarm.data.records.some(({ id }) => id === here().stationId)).toBe(true)
    await recover()
    expect(await statusOf()).not.toBe(6)
  })
})

describe('a rule', () => {
  const draft = (more: object = {}) => ({
    name: `Hot plug ${server.clock.now}`,
    code: `Hot${server.clock.now}`,
    source: 2,
    metric: 'temperature',
    operator: '>',
    value: 60,
    durationS: 120,
    level: 2,
    ways: ['console', 'sms', 'mail'],
    receivers: [] as number[],
    autoWorkOrder: 1,
    ...more,
  })
  const setLive = (tempC: number) =>
    server.db
      .updateTable('gun')
      .set({
        status: 3,
        live: JSON.stringify({ V: 400, A: 100, W: 40_000, Wh: 1, soc: 50, tempC, ts: server.clock.now }),
      })
      .where('id', '=', here().id)
      .execute()

  it('waits for its hold-off, tells once, sends somebody, and forgets what was short', async () => {
    const admin = await server.db
      .selectFrom('accountUser')
      .select('id')
      .where('sellerId', '=', SELLER)
      .where('account', '=', 'admin')
      .executeTakeFirstOrThrow()
    const saved = await call<AlarmRule>('alarmRule/save', draft({ receivers: [admin.id] }))
    expect(saved.code).toBe(0)
    await setLive(70)
    await sweep()
    expect(await alarmsHere()).toEqual([])
    server.clock.now += 60_000
    await setLive(40)
    await sweep()
    server.clock.now += 130_000
    await sweep()
    expect(await alarmsHere()).toEqual([])

    await setLive(71)
    await sweep()
    server.clock.now += 121_000
    await setLive(75)
    const before = await server.db.selectFrom('outgoingMessage').select('id').execute()
    await sweep()
    const [alarm] = await alarmsHere()
    expect(alarm).toMatchObject({ code: saved.data.code, level: 2, handling: 2, count: 1 })
    expect(alarm?.workOrderNo).toMatch(/^WO/)
    const after = await server.db.selectFrom('outgoingMessage').select(['id', 'kind', 'body']).execute()
    const told = after.filter(({ id }) => !before.some((one) => one.id === id))
    expect(told.map(({ kind }) => kind).sort()).toEqual(['mail', 'sms'])
    server.clock.now += 10_000
    await setLive(80)
    await sweep()
    expect((await alarmsHere())[0]?.count).toBe(1)
    expect(await server.db.selectFrom('outgoingMessage').select('id').execute()).toHaveLength(after.length)

    await setLive(30)
    await sweep()
    server.clock.now += 121_000
    await sweep()
    expect((await alarmsHere())[0]?.recoverTime).not.toBeNull()
  })

  it('cannot be deleted while one of its alarms waits', async () => {
    const { data: rule } = await call<AlarmRule>(
      'alarmRule/save',
      draft({ metric: 'reported', durationS: 0, autoWorkOrder: 0 }),
    )
    await raise(rule.code)
    expect((await call('alarmRule/delete', { id: rule.id })).data).toMatchObject({ reason: 'record.inUse' })
    const [alarm] = await alarmsHere({ code: rule.code })
    expect((await call('alarm/close', { id: alarm?.id, note: 'done' })).code).toBe(0)
    expect((await call('alarmRule/delete', { id: rule.id })).code).toBe(0)
  })

  it('that is off is silent, and is switched on and off once', async () => {
    const { data: rule } = await call<AlarmRule>(
      'alarmRule/save',
      draft({ metric: 'reported', durationS: 0 }),
    )
    expect((await call<AlarmRule>('alarmRule/disable', { id: rule.id })).data.state).toBe(2)
    expect((await call('alarmRule/disable', { id: rule.id })).data).toMatchObject({
      reason: 'transition.notAllowed',
    })
    await raise(rule.code)
    expect(await alarmsHere()).toEqual([])
  })

  it('says how often it would have fired in seven days', async () => {
    const { data: rule } = await call<AlarmRule>(
      'alarmRule/save',
      draft({ metric: 'reported', durationS: 0, autoWorkOrder: 0 }),
    )
    await raise(rule.code)
    await recover()
    server.clock.now += 20 * MINUTE
    await raise(rule.code)
    const { data } = await call<AlarmRuleTest>('alarmRule/test', { id: rule.id })
    expect(data).toMatchObject({ count: 2, objects: 1 })
    expect(data.days).toHaveLength(7)
    expect(data.days.at(-1)?.count).toBe(2)
  })

  it('is refused where it makes no sense', async () => {
    const { code, data } = await call<{ issues: { path: string[] }[] }>(
      'alarmRule/save',
      draft({ source: 1 }),
    )
    expect(code).toBe(400)
    expect(data.issues[0]?.path).toEqual(['metric'])
    const twice = draft()
    expect((await call('alarmRule/save', twice)).code).toBe(0)
    expect((await call('alarmRule/save', twice)).data).toMatchObject({ reason: 'record.duplicate' })
    expect((await call('alarmRule/save', draft({ name: 'a<b', value: -1 }))).code).toBe(400)
  })
})

describe('handling', () => {
  it('is taken, handed over and closed, each once and in its order', async () => {
    await raise('ReaderFailure')
    const [alarm] = await alarmsHere()
    const id = alarm?.id
    expect((await call<AlarmRow>('alarm/handle', { id })).data).toMatchObject({
      handling: 2,
      handleUserName: 'admin',
    })
    expect((await call('alarm/handle', { id })).code).toBe(409)
    const ops = (
      await call<{ id: number; name: string }[]>('monitor/alarmHandlers', { stationId: here().stationId })
    ).data
    const to = ops.find(({ name }) => name === '欧阳川')
    expect((await call<AlarmRow>('alarm/handle', { id, userId: to?.id })).data.handleUserName).toBe('欧阳川')
    expect((await call('alarm/close', { id, note: ' ' })).code).toBe(400)
    expect((await call<AlarmRow>('alarm/close', { id, note: '已换读卡器' })).data).toMatchObject({
      handling: 3,
      handleNote: '已换读卡器',
    })
    for (const path of ['alarm/close', 'alarm/handle'])
      expect((await call(path, { id, note: 'again' })).data).toMatchObject({
        reason: 'transition.notAllowed',
      })
    const { data } = await call<AlarmDetail>('alarm/get', { id })
    expect(data.steps.map(({ action }) => action).toReversed()).toEqual([
      'raised',
      'taken',
      'handedOver',
      'closed',
    ])
    expect(data.adviceEn).toContain('reader')
  })

  it('of many gives each its result', async () => {
    await raise('ReaderFailure')
    await raise('OtherError')
    const found = await alarmsHere(open)
    const ids = [...found.map(({ id }) => id), 999]
    const { data } = await call<{ done: number[]; refused: { id: number; reason: string }[] }>(
      'alarm/batchClose',
      { ids, note: 'seen' },
    )
    expect(data.done).toHaveLength(found.length)
    expect(data.refused).toEqual([{ id: 999, reason: 'record.notFound' }])
    const tooMany = Array.from({ length: 101 }, (_, index) => index + 1)
    expect((await call('alarm/batchClose', { ids: tooMany, note: 'seen' })).code).toBe(400)
  })

  it('waits for an open work order, which another person audits and which closes the alarm', async () => {
    await raise('HighTemperature')
    const [alarm] = await alarmsHere()
    const { data: people } = await call<{ id: number }[]>('alarmWorkOrder/repairUsers', {
      stationId: here().stationId,
    })
    const repairUser = people[0]?.id
    const dispatched = await call<WorkOrderRow>('alarmWorkOrder/dispatch', { alarmId: alarm?.id, repairUser })
    expect(dispatched.data).toMatchObject({ state: 2, level: 3, repairUser })
    expect((await alarmsHere())[0]).toMatchObject({ handling: 2, workOrderId: dispatched.data.id })
    expect((await call('alarm/close', { id: alarm?.id, note: 'x' })).data).toMatchObject({
      reason: 'alarm.workOrderOpen',
    })
    expect((await call('alarmWorkOrder/dispatch', { alarmId: alarm?.id })).data).toMatchObject({
      reason: 'alarm.workOrderOpen',
    })
    expect((await call('alarmWorkOrder/audit', { id: dispatched.data.id, pass: true })).data).toMatchObject({
      reason: 'transition.notAllowed',
    })
    await server.db
      .updateTable('workOrder')
      .set({ state: 4, result: '已清洁滤网' })
      .where('id', '=', dispatched.data.id)
      .execute()
    await server.db
      .updateTable('workOrder')
      .set({ repairUser: (await adminId()) ?? 0 })
      .where('id', '=', dispatched.data.id)
      .execute()
    expect((await call('alarmWorkOrder/audit', { id: dispatched.data.id, pass: true })).data).toMatchObject({
      reason: 'audit.sameUser',
    })
    expect(
      (await call<WorkOrderRow>('alarmWorkOrder/audit', { id: dispatched.data.id, pass: true }, 'ops')).data
        .state,
    ).toBe(5)
    expect((await alarmsHere())[0]).toMatchObject({ handling: 3, handleNote: '已清洁滤网' })
  })

  it('waits again when its work order is cancelled', async () => {
    await raise('HighTemperature')
    const [alarm] = await alarmsHere()
    const { data: order } = await call<WorkOrderRow>('alarmWorkOrder/dispatch', { alarmId: alarm?.id })
    expect((await call('alarmWorkOrder/cancel', { id: order.id, reason: '' })).code).toBe(400)
    expect(
      (await call<WorkOrderRow>('alarmWorkOrder/cancel', { id: order.id, reason: '误报' })).data.state,
    ).toBe(7)
    expect((await alarmsHere())[0]).toMatchObject({ handling: 1, handleUser: null })
  })

  it('sends nobody who is at rest', async () => {
    await raise('HighTemperature')
    const [alarm] = await alarmsHere()
    const { userId } = await server.db.selectFrom('scheduling').select('userId').executeTakeFirstOrThrow()
    await server.db.updateTable('scheduling').set({ shift: 3 }).execute()
    expect(
      (await call('alarmWorkOrder/dispatch', { alarmId: alarm?.id, repairUser: userId })).data,
    ).toMatchObject({ reason: 'workOrder.notOnDuty' })
    await server.db.updateTable('scheduling').set({ shift: 1 }).execute()
  })
})

describe('rights', () => {
  it('keep readers from acting, and everybody from what they may not see', async () => {
    await raise('ReaderFailure')
    const [alarm] = await alarmsHere()
    const id = alarm?.id
    expect((await call('alarm/get', { id }, 'viewer')).code).toBe(0)
    expect((await call('alarm/handle', { id }, 'viewer')).code).toBe(403)
    expect((await call('alarm/close', { id, note: 'x' }, 'viewer')).code).toBe(403)
    expect((await call('alarm/page', {}, 'finance')).code).toBe(403)
    expect((await call('alarm/get', { id }, 'riverside')).code).toBe(404)
    expect((await call('alarm/close', { id, note: 'x' }, 'riverside')).code).toBe(404)
  })

  it('cut lists to the stations of the caller', async () => {
    const all = (await call<Page<AlarmRow>>('alarm/page', { pageSize: 1_000, ...open })).data
    const mine = (await call<Page<AlarmRow>>('alarm/page', { pageSize: 1_000, ...open }, 'ops')).data
    expect(mine.total).toBeLessThan(all.total)
    const summary = (await call<AlarmSummary>('monitor/alarmSummary', {}, 'ops')).data
    expect(summary.levels.reduce((sum, { count }) => sum + count, 0)).toBe(mine.total)
    const ownOrders = (await call<Page<WorkOrderRow>>('alarmWorkOrder/page', { pageSize: 100 }, 'repair'))
      .code
    expect(ownOrders).toBe(0)
  })
})

async function adminId() {
  const found = await server.db
    .selectFrom('accountUser')
    .select('id')
    .where('sellerId', '=', SELLER)
    .where('account', '=', 'admin')
    .executeTakeFirst()
  return found?.id
}
