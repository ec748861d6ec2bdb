import { commandState } from '@ampdeck/api/enumerations/equipment'
import { resultOf } from '@ampdeck/api/operation/command-result'
import type { PileCommandRow } from '@ampdeck/api/operation/pile-command'
import { say } from '@ampdeck/api/texts'
import type { RPCClient } from 'ocpp-rpc'
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { createCharging } from '../../charging/charging.ts'
import type { ChargePoint } from '../../device/charge-point.ts'
import { addPile } from '../../testing/charging.ts'
import { setUpCommands } from '../../testing/set-up.ts'
import { connectedPile, testPile } from '../../testing/test-gateway.ts'

/* Answers of piles that are positive by their form and mean no, and others that need a sentence. */

const { rejected, timedOut, done } = commandState.code

const { gateway, app, dispatcher } = setUpCommands({
  charging: (platform) => createCharging(platform, { gatherMs: 0 }),
})
let token: string
let pile: ChargePoint
let clients: RPCClient[] = []

beforeAll(async () => {
  token = await app.login('admin')
})
beforeEach(async () => {
  pile = await addPile(gateway.platform, { stationStatus: 1 })
})
afterEach(async () => {
  for (const client of clients) await client.close({ force: true })
  clients = []
  await gateway.db.deleteFrom('pileCommand').execute()
})

type Answers = Readonly<Record<string, object>>
async function connect(version: '1.6' | '2.0.1', answers: Answers) {
  const client = testPile(gateway.url, pile.code, {
    protocols: [version === '1.6' ? 'ocpp1.6' : 'ocpp2.0.1'],
  })
  clients.push(client)
  const received: [string, Record<string, unknown>][] = []
  client.handle(async ({ method = '', params = {} }) => {
    received.push([method, params as Record<string, unknown>])
    return answers[method] ?? { status: 'Accepted' }
  })
  await client.connect()
  await client.call(
    'BootNotification',
    version === '1.6'
      ? { chargePointVendor: 'V', chargePointModel: 'M' }
      : { chargingStation: { vendorName: 'V', model: 'M' }, reason: 'PowerUp' },
  )
  await connectedPile(gateway, pile.code)
  return received
}

const rowOf = (id: number) =>
  gateway.db.selectFrom('pileCommand').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
const post = async (body: object) => {
  const answer = await app.call<{ records: PileCommandRow[] }>(
    'operation-service/pileCommand/request',
    { pileIds: [pile.pileId], ...body },
    { token },
  )
  expect(answer.code).toBe(0)
  dispatcher.wake()
  const [row] = answer.data.records
  if (!row) throw new Error('no command')
  return row
}
/** A request with what has become of it. */
async function settled(request: object) {
  const { id } = await post({ request })
  await vi.waitFor(async () => expect((await rowOf(id)).answeredTime).not.toBeNull(), { timeout: 6_000 })
  return rowOf(id)
}
const variable = (name: string) => ({ component: { name: 'OCPPCommCtrlr' }, variable: { name } })

describe.each<[version: '1.6' | '2.0.1', request: object, answers: Answers, outcome: string]>([
  ['1.6', { name: 'readLocalList' }, { GetLocalListVersion: { listVersion: -1 } }, 'list.none'],
  ['1.6', { name: 'sendLocalList', version: 2 }, { SendLocalList: { status: 'NotSupported' } }, 'list.none'],
  [
    '1.6',
    { name: 'readConfiguration', keys: ['Nothing'] },
    { GetConfiguration: { unknownKey: ['Nothing'] } },
    'key.unknown',
  ],
  [
    '2.0.1',
    { name: 'readConfiguration', keys: ['OCPPCommCtrlr.Nothing'] },
    {
      GetVariables: {
        getVariableResult: [{ ...variable('Nothing'), attributeStatus: 'UnknownVariable' }],
      },
    },
    'key.unknown',
  ],
  ['1.6', { name: 'readLimit' }, { GetCompositeSchedule: { status: 'Accepted' } }, 'schedule.none'],
  ['2.0.1', { name: 'readLimit' }, { GetCompositeSchedule: { status: 'Accepted' } }, 'schedule.none'],
  ['1.6', { name: 'clearLimit' }, { ClearChargingProfile: { status: 'Unknown' } }, 'limit.none'],
  [
    '2.0.1',
    { name: 'readCertificates', use: 'central' },
    { GetInstalledCertificateIds: { status: 'NotFound' } },
    'certificate.none',
  ],
  ['1.6', { name: 'diagnostics', location: 'ftp://files.example.com/a' }, { GetDiagnostics: {} }, 'log.none'],
])('over OCPP %s %o', (version, request, answers, outcome) => {
  it(`answered by ${JSON.stringify(answers)} is not done: ${outcome}`, async () => {
    await connect(version, answers)
    const row = await settled(request)
    expect(row).toMatchObject({ state: rejected, outcome })
    expect(resultOf(row) && say(resultOf(row)?.text ?? ['', ''], 'en')).not.toContain(outcome)
  })
})

it('an empty local list is an answer like others', async () => {
  await connect('1.6', { GetLocalListVersion: { listVersion: 0 } })
  expect(await settled({ name: 'readLocalList' })).toMatchObject({ state: done, outcome: null })
})

it('settings of which some are unknown are read, and an unknown one has no value', async () => {
  await connect('2.0.1', {
    GetVariables: {
      getVariableResult: [
        { ...variable('HeartbeatInterval'), attributeStatus: 'Accepted', attributeValue: '60' },
        { ...variable('Nothing'), attributeStatus: 'UnknownVariable' },
      ],
    },
  })
  const keys = ['OCPPCommCtrlr.HeartbeatInterval', 'OCPPCommCtrlr.Nothing']
  expect(await settled({ name: 'readConfiguration', keys })).toMatchObject({
    ...{ state: done, outcome: 'key.partly' },
  })
  const known = await gateway.db
    .selectFrom('pileSetting')
    .select(['key', 'value'])
    .where('pileId', '=', pile.pileId)
    .execute()
  expect(known).toEqual([{ key: 'OCPPCommCtrlr.HeartbeatInterval', value: '60' }])
})

it('a refused setting of 2.0.1 says why, in its own word too', async () => {
  const setVariableResult = [{ ...variable('HeartbeatInterval'), attributeStatus: 'Rejected' }]
  await connect('2.0.1', { SetVariables: { setVariableResult } })
  const row = await settled({
    name: 'changeConfiguration',
    key: 'OCPPCommCtrlr.HeartbeatInterval',
    value: '1',
  })
  expect(row).toMatchObject({ state: rejected, outcome: 'rejected' })
  expect(resultOf(row)).toMatchObject({ word: 'Rejected' })
})

it('what takes effect after a restart says so', async () => {
  await connect('1.6', { ChangeConfiguration: { status: 'RebootRequired' } })
  const row = await settled({ name: 'changeConfiguration', key: 'HeartbeatInterval', value: '60' })
  expect(row).toMatchObject({ state: done, outcome: 'reboot' })
})

describe('a local list', () => {
  const send = (version: number, more: object) => ({ name: 'sendLocalList', version, ...more })

  it('is not even sent to a pile that keeps none, until it says otherwise', async () => {
    const answers = { GetLocalListVersion: { listVersion: -1 } }
    const received = await connect('1.6', answers)
    await settled({ name: 'readLocalList' })
    const refused = await post({ request: send(1, { cards: ['A1'] }) })
    expect(refused).toMatchObject({ state: rejected, outcome: 'list.none' })
    Object.assign(answers, { GetLocalListVersion: { listVersion: 0 } })
    await settled({ name: 'readLocalList' })
    expect(await settled(send(1, { cards: ['A1'] }))).toMatchObject({ state: done })
    expect(received.filter(([method]) => method === 'SendLocalList')).toHaveLength(1)
  })

  const boot = (firmwareVersion: string) =>
    clients.at(-1)?.call('BootNotification', {
      ...{ chargePointVendor: 'V', chargePointModel: 'M', firmwareVersion },
    })

  it.each<[string, boolean, () => Promise<unknown>]>([
    ['has booted', false, () => Promise.resolve(boot('1.0'))],
    ['has booted with another firmware', true, () => Promise.resolve(boot('1.1'))],
    [
      'says that its list is on',
      true,
      () => settled({ name: 'readConfiguration', keys: ['LocalAuthListEnabled'] }),
    ],
  ])('is sent to a pile that kept none and %s: %s', async (_name, isSent, then) => {
    const received = await connect('1.6', {
      GetLocalListVersion: { listVersion: -1 },
      GetConfiguration: {
        configurationKey: [{ key: 'LocalAuthListEnabled', readonly: false, value: 'True' }],
      },
    })
    await boot('1.0')
    gateway.clock.now += 1_000
    await settled({ name: 'readLocalList' })
    gateway.clock.now += 1_000
    await then()
    const row = await post({ request: send(1, { cards: ['A1'] }) })
    if (!isSent) return expect(row).toMatchObject({ state: rejected, outcome: 'list.none' })
    await vi.waitFor(async () => expect(await rowOf(row.id)).toMatchObject({ state: done }), {
      timeout: 6_000,
    })
    expect(received.at(-1)?.[0]).toBe('SendLocalList')
  })

  it('of another version is sent as a whole, as far as it was sent from here', async () => {
    const answers: Record<string, object> = {}
    const received = await connect('1.6', answers)
    await settled(send(1, { cards: ['A1', 'B2'] }))
    answers.SendLocalList = { status: 'VersionMismatch' }
    const { id } = await post({
      request: send(2, { update: 'differential', cards: ['C3'], removed: ['A1'] }),
    })
    await vi.waitFor(
      async () => expect(await rowOf(id)).toMatchObject({ state: rejected, outcome: 'list.resent' }),
      { timeout: 6_000 },
    )
    answers.SendLocalList = { status: 'Accepted' }
    await vi.waitFor(() => expect(received).toHaveLength(3), { timeout: 6_000 })
    expect(received[2]?.[1]).toMatchObject({
      ...{ updateType: 'Full', listVersion: 2 },
      localAuthorizationList: [{ idTag: 'B2' }, { idTag: 'C3' }],
    })
  })

  it('of another version is not replaced where the whole of it is not known', async () => {
    const received = await connect('1.6', { SendLocalList: { status: 'VersionMismatch' } })
    const row = await settled(send(5, { update: 'differential', cards: ['C3'] }))
    expect(row).toMatchObject({ state: rejected, outcome: 'list.versions' })
    expect(received).toHaveLength(1)
  })
})

describe('sending again', () => {
  const again = (id: number, as = token) =>
    app.call<PileCommandRow>('operation-service/pileCommand/again', { id }, { token: as })

  it('is a command of its own with the same request, for who may send it', async () => {
    const received = await connect('1.6', { ClearCache: { status: 'Rejected' } })
    const { id } = await settled({ name: 'clearCache' })
    expect((await again(id, await app.login('viewer'))).code).toBe(403)
    expect((await again(id, await app.login('admin', '10002'))).code).toBe(404)
    const { code, data } = await again(id)
    expect(code).toBe(0)
    expect(data.id).not.toBe(id)
    dispatcher.wake()
    await vi.waitFor(() => expect(received.map(([method]) => method)).toEqual(['ClearCache', 'ClearCache']), {
      timeout: 6_000,
    })
  })

  it('is refused where it is done, where its time is over, and where nobody is connected', async () => {
    await connect('1.6', { ReserveNow: { status: 'Occupied' } })
    const { id: finished } = await settled({ name: 'clearCache' })
    const { id: reserved } = await settled({ name: 'reserve', card: 'A1' })
    for (const id of [finished, reserved])
      expect(await again(id)).toMatchObject({ code: 409, data: { reason: 'transition.notAllowed' } })
    await gateway.db.updateTable('pileCommand').set({ state: timedOut }).where('id', '=', finished).execute()
    await clients[0]?.close({ force: true })
    await vi.waitFor(
      async () => expect(await again(finished)).toMatchObject({ data: { reason: 'device.offline' } }),
      {
        timeout: 6_000,
      },
    )
  })
})
