import type { ChargePlanDetail } from '@ampdeck/api/config/charge-plan'
import { chargePlan } from '@ampdeck/api/config/charge-plan'
import { chargePlanRun } from '@ampdeck/api/config/charge-plan-run'
import { chargePlanTemplate } from '@ampdeck/api/config/charge-plan-template'
import { chargePlanState, planCycle, planRunState } from '@ampdeck/api/enumerations/plan'
import { parseTimestamp } from '@ampdeck/api/time'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { demoId } from '../../demo/records.ts'
import { SKYLINE } from '../../demo/sellers.ts'
import { plainRecord, plainReport } from '../../testing/standard-calls.ts'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'

const { draft: DRAFT, on: ON, off: OFF, done: DONE } = chargePlanState.code
const { waiting: WAITING, charging: CHARGING } = planRunState.code

/** The first cars of the first fleet. */
const cars = [1, 2, 3].map((n) => demoId(SKYLINE, 'vehicle', 400_000 + n))
const place = {
  stationId: demoId(SKYLINE, 'station', 3),
  groupId: demoId(SKYLINE, 'fleet', 1),
  vehicleIds: cars,
  ...{ arrival: '18:30', leave: '06:00', startSoc: 20, targetSoc: 90, hours: 14 },
}
const draft = { ...place, name: 'Night', fromTime: '2026-07-01 18:00:00', cycle: planCycle.code.once }
const week = { ...place, name: 'Week', weekdays: [3, 4] as (3 | 4)[], fromClock: '18:00' }

plainRecord(chargePlan, draft)
plainRecord(
  {
    page: chargePlanTemplate.page,
    get: chargePlanTemplate.get,
    save: chargePlanTemplate.save,
    update: chargePlanTemplate.update,
    delete: chargePlanTemplate.delete,
  },
  week,
)
plainReport(chargePlanRun, ['energyWh', 'realFen'])

describe('a charging plan', () => {
  let server: TestApp
  let admin: string
  beforeAll(async () => {
    server = await createTestApp()
    admin = await server.login('admin')
  })
  afterAll(() => server.close())
  const ask = <Data = ChargePlanDetail>(call: { path: string }, body: object, token = admin) =>
    server.call<Data>(call.path, body, { token })
  const make = async (more: object = {}) => (await ask(chargePlan.save, { ...draft, ...more })).data
  const setState = (id: number, state: number) =>
    server.db.updateTable('chargePlan').set({ state }).where('id', '=', id).execute()

  it('is arranged when it is saved: in the valley, below what charging at once costs', async () => {
    const plan = await make()
    expect(plan.rows).toHaveLength(3)
    expect(plan).toMatchObject({ state: DRAFT, cars: 3, troubled: 0, done: 0 })
    for (const { gunId, plannedStart, plannedEnd, latestEnd, needWh } of plan.rows) {
      expect(gunId).not.toBeNull()
      expect((plannedStart ?? '') >= '2026-07-01 18:30:00' && (plannedEnd ?? '') <= latestEnd).toBe(true)
      expect(needWh).toBe(39_900)
    }
    expect(plan.boundFen).toBeLessThanOrEqual(plan.planFen)
    expect(plan.planFen).toBeLessThan(plan.atOnceFen)
    expect(plan.limitW).toBeGreaterThan(0)
    expect(plan.periods.length).toBeGreaterThan(1)
  })

  it('stays below what maximum demand and the curve of a strategy leave of the transformer', async () => {
    const { stationId } = draft
    const change = (maxDemandW: number | null) =>
      server.db.updateTable('station').set({ maxDemandW }).where('id', '=', stationId).execute()
    await change(40_000)
    const id = demoId(SKYLINE, 'chargeStrategy', 900_018)
    const none = { amountFen: null, energyWh: null, minutes: null, soc: null, remark: null, nameEn: null }
    const by = { id, sellerId: SKYLINE, createTime: 0, updateTime: 0, createUser: null, updateUser: null }
    await server.db
      .insertInto('chargeStrategy')
      .values({
        ...by,
        ...none,
        name: '限功率',
        kind: 6,
        curve: Array(24).fill(50),
        stationIds: [stationId],
        state: 1,
      })
      .execute()
    const plan = await make()
    expect(plan.limitW).toBe(40_000)
    const charged = plan.rows.filter(({ gunId }) => gunId !== null)
    expect(charged.length).toBeGreaterThan(0)
    const at = (time: string | null) => parseTimestamp(time ?? '')
    for (const { plannedStart } of charged) {
      const together = charged.filter(
        (row) => at(row.plannedStart) <= at(plannedStart) && at(plannedStart) < at(row.plannedEnd),
      )
      expect(together.reduce((sum, { powerW }) => sum + powerW, 0)).toBeLessThanOrEqual(20_000)
    }
    await server.db.deleteFrom('chargeStrategy').where('id', '=', id).execute()
    await change(null)
  })

  it.each([
    ['a car of another fleet', { vehicleIds: [demoId(SKYLINE, 'vehicle', 400_031)] }, 'plan.vehicle'],
    ['a stay that it does not cover', { leave: '10:00' }, 'plan.window'],
    ['a target below the arrival', { startSoc: 90 }, 'plan.soc'],
  ])('is refused with %s', async (_name, more, reason) => {
    expect(await ask(chargePlan.save, { ...draft, ...more })).toMatchObject({ code: 409, data: { reason } })
  })

  it('keeps what was set apart for a car when the others change', async () => {
    const { id, version, rows } = await make()
    const [row] = rows
    const stay = {
      arrival: '2026-07-01 20:00:00',
      latestEnd: '2026-07-02 03:00:00',
      startSoc: 50,
      targetSoc: 80,
    }
    const set = await ask(chargePlan.setCar, { id: row?.id, ...stay })
    expect(set.data.rows.find((one) => one.id === row?.id)).toMatchObject({ ...stay, needWh: 17_100 })
    const nowhere = await ask(chargePlan.update, { ...draft, stationId: 4_711, id, version })
    expect(nowhere.code).toBe(404)
    const fewer = await ask(chargePlan.update, { ...draft, vehicleIds: cars.slice(0, 2), id, version })
    expect(fewer.data.rows).toHaveLength(2)
    expect(fewer.data.rows.find(({ vehicleId }) => vehicleId === row?.vehicleId)).toMatchObject(stay)
    const outside = { ...stay, latestEnd: '2026-07-02 12:00:00' }
    expect(await ask(chargePlan.setCar, { id: row?.id, ...outside })).toMatchObject({
      data: { reason: 'plan.window' },
    })
  })

  it('is moved by hand, to a gun of its station and within its hours', async () => {
    const { rows, guns } = await make()
    const to = { plannedStart: '2026-07-01 22:07:00', plannedEnd: '2026-07-02 00:00:00' }
    const id = rows[0]?.id
    const moved = await ask(chargePlan.move, { id, gunId: guns[5]?.id, ...to })
    expect(moved.data.rows.find((row) => row.id === id)).toMatchObject({
      gunId: guns[5]?.id,
      plannedStart: '2026-07-01 22:00:00',
    })
    const elsewhere = demoId(SKYLINE, 'gun', 1)
    expect((await ask(chargePlan.move, { id, gunId: elsewhere, ...to })).code).toBe(404)
    const late = { ...to, plannedEnd: '2026-07-02 09:00:00' }
    expect(await ask(chargePlan.move, { id, gunId: guns[5]?.id, ...late })).toMatchObject({
      data: { reason: 'plan.window' },
    })
    await server.db
      .updateTable('chargePlanRun')
      .set({ state: CHARGING })
      .where('id', '=', id ?? 0)
      .execute()
    expect(await ask(chargePlan.move, { id, gunId: guns[5]?.id, ...to })).toMatchObject({
      data: { reason: 'transition.notAllowed' },
    })
  })

  const allowed = {
    start: [DRAFT, OFF],
    stop: [ON],
    autoArrange: [DRAFT, ON, OFF],
    delete: [DRAFT, OFF, DONE],
  } as const
  const steps = (Object.keys(allowed) as (keyof typeof allowed)[]).flatMap((step) =>
    [DRAFT, ON, OFF, DONE].map((state) => ({ step, state, name: chargePlanState.key(state) })),
  )

  it.each(steps)('$step from $name', async ({ step, state }) => {
    const { id } = await make()
    await setState(id, state)
    const isAllowed = allowed[step].some((one) => one === state)
    expect((await ask(chargePlan[step], { id }, await server.login('viewer'))).code).toBe(403)
    expect(await ask(chargePlan[step], { id }, await server.login('admin', '10002'))).toMatchObject({
      code: 404,
    })
    const answer = await ask(chargePlan[step], { id })
    expect(answer).toMatchObject(isAllowed ? { code: 0 } : { data: { reason: 'transition.notAllowed' } })
    if (isAllowed && step === 'start') expect(answer.data.state).toBe(ON)
    if (isAllowed && step === 'stop') expect(answer.data.state).toBe(OFF)
  })

  it('does not start when its hours are over', async () => {
    const { id } = await make({ fromTime: '2026-06-30 18:00:00' })
    expect(await ask(chargePlan.start, { id })).toMatchObject({ data: { reason: 'plan.past' } })
  })

  it('is made of a template for each of its weekdays, once', async () => {
    const { data } = await ask<{ id: number }>(chargePlanTemplate.save, week)
    const apply = () =>
      ask<{ planIds: number[] }>(chargePlanTemplate.apply, { id: data.id, day: '2026-07-01' })
    const { planIds } = (await apply()).data
    const plans = await Promise.all(planIds.map(async (id) => (await ask(chargePlan.get, { id })).data))
    expect(plans.map(({ fromTime }) => fromTime)).toEqual(['2026-07-01 18:00:00', '2026-07-02 18:00:00'])
    expect(plans[0]?.rows.every(({ state, gunId }) => state === WAITING && gunId !== null)).toBe(true)
    expect(await apply()).toMatchObject({ data: { reason: 'plan.none' } })
    const viewer = await server.login('viewer')
    expect((await ask(chargePlanTemplate.apply, { id: data.id, day: '2026-07-01' }, viewer)).code).toBe(403)
  })

  it('finds the cars of a fleet', async () => {
    const found = await ask<{ id: number }[]>(chargePlan.vehicles, { groupId: [place.groupId] })
    expect(found.data.map(({ id }) => id)).toEqual(expect.arrayContaining(cars))
  })
})
