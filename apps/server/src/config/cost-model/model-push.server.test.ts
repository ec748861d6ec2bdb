import type { CostModel } from '@ampdeck/api/config/cost-model'
import type { ModelIssue } from '@ampdeck/api/config/cost-model-issue'
import { commandState } from '@ampdeck/api/enumerations/equipment'
import { formatTimestamp, HOUR } from '@ampdeck/api/time'
import { beforeAll, expect, it } from 'vitest'
import { demoId } from '../../demo/records.ts'
import { SKYLINE } from '../../demo/sellers.ts'
import { setUpApp } from '../../testing/set-up.ts'
import { job as pushJob } from './cost-model-push.job.ts'

const [PENDING, REPUSHING, FAILED, SUCCESS, CANCELLED] = [1, 3, 4, 5, 9]
const STATION = 1

const server = setUpApp()
const stationId = demoId(SKYLINE, 'station', 1)
let token: string
beforeAll(async () => {
  token = await server.login('admin')
})

const ask = <Data = ModelIssue>(name: string, body: object, as = token, headers = {}) =>
  server.call<Data>(`config-service/costModel/${name}`, body, { token: as, headers })
const history = async (filter: object, as = token) =>
  (await ask<{ records: ModelIssue[] }>('issueHistory', { pageSize: 100, ...filter }, as)).data.records
const push = () => pushJob.run({}, server.tools)
const whole = (ePrice4: number) => [{ from: '00:00', to: '24:00', period: 3, ePrice4, sPrice4: 4_000 }]

async function issued(code: string, ePrice4: number, of?: CostModel): Promise<CostModel> {
  const effectiveTime = formatTimestamp(Math.ceil((server.clock.now + HOUR) / 1_000) * 1_000)
  const draft = { code, name: '推送', scope: 1, serviceMode: 1, effectiveTime, periods: whole(ePrice4) }
  const { data } = of
    ? await ask<CostModel>('update', { ...draft, id: of.id, version: of.version })
    : await ask<CostModel>('save', draft)
  return (await ask<CostModel>('issue', { id: data.id, version: data.version })).data
}

async function inForce() {
  server.clock.now += 2 * HOUR
  await push()
}

/** The piles answer the commands that are under way. */
async function answer(state: number) {
  await server.db.updateTable('pileCommand').set({ state, outcome: null }).where('state', '=', 1).execute()
  await push()
}

it('asks the piles of a station when the model is bound, and again when its next version is in force', async () => {
  const model = await issued('P-STATION', 7_000)
  expect(await history({ costModelId: model.id })).toEqual([])
  await inForce()
  await ask('bind', { costModelId: model.id, targets: [{ kind: STATION, id: stationId }] })
  await push()
  const [first] = await history({ costModelId: model.id })
  expect(first).toMatchObject({
    versionNo: 1,
    targetId: stationId,
    issueUserName: expect.any(String),
    tries: 1,
  })
  expect(first?.piles).toBeGreaterThan(0)
  const { data: piles } = await ask<{ outcome: string }[]>('issuedPiles', { id: first?.id })
  expect(piles).toHaveLength(first?.piles ?? 0)

  const { data: now } = await ask<CostModel>('get', { id: model.id })
  await issued('P-STATION', 8_000, now)
  expect((await history({ costModelId: model.id, pushStatus: PENDING })).map((row) => row.versionNo)).toEqual(
    [2],
  )
  await inForce()
  await push()
  expect((await history({ costModelId: model.id })).map((row) => row.versionNo)).toEqual([2, 1])

  const { data: diff } = await ask<object>('versionDiff', { costModelId: model.id, after: 2 })
  expect(diff).toMatchObject({
    versions: [2, 1],
    before: { no: 1, averagePrice4: 11_000 },
    after: { no: 2, averagePrice4: 12_000 },
  })
})

it('asks again by who may, only what holds there now, and once for a request that is sent twice', async () => {
  const [row, old] = await history({ stationId })
  if (!row || !old) throw new Error('no rows')
  // The piles of the tests are connected to nothing, so that they refuse.
  expect(row).toMatchObject({ pushStatus: FAILED, message: 'device.offline' })
  const asked = { id: row.id, version: row.version }
  const viewer = await server.login('viewer')
  expect(await ask('rePush', asked, viewer)).toMatchObject({ code: 403 })
  const stranger = await server.login('admin', '10002')
  expect(await ask('rePush', asked, stranger)).toMatchObject({ code: 404 })
  expect(await ask('issuedPiles', { id: row.id }, stranger)).toMatchObject({ code: 404 })
  const versions = { costModelId: row.costModelId, after: row.versionNo }
  expect(await ask('versionDiff', versions, stranger)).toMatchObject({ code: 404 })
  expect((await ask('rePush', { ...asked, version: 0 })).data).toMatchObject({ reason: 'record.stale' })
  expect((await ask('rePush', { id: old.id, version: old.version })).data).toMatchObject({
    reason: 'costModel.replaced',
  })
  const once = { 'idempotency-key': 'a0a0a0a0-0000-4000-8000-000000000001' }
  const first = await ask('rePush', asked, token, once)
  expect(first.data).toMatchObject({ pushStatus: REPUSHING, tries: 2 })
  expect(await ask('rePush', asked, token, once)).toEqual(first)
  expect((await ask('rePush', { id: row.id, version: first.data.version })).data).toMatchObject({
    reason: 'transition.notAllowed',
  })
  await server.db
    .updateTable('pileCommand')
    .set({ state: commandState.code.queued })
    .where('state', '=', commandState.code.rejected)
    .execute()
  await answer(commandState.code.done)
  expect((await history({ stationId }))[0]).toMatchObject({
    pushStatus: SUCCESS,
    refused: 0,
    accepted: row.piles,
  })
})

it('pushes a version that was taken back nowhere', async () => {
  const [row] = await history({ stationId })
  const { data: now } = await ask<CostModel>('get', { id: row?.costModelId })
  const waiting = await issued('P-STATION', 9_000, now)
  await ask('cancel', { id: waiting.id, version: waiting.version })
  await inForce()
  expect((await history({ costModelId: waiting.id }))[0]).toMatchObject({
    versionNo: 3,
    pushStatus: CANCELLED,
    tries: 0,
  })
})

it('sends the tariff itself to a pile of 2.1 that reckons with tariffs, a text to the others', async () => {
  const piles = await server.db
    .selectFrom('pile')
    .select(['id', 'sellerId'])
    .where('stationId', '=', stationId)
    .where('costModelId', 'is', null)
    .where('deleted', '=', 0)
    .orderBy('id')
    .limit(2)
    .execute()
  const ids = piles.map(({ id }) => id)
  await server.db.deleteFrom('chargePoint').where('pileId', 'in', ids).execute()
  for (const { id: pileId, sellerId } of piles)
    await server.db
      .insertInto('chargePoint')
      .values({ sellerId, pileId, process: 1, protocol: 6, online: 1 })
      .execute()
  const [reckoning, other] = ids
  await server.db
    .insertInto('pileSetting')
    .values({
      ...{ sellerId: SKYLINE, pileId: reckoning ?? 0, key: 'TariffCostCtrlr.Available/Tariff' },
      ...{ value: 'true', isReadOnly: true, needsReboot: false, readTime: server.clock.now },
    })
    .execute()
  const model = await issued('P-TARIFF', 6_000)
  await inForce()
  await ask('bind', { costModelId: model.id, targets: [{ kind: STATION, id: stationId }] })
  await push()
  const requestOf = async (pileId: number | undefined) =>
    server.db
      .selectFrom('pileCommand')
      .select('request')
      .where('pileId', '=', pileId ?? 0)
      .orderBy('id', 'desc')
      .executeTakeFirst()
  expect(await requestOf(reckoning)).toMatchObject({
    request: { kind: 'setTariff', tariff: { periods: [{ from: '00:00', to: '24:00', perKwh4: 10_000 }] } },
  })
  expect(await requestOf(other)).toMatchObject({ request: { kind: 'setConfiguration' } })
})
