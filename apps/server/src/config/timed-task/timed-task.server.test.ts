import { timedTask } from '@ampdeck/api/config/timed-task'
import type { OutputOf } from '@ampdeck/api/contract'
import { activeState } from '@ampdeck/api/enumerations/member'
import { timedRunState, timedTaskKind } from '@ampdeck/api/enumerations/strategy'
import { formatTimestamp, HOUR, MINUTE } from '@ampdeck/api/time'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { demoId } from '../../demo/records.ts'
import { RIVERSIDE, SKYLINE } from '../../demo/sellers.ts'
import { plainRecord } from '../../testing/standard-calls.ts'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'
import { doRun } from './timed-run.service.ts'
import { startDue } from './timed-task-due.job.ts'

const { limitPower, restart, syncClock } = timedTaskKind.code
const { done: DONE, failed: FAILED, missed: MISSED, running: RUNNING } = timedRunState.code
const stationId = demoId(SKYLINE, 'station', 1)
const cycle = { kind: 'day' as const, time: '04:00' }
const draft = { name: '示例', kind: limitPower, percent: 60, cycle, stationIds: [stationId] }

plainRecord(timedTask, draft)

describe('a timed task', () => {
  let server: TestApp
  let admin: string
  beforeAll(async () => {
    server = await createTestApp()
    admin = await server.login('admin')
    // Those of the demo do not come in between.
    await server.db.updateTable('timedTask').set({ state: activeState.code.off }).execute()
  })
  afterAll(() => server.close())
  const ask = <Data>(call: { path: string }, body: object, token = admin) =>
    server.call<Data>(call.path, body, { token })
  const save = async (more: object = {}) =>
    (await ask<OutputOf<typeof timedTask.save>>(timedTask.save, { ...draft, ...more })).data
  const logs = async (id: number) => (await ask<OutputOf<typeof timedTask.logs>>(timedTask.logs, { id })).data
  const limitsOf = (sourceId: number) =>
    server.db.selectFrom('stationPowerLimit').selectAll().where('sourceId', '=', sourceId).execute()
  const soon = () => formatTimestamp(server.clock.now + 5 * MINUTE)
  /** What the queue would do with what was sent. */
  const work = async () => {
    const open = await server.db
      .selectFrom('timedTaskRun')
      .select(['sellerId', 'id'])
      .where('state', '=', RUNNING)
      .execute()
    for (const { sellerId, id } of open) await doRun(server.platform, sellerId, id)
  }

  it.each([
    ['neither a cycle nor a time', { cycle: null }, 'task.when'],
    ['both', { runAt: '2099-01-01 00:00:00' }, 'task.when'],
    ['a time that has passed', { cycle: null, runAt: '2020-01-01 00:00:00' }, 'task.past'],
    ['nothing to do it to', { stationIds: [] }, 'task.targets'],
    ['a power limit without its percent', { percent: null }, 'task.targets'],
  ])('is refused with %s', async (_name, more, reason) => {
    expect(await ask(timedTask.save, { ...draft, ...more })).toMatchObject({ code: 409, data: { reason } })
  })

  it('is refused for the station of another seller', async () => {
    const stationIds = [demoId(RIVERSIDE, 'station', 1)]
    expect((await ask(timedTask.save, { ...draft, stationIds })).code).toBe(404)
  })

  it('is disabled, which takes its next run away, and enabled, each once, by who may', async () => {
    const { id, nextTime } = await save()
    expect(nextTime).toContain('04:00:00')
    expect((await ask(timedTask.disable, { id }, await server.login('viewer'))).code).toBe(403)
    expect(await ask(timedTask.disable, { id })).toMatchObject({ data: { nextTime: null } })
    expect(await ask(timedTask.disable, { id })).toMatchObject({ data: { reason: 'transition.notAllowed' } })
    expect(await ask(timedTask.enable, { id })).toMatchObject({ data: { nextTime } })
    expect(await ask(timedTask.enable, { id })).toMatchObject({ code: 409 })
  })

  it('runs once at its time, whoever looks, and is over', async () => {
    const { id } = await save({ cycle: null, runAt: soon() })
    server.clock.now += 6 * MINUTE
    await Promise.all([startDue(server.tools), startDue(server.tools), startDue(server.tools)])
    expect(await logs(id)).toMatchObject([{ state: RUNNING }])
    await work()
    await work()
    expect(await logs(id)).toMatchObject([{ state: DONE, results: [{ isDone: true }] }])
    expect(await ask(timedTask.get, { id })).toMatchObject({
      data: { state: activeState.code.off, nextTime: null, lastState: DONE },
    })
    expect(await limitsOf(id)).toMatchObject([{ stationId, percent: 60 }])
    await ask(timedTask.delete, { id })
    expect(await limitsOf(id)).toEqual([])
  })

  it('lifts with 100 per cent what another task has limited', async () => {
    const [limiting, lifting] = [await save(), await save({ percent: 100 })]
    for (const [{ id }, left] of [
      [limiting, [{ stationId, percent: 60 }]],
      [lifting, []],
    ] as const) {
      await ask(timedTask.runNow, { id })
      await work()
      expect(await limitsOf(limiting.id)).toMatchObject(left)
    }
    expect(await limitsOf(lifting.id)).toEqual([])
  })

  it('shows a run that was missed, and does not make up for it', async () => {
    const { id } = await save({ cycle: { kind: 'minutes', every: 30 } })
    server.clock.now += 3 * HOUR + 20 * MINUTE
    // The log-in has expired meanwhile.
    admin = await server.login('admin')
    await startDue(server.tools)
    await work()
    expect(await logs(id)).toMatchObject([{ state: MISSED, results: [] }])
    expect(await ask(timedTask.get, { id })).toMatchObject({ data: { lastState: MISSED } })
    await ask(timedTask.delete, { id })
  })

  it('is run now by who may, but not while it runs, and says what was refused at which station', async () => {
    const { id } = await save({ kind: restart })
    expect((await ask(timedTask.runNow, { id }, await server.login('viewer'))).code).toBe(403)
    expect(await ask(timedTask.runNow, { id })).toMatchObject({ data: { state: RUNNING } })
    expect(await ask(timedTask.runNow, { id })).toMatchObject({ data: { reason: 'task.running' } })
    await work()
    const [run] = await logs(id)
    expect(run).toMatchObject({
      state: FAILED,
      results: [{ isDone: false, reason: 'device.offline', count: 0 }],
    })
  })

  it('asks the piles that are there for a heartbeat, whose answer sets their clocks', async () => {
    const pile = await server.db
      .selectFrom('pile')
      .select('id')
      .where('stationId', '=', stationId)
      .executeTakeFirstOrThrow()
    await server.db
      .insertInto('chargePoint')
      .values({ ...emptyPoint, sellerId: SKYLINE, pileId: pile.id, online: 1 })
      .onConflict((on) => on.columns(['sellerId', 'pileId']).doUpdateSet({ online: 1 }))
      .execute()
    const { id } = await save({ kind: syncClock })
    await ask(timedTask.runNow, { id })
    await work()
    const sent = await server.db
      .selectFrom('pileCommand')
      .selectAll()
      .where('reason', '=', '示例')
      .where('pileId', '=', pile.id)
      .execute()
    expect(sent.at(-1)?.request).toEqual({ kind: 'trigger', message: 'Heartbeat' })
  })
})

const emptyPoint = {
  ...{
    process: null,
    connectionId: null,
    protocol: 1,
    since: 1,
    lastSeen: null,
    leftAt: null,
    linkFrom: null,
  },
  ...{
    linkLost: null,
    skewMs: null,
    skewTime: null,
    passwordHash: null,
    pendingHash: null,
    passwordTime: null,
  },
  ...{ certificateSerial: null, certificateEnd: null, vendor: null, model: null, firmware: null },
  ...{ firmwareStatus: null, firmwareTime: null, logStatus: null },
}
