import type { CostModel, CostModelVersion } from '@ampdeck/api/config/cost-model'
import { formatTimestamp, HOUR } from '@ampdeck/api/time'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'
import { job as costModelDueJob } from './cost-model-due.job.ts'

let server: TestApp
let token: string
beforeAll(async () => {
  server = await createTestApp()
  token = await server.login('admin')
})
afterAll(() => server.close())

const ask = <Data = CostModel>(name: string, body: object, as = token) =>
  server.call<Data>(`config-service/costModel/${name}`, body, { token: as })

const day = (ePrice4: number) => [
  { from: '00:00', to: '08:00', period: 4, ePrice4: 3_000, sPrice4: 3_000 },
  { from: '08:00', to: '24:00', period: 3, ePrice4, sPrice4: 4_000 },
]
const draft = (code: string, effectiveTime: number, more: object = {}) => ({
  code,
  name: '测试模型',
  scope: 1,
  serviceMode: 1,
  effectiveTime: formatTimestamp(effectiveTime),
  periods: day(7_000),
  ...more,
})
/** Times of the wire have whole seconds. */
const soon = (ms = HOUR) => Math.ceil((server.clock.now + ms) / 1_000) * 1_000
const named = ({ id, version }: { id: number; version: number }) => ({ id, version })

async function issued(code: string): Promise<CostModel> {
  const { data } = await ask('save', draft(code, soon()))
  return (await ask('issue', named(data))).data
}

describe('the tariff of a model', () => {
  it.each([
    ['a gap', [{ from: '00:00', to: '08:00', period: 4, ePrice4: 1, sPrice4: 1 }]],
    ['an overlap', [...day(1), { from: '10:00', to: '11:00', period: 1, ePrice4: 1, sPrice4: 1 }]],
    [
      'a boundary off the half hour',
      day(1).map((row) => ({ ...row, from: row.from.replace('08:00', '08:10') })),
    ],
    ['no row', []],
  ])('is refused with %s', async (_, periods) => {
    const answer = await ask<{ issues: object[] }>('save', draft('T-GAP', soon(), { periods }))
    expect(answer).toMatchObject({
      code: 400,
      data: { issues: [{ path: ['periods'], message: 'tariff.day' }] },
    })
  })

  it('needs the numbers of its service mode', async () => {
    const answer = await ask('save', draft('T-MODE', soon(), { serviceMode: 3, unitFen: 100 }))
    expect(answer).toMatchObject({
      code: 400,
      data: { issues: [{ path: ['unitMinutes'], message: 'empty' }] },
    })
  })
})

describe('a version', () => {
  it('is a draft, is issued, and is in force from its time on', async () => {
    const model = await issued('T-ISSUE')
    expect(model).toMatchObject({ state: 2, newestState: 2, newestVersion: 1, currentVersion: null })

    server.clock.now += 2 * HOUR
    await costModelDueJob.run({}, server.tools)
    expect((await ask('get', { id: model.id })).data).toMatchObject({ currentVersion: 1 })
  })

  it('never changes once it is in force: an edit begins the next draft, whose issue replaces it at its time', async () => {
    const first = await issued('T-NEXT')
    server.clock.now += 2 * HOUR
    await costModelDueJob.run({}, server.tools)
    const { data: now } = await ask('get', { id: first.id })
    const change = { ...draft('T-NEXT', soon(), { periods: day(8_000) }), ...named(now) }
    const { data: edited } = await ask('update', change)
    expect(edited).toMatchObject({ newestVersion: 2, newestState: 1, currentVersion: 1 })
    await ask('issue', named(edited))
    server.clock.now += 2 * HOUR
    await costModelDueJob.run({}, server.tools)

    const { data: versions } = await ask<CostModelVersion[]>('versions', { id: first.id })
    expect(versions.map(({ no, state, issueUserName }) => ({ no, state, issueUserName }))).toEqual([
      { no: 2, state: 2, issueUserName: expect.any(String) },
      { no: 1, state: 3, issueUserName: expect.any(String) },
    ])
    expect(versions.map(({ periods }) => periods[1]?.ePrice4)).toEqual([8_000, 7_000])
  })

  it('is not issued into the past, nor before one that is issued already', async () => {
    const past = await ask('save', draft('T-PAST', soon(-2 * HOUR)))
    expect(await ask('issue', named(past.data))).toMatchObject({
      code: 400,
      data: { issues: [{ path: ['effectiveTime'], message: 'time.past' }] },
    })

    const model = await issued('T-OVER')
    server.clock.now += 2 * HOUR
    const { data: edited } = await ask('update', {
      ...draft('T-OVER', server.clock.now - 3 * HOUR),
      ...named(model),
    })
    expect((await ask('issue', named(edited))).code).toBe(400)
  })

  it('can be taken back until its time, and only then', async () => {
    const model = await issued('T-CANCEL')
    const refused = await ask('update', { ...draft('T-CANCEL', soon()), ...named(model) })
    expect(refused).toMatchObject({ code: 409, data: { reason: 'transition.notAllowed' } })
    const { data } = await ask('cancel', named(model))
    expect(data).toMatchObject({ state: 1, newestState: 4 })
    expect((await ask('cancel', named(data))).data).toMatchObject({ reason: 'transition.notAllowed' })
  })
})

describe('a model', () => {
  it('has a code of its own, is copied under the next free one, and goes while nothing of it was issued', async () => {
    const { data } = await ask('save', draft('T-CODE', soon()))
    expect(await ask('save', draft('T-CODE', soon()))).toMatchObject({
      code: 409,
      data: { reason: 'record.duplicate', issues: [{ path: ['code'] }] },
    })
    const copies = [await ask('copy', { id: data.id }), await ask('copy', { id: data.id })]
    expect(copies.map((copy) => copy.data.code)).toEqual(['T-CODE-2', 'T-CODE-3'])
    expect((await ask('delete', { id: data.id })).code).toBe(0)
    expect((await ask('get', { id: data.id })).code).toBe(404)
  })

  it('is not deleted with its history, and not disabled while guns are bound to it', async () => {
    const { data } = await ask<{ records: CostModel[] }>('page', { current: 1, pageSize: 10, name: 'GD-STD' })
    const [model] = data.records
    expect(model).toMatchObject({ code: 'GD-STD', averagePrice4: expect.any(Number) })
    expect((model as CostModel & { gunCount: number }).gunCount).toBeGreaterThan(0)
    expect((await ask('delete', { id: model?.id })).data).toMatchObject({ reason: 'record.inUse' })
    expect((await ask('disable', { id: model?.id, version: model?.version })).data).toMatchObject({
      reason: 'record.inUse',
    })
  })

  it('is disabled and enabled where nothing is bound to it', async () => {
    const model = await issued('T-OFF')
    const { data: off } = await ask('disable', named(model))
    expect(off.state).toBe(5)
    expect((await ask('enable', named(off))).data.state).toBe(2)
  })

  it("is another seller's only", async () => {
    const { data } = await ask('save', draft('T-MINE', soon()))
    const theirs = await server.login('admin', '10002')
    expect((await ask('get', { id: data.id }, theirs)).code).toBe(404)
    expect((await ask('versions', { id: data.id }, theirs)).code).toBe(404)
  })
})

it('bills a made-up charge by the code that bills real ones', async () => {
  const { data } = await ask<{ eFeeFen: number; sFeeFen: number; lines: { energyWh: number }[] }>(
    'simulate',
    {
      serviceMode: 2,
      servicePrice4: 5_000,
      periods: day(7_000),
      from: '2026-07-01 07:00:00',
      to: '2026-07-01 09:00:00',
      energyWh: 20_000,
    },
  )
  expect(data).toMatchObject({ eFeeFen: 300 + 700, sFeeFen: 1_000 })
  expect(data.lines.map(({ energyWh }) => energyWh)).toEqual([10_000, 10_000])
})
