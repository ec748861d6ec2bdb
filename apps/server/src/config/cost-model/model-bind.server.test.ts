import { type BindNode, costModel } from '@ampdeck/api/config/cost-model'
import { stopReason } from '@ampdeck/api/enumerations/order'
import { HOUR } from '@ampdeck/api/time'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { createCharging } from '../../charging/charging.ts'
import type { ChargePoint, Charging } from '../../device/charge-point.ts'
import { addMember, addPile, orderOf } from '../../testing/charging.ts'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'

const [GENERAL, FLEET] = [1, 2]
const [STATION, PILE, GUN] = [1, 2, 3] as const

let server: TestApp
let service: Charging
let pile: ChargePoint
let gunId: number
let tokens: Record<'admin' | 'viewer' | 'stranger', string>
let models: { id: number; scope: number; version: number }[]

beforeAll(async () => {
  server = await createTestApp()
  service = createCharging(server.platform, { gatherMs: 0 })
  await logIn()
  models = (await call<typeof models>(costModel.selectAll, {})).data
})
afterAll(() => server.close())
beforeEach(async () => {
  await logIn()
  pile = await addPile(server.platform)
  gunId = pile.guns[0]?.id ?? 0
})

/** Charges take hours, and sessions end meanwhile. */
async function logIn() {
  tokens = {
    admin: await server.login('admin'),
    viewer: await server.login('viewer'),
    stranger: await server.login('admin', '10002'),
  }
}

const call = <Data = { reason: string; bound: number }>(
  { path }: { path: string },
  body: object,
  as: keyof typeof tokens = 'admin',
) => server.call<Data>(path, body, { token: tokens[as] })
const bind = (costModelId: number, kind: number, id: number) =>
  call(costModel.bind, { costModelId, targets: [{ kind, id }] })
const modelsOf = (scope: number) => models.filter((model) => model.scope === scope).map(({ id }) => id)

/** The gun of the tree: which model it says wins for a scope, and from where. */
async function winner(scope: number) {
  const { data } = await call<BindNode[]>(costModel.bindTree, { stationId: pile.stationId })
  const node = data.find(({ kind, id }) => kind === GUN && id === gunId)
  return node?.winners.find((one) => one.scope === scope)
}

let n = 0
/** Charges at the gun, and gives the model whose version has billed the order. */
async function billedBy(member: { phone: string }, duringIt?: () => Promise<unknown>): Promise<number> {
  const token = { value: member.phone, isVin: false }
  const meterWh = 1_000 * ++n
  const { transactionId } = await service.started(pile, {
    connector: 1,
    token,
    meterWh,
    ts: server.clock.now,
  })
  await duringIt?.()
  server.clock.now += HOUR
  const end = { transactionId, connector: 1, meterWh: meterWh + 500, reason: stopReason.code.user }
  await service.stopped(pile, { ...end, readings: [], ts: server.clock.now })
  const { costModelVersionId, energyWh } = await orderOf(server.platform, pile, transactionId)
  expect(energyWh).toBe(500)
  const version = server.db
    .selectFrom('costModelVersion')
    .select('costModelId')
    .where('id', '=', costModelVersionId)
  return (await version.executeTakeFirstOrThrow()).costModelId
}

it('says of each gun which model bills there, and a charge is billed by that one', async () => {
  const person = await addMember(server.platform, { phoneFen: 100_000 })
  const fleet = await addMember(server.platform, { fleet: { balanceFen: 100_000, creditFen: 0 } })
  const [first = 0, second = 0] = modelsOf(GENERAL)
  const [special = 0] = modelsOf(FLEET)
  const both = async () => [await winner(GENERAL), await winner(FLEET)]
  const bills = async () => [await billedBy(person), await billedBy(fleet)]
  const [own] = await both()
  expect(own).toMatchObject({ fromKind: STATION, fromScope: GENERAL })
  expect(await bills()).toEqual([own?.costModelId, own?.costModelId])

  expect((await bind(first, PILE, pile.pileId)).data).toEqual({ bound: 1 })
  expect((await bind(special, STATION, pile.stationId)).data).toEqual({ bound: 1 })
  expect(await both()).toMatchObject([
    { costModelId: first, fromKind: PILE, fromScope: GENERAL },
    { costModelId: special, fromKind: STATION, fromScope: FLEET },
  ])
  expect(await bills()).toEqual([first, special])

  await bind(second, GUN, gunId)
  expect(await both()).toMatchObject([{ costModelId: second, fromKind: GUN }, { costModelId: special }])
  expect(await bills()).toEqual([second, special])

  await call(costModel.unbind, { kind: GUN, id: gunId, scope: GENERAL })
  await call(costModel.unbind, { kind: STATION, id: pile.stationId, scope: FLEET })
  expect(await both()).toMatchObject([
    { costModelId: first, fromKind: PILE },
    { costModelId: first, fromKind: PILE, fromScope: GENERAL },
  ])
  expect(await bills()).toEqual([first, first])
})

it('leaves a running charge the model of its start', async () => {
  const person = await addMember(server.platform, { phoneFen: 100_000 })
  const [first = 0, second = 0] = modelsOf(GENERAL)
  await bind(first, GUN, gunId)
  expect(await billedBy(person, () => bind(second, GUN, gunId))).toBe(first)
  expect(await billedBy(person)).toBe(second)
})

it('refuses what would leave an open station without a price, or bind what has none', async () => {
  const { stationId } = pile
  expect((await call(costModel.unbind, { kind: STATION, id: stationId, scope: GENERAL })).data.reason).toBe(
    'costModel.openStation',
  )
  expect((await call(costModel.unbind, { kind: GUN, id: gunId, scope: GENERAL })).data.reason).toBe(
    'transition.notAllowed',
  )
  const { data } = await call<{ id: number }>(costModel.copy, { id: modelsOf(GENERAL)[0] })
  expect((await bind(data.id, GUN, gunId)).data.reason).toBe('costModel.notInForce')
})

it('is for who holds the keys, and for the own seller', async () => {
  const body = { costModelId: modelsOf(GENERAL)[0], targets: [{ kind: GUN, id: gunId }] }
  expect((await call(costModel.bind, body, 'viewer')).code).toBe(403)
  expect((await call(costModel.bind, body, 'stranger')).code).toBe(404)
  const away = { kind: GUN, id: gunId, scope: GENERAL }
  expect((await call(costModel.unbind, away, 'viewer')).code).toBe(403)
  expect((await call(costModel.unbind, away, 'stranger')).code).toBe(404)
  expect((await call(costModel.bindTree, { stationId: pile.stationId }, 'stranger')).code).toBe(404)
})
