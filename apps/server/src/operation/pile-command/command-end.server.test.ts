import { commandState, eventType, gunStatus } from '@ampdeck/api/enumerations/equipment'
import type { PileCommandRow } from '@ampdeck/api/operation/pile-command'
import { HOUR, MINUTE } from '@ampdeck/api/time'
import type { RPCClient } from 'ocpp-rpc'
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { createCharging } from '../../charging/charging.ts'
import type { ChargePoint } from '../../device/charge-point.ts'
import { addPile } from '../../testing/charging.ts'
import { setUpCommands } from '../../testing/set-up.ts'
import { TEST_NOW } from '../../testing/test-database.ts'
import { connectedPile, testPile } from '../../testing/test-gateway.ts'
import { startDispatcher } from './pile-command.dispatch.ts'

/* Commands over OCPP to piles that say yes: each ends, by what shows that it is done, or because nothing does. */

const { accepted, rejected, timedOut, done } = commandState.code
const [DISABLE, ENABLE, RESET] = [1, 2, 3]

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
  gateway.clock.now = TEST_NOW
  pile = await addPile(gateway.platform, { stationStatus: 1 })
})
afterEach(async () => {
  for (const client of clients) await client.close({ force: true })
  clients = []
  await gateway.db.deleteFrom('pileCommand').execute()
})

/** When the piles have booted. */
const NOW = TEST_NOW + 1
type Version = '1.6' | '2.0.1'
const iso = () => new Date(gateway.clock.now).toISOString()
const rowOf = (id: number) =>
  gateway.db.selectFrom('pileCommand').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
const becomes = (id: number, of: object) =>
  vi.waitFor(async () => expect(await rowOf(id)).toMatchObject(of), { timeout: 6_000 })

async function connect(
  version: Version = '1.6',
  answers: Readonly<Record<string, object | (() => Promise<object>)>> = {},
) {
  const client = testPile(gateway.url, pile.code, {
    protocols: [version === '1.6' ? 'ocpp1.6' : 'ocpp2.0.1'],
  })
  clients.push(client)
  client.handle(async ({ method = '' }) => {
    const answer = answers[method] ?? { status: 'Accepted' }
    return typeof answer === 'function' ? answer() : answer
  })
  await client.connect()
  const boot = () =>
    client.call(
      'BootNotification',
      version === '1.6'
        ? { chargePointVendor: 'V', chargePointModel: 'M' }
        : { chargingStation: { vendorName: 'V', model: 'M' }, reason: 'RemoteReset' },
    )
  await boot()
  await connectedPile(gateway, pile.code)
  // What comes now is later than this boot.
  gateway.clock.now += 1
  const status = (word: string) =>
    client.call(
      'StatusNotification',
      version === '1.6'
        ? { connectorId: 1, status: word, errorCode: 'NoError', timestamp: iso() }
        : { evseId: 1, connectorId: 1, connectorStatus: word, timestamp: iso() },
    )
  return { client, boot, status }
}

/** The time goes on, and the piles with it. */
async function pass(ms: number) {
  gateway.clock.now += ms
  for (const client of clients) await client.call('Heartbeat', {})
}

async function send(body: object): Promise<PileCommandRow> {
  const { code, data } = await app.call<PileCommandRow>('operation-service/pileCommand/send', body, { token })
  expect(code).toBe(0)
  dispatcher.wake()
  return data
}
async function request(name: object): Promise<PileCommandRow> {
  const { code, data } = await app.call<{ records: PileCommandRow[] }>(
    'operation-service/pileCommand/request',
    { pileIds: [pile.pileId], request: name },
    { token },
  )
  expect(code).toBe(0)
  dispatcher.wake()
  const [row] = data.records
  if (!row) throw new Error('no command')
  return row
}
const firmware = { name: 'firmware', location: 'https://files.example.com/a.bin' }
const log = { name: 'diagnostics', location: 'ftp://files.example.com/logs' }

describe('a reset', () => {
  it.each(['1.6', '2.0.1'] as const)(
    'over OCPP %s is done when the pile has booted since',
    async (version) => {
      const { boot } = await connect(version)
      const { id } = await send({ pileId: pile.pileId, command: RESET })
      await becomes(id, { state: accepted, answeredTime: NOW })
      await pass(2 * MINUTE)
      await boot()
      // The time of the boot, whenever it was looked for.
      await becomes(id, { state: done, outcome: null, doneTime: NOW + 2 * MINUTE })
    },
  )

  it('ends where no boot follows, at its time, also when nobody looked in between', async () => {
    await connect()
    const { id } = await send({ pileId: pile.pileId, command: RESET })
    await becomes(id, { state: accepted })
    await pass(9 * MINUTE)
    await new Promise((resolve) => setTimeout(resolve, 1_500))
    expect(await rowOf(id)).toMatchObject({ state: accepted })
    await pass(30 * MINUTE)
    await becomes(id, {
      ...{ state: timedOut, outcome: 'noEffect.boot' },
      ...{ answeredTime: NOW, doneTime: NOW + 10 * MINUTE },
    })
  })

  it('that was given up is done all the same when the pile boots later', async () => {
    const { boot } = await connect()
    const { id } = await send({ pileId: pile.pileId, command: RESET })
    await becomes(id, { state: accepted })
    await pass(11 * MINUTE)
    await becomes(id, { state: timedOut })
    await boot()
    await becomes(id, { state: done, outcome: null })
  })

  it('written by hand as a message of the standard has the same end', async () => {
    await connect()
    const { id } = await request({ name: 'raw', action: 'Reset', payload: { type: 'Soft' } })
    await becomes(id, { state: accepted, effect: { kind: 'boot' } })
    await pass(11 * MINUTE)
    await becomes(id, { state: timedOut, outcome: 'noEffect.boot' })
  })
})

describe('taking out of service', () => {
  it.each(['1.6', '2.0.1'] as const)('over OCPP %s is done when the gun shows it', async (version) => {
    const { status } = await connect(version)
    await status('Available')
    const { id } = await send({ gunId: pile.guns[0]?.id, command: DISABLE })
    await becomes(id, { state: accepted })
    await status('Unavailable')
    await becomes(id, { state: done })
    const { id: back } = await send({ gunId: pile.guns[0]?.id, command: ENABLE })
    await becomes(back, { state: accepted })
    await status('Available')
    await becomes(back, { state: done })
  })

  it('ends where the gun goes on offering itself', async () => {
    const { status } = await connect()
    await status('Available')
    const { id } = await send({ gunId: pile.guns[0]?.id, command: DISABLE })
    await becomes(id, { state: accepted })
    await pass(6 * MINUTE)
    await becomes(id, { state: timedOut, outcome: 'noEffect.outOfService' })
  })

  it('that is scheduled waits for the charge, however long, and then ends as any', async () => {
    const { status } = await connect('1.6', { ChangeAvailability: { status: 'Scheduled' } })
    const gunId = pile.guns[0]?.id ?? 0
    await gateway.db
      .updateTable('gun')
      .set({ status: gunStatus.code.charging })
      .where('id', '=', gunId)
      .execute()
    const { id } = await send({ gunId, command: DISABLE, force: true, reason: 'repair' })
    await becomes(id, { state: accepted, outcome: 'scheduled' })
    for (let hour = 0; hour < 2; hour += 1) {
      await pass(4 * MINUTE)
      const until = gateway.clock.now + 5 * MINUTE
      await becomes(id, { state: accepted, effectDueTime: until })
    }
    await status('Available')
    await pass(6 * MINUTE)
    await becomes(id, { state: timedOut, outcome: 'noEffect.outOfService' })
  })
})

describe('a firmware', () => {
  it('is done with the word Installed, at its time', async () => {
    const { client } = await connect('1.6', { UpdateFirmware: {} })
    const { id } = await request(firmware)
    await becomes(id, { state: accepted })
    await pass(20 * MINUTE)
    await client.call('FirmwareStatusNotification', { status: 'Installed' })
    // What a pile says that is asked once more takes nothing back.
    await client.call('FirmwareStatusNotification', { status: 'Idle' })
    await becomes(id, { state: done, doneTime: NOW + 20 * MINUTE })
  })

  it('has failed with the pile’s word for it', async () => {
    const { client } = await connect('2.0.1')
    const { id } = await request(firmware)
    await becomes(id, { state: accepted })
    await client.call('FirmwareStatusNotification', { status: 'InvalidSignature', requestId: 1 })
    await becomes(id, { state: rejected, outcome: 'InvalidSignature' })
  })

  it('is waited for as long as the pile reports on it, and no longer', async () => {
    const { client } = await connect('1.6', { UpdateFirmware: {} })
    const { id } = await request(firmware)
    await becomes(id, { state: accepted })
    await pass(4 * HOUR - MINUTE)
    await client.call('FirmwareStatusNotification', { status: 'Downloading' })
    await becomes(id, { state: accepted, effectDueTime: gateway.clock.now + 4 * HOUR })
    await pass(4.1 * HOUR)
    await becomes(id, { state: timedOut, outcome: 'noEffect.firmware' })
  })
})

describe('a log', () => {
  it('is done with the word Uploaded, and has failed with UploadFailed', async () => {
    const { client } = await connect('1.6', { GetDiagnostics: { fileName: 'a.zip' } })
    const { id } = await request(log)
    await becomes(id, { state: accepted })
    await client.call('DiagnosticsStatusNotification', { status: 'Uploaded' })
    await becomes(id, { state: done })
    gateway.clock.now += MINUTE
    const { id: second } = await request(log)
    await becomes(second, { state: accepted })
    await client.call('DiagnosticsStatusNotification', { status: 'UploadFailed' })
    await becomes(second, { state: rejected, outcome: 'UploadFailed' })
  })

  it('ends where nothing is uploaded, and where a later request took its place', async () => {
    await connect('2.0.1', { GetLog: { status: 'AcceptedCanceled' } })
    const first = await request(log)
    await becomes(first.id, { state: accepted })
    gateway.clock.now += MINUTE
    const second = await request(log)
    await becomes(second.id, { state: accepted, outcome: 'replaced' })
    await becomes(first.id, { state: rejected, outcome: 'superseded' })
    await pass(61 * MINUTE)
    await becomes(second.id, { state: timedOut, outcome: 'noEffect.log' })
  })
})

it('waits for the effect after a restart of the server too', async () => {
  const { boot } = await connect()
  const { id } = await send({ pileId: pile.pileId, command: RESET })
  await becomes(id, { state: accepted })
  await dispatcher.stop()
  await boot()
  const listener = { listen: () => () => undefined } as never
  const again = startDispatcher(gateway.platform, { piles: gateway.piles, listener })
  Object.assign(dispatcher, again, { close: again.stop })
  await becomes(id, { state: done })
})

describe('an answer that comes after its time', () => {
  const ANSWER_MS = 400

  async function slow(answer: object, method: string) {
    await dispatcher.stop()
    const listener = { listen: () => () => undefined } as never
    const quick = startDispatcher(gateway.platform, { piles: gateway.piles, listener, answerMs: ANSWER_MS })
    Object.assign(dispatcher, quick, { close: quick.stop })
    return connect('1.6', {
      [method]: async () => {
        await new Promise((resolve) => setTimeout(resolve, 3 * ANSWER_MS))
        return answer
      },
    })
  }

  it('counts: what it says is what has become of the command', async () => {
    await slow({ status: 'Rejected' }, 'ClearCache')
    const { id } = await request({ name: 'clearCache' })
    await becomes(id, { state: timedOut, outcome: 'noAnswer', answeredTime: null })
    await pass(5_000)
    await becomes(id, { state: rejected, outcome: 'rejected', answeredTime: NOW + 5_000 })
  })

  it('counts where it is an error too', async () => {
    await slow(null as never, 'ClearCache')
    const { id } = await request({ name: 'clearCache' })
    await becomes(id, { state: timedOut })
    await vi.waitFor(async () => expect((await rowOf(id)).state).toBe(rejected), { timeout: 6_000 })
  })

  it('has the effect that it stands for', async () => {
    const { boot } = await slow({ status: 'Accepted' }, 'Reset')
    const { id } = await send({ pileId: pile.pileId, command: RESET })
    await becomes(id, { state: timedOut, outcome: 'noAnswer' })
    await becomes(id, { state: accepted, outcome: null })
    await boot()
    await becomes(id, { state: done })
  })

  it('is not needed where the effect has come', async () => {
    const { boot } = await slow({ status: 'Accepted' }, 'Reset')
    const { id } = await send({ pileId: pile.pileId, command: RESET })
    await becomes(id, { state: timedOut, outcome: 'noAnswer' })
    await boot()
    await becomes(id, { state: done })
    await new Promise((resolve) => setTimeout(resolve, 4 * ANSWER_MS))
    expect(await rowOf(id)).toMatchObject({ state: done })
    const booted = await gateway.db
      .selectFrom('gunEvent')
      .select('id')
      .where('pileId', '=', pile.pileId)
      .where('type', '=', eventType.code.boot)
      .execute()
    expect(booted).toHaveLength(2)
  })
})

it('says of what waited behind another request that it was not sent', async () => {
  const busy = async () => {
    await new Promise((resolve) => setTimeout(resolve, 800))
    return { status: 'Accepted' }
  }
  await connect('1.6', Object.fromEntries([['ClearCache', busy]]))
  const first = gateway.piles.call(pile.pileId, { kind: 'clearCache' }, { timeoutMs: 5_000 })
  await dispatcher.stop()
  const listener = { listen: () => () => undefined } as never
  const quick = startDispatcher(gateway.platform, { piles: gateway.piles, listener, answerMs: 300 })
  Object.assign(dispatcher, quick, { close: quick.stop })
  const { id } = await request({ name: 'readLocalList' })
  await becomes(id, { state: timedOut, outcome: 'notSent', sentTime: null })
  await first
})
