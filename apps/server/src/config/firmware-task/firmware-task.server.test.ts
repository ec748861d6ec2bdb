import { createHash, randomBytes } from 'node:crypto'
import { firmware } from '@ampdeck/api/config/firmware'
import { firmwarePush, firmwareTask } from '@ampdeck/api/config/firmware-task'
import { gunStatus } from '@ampdeck/api/enumerations/equipment'
import { formatTimestamp, MINUTE } from '@ampdeck/api/time'
import type { RPCClient } from 'ocpp-rpc'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import type { Protocol } from '../../ocpp/frame/protocol.ts'
import { recordedCharging } from '../../testing/recorded-charging.ts'
import { setUpCommands } from '../../testing/set-up.ts'
import { PUBLIC_URL } from '../../testing/test-app.ts'
import { connectedPile, testPile } from '../../testing/test-gateway.ts'
import { upload } from '../../testing/upload.ts'
import { nextWave } from './firmware-wave.ts'

const content = randomBytes(2_500_000)

const { gateway, app } = setUpCommands(recordedCharging())
let token: string
let typeIds: number[]
const open: RPCClient[] = []

beforeAll(async () => {
  token = await app.login('admin')
  const types = await gateway.db.selectFrom('pileType').select('id').where('sellerId', '=', 10_001).execute()
  typeIds = types.map(({ id }) => id)
})
beforeEach(async () => {
  await gateway.db.deleteFrom('firmwarePush').execute()
  await gateway.db.deleteFrom('firmwareTask').execute()
  await gateway.db.updateTable('gun').set({ status: gunStatus.code.idle }).execute()
})
afterAll(async () => {
  for (const pile of open) await pile.close({ force: true })
})

const call = <Data>({ path }: { path: string }, body: object, as = token) =>
  app.call<Data>(path, body, { token: as })

interface Stored {
  id: number
  version: number
  state: number
  sha256: string | null
}

const draft = (more: object = {}) => ({
  ...{ name: '主板程序', kind: 1, manufacturer: 2, pileTypeIds: typeIds, versionNo: '2.1.0' },
  ...more,
})

async function released(more: object = {}): Promise<number> {
  const { id } = (await call<Stored>(firmware.save, draft(more))).data
  await upload(app, firmware.upload.path, { name: 'tcu.bin', content, token, fields: { id: String(id) } })
  expect((await call<Stored>(firmware.release, { id })).data).toMatchObject({ state: 2 })
  return id
}

/** Piles that take a firmware when they are asked for it. */
async function connected(count: number, protocol: Protocol = 'ocpp1.6') {
  const piles: { id: number; pile: RPCClient; asked: [string, Record<string, unknown>][] }[] = []
  for (let n = 0; n < count; n += 1) {
    const code = gateway.codes.pop() ?? ''
    const pile = testPile(gateway.url, code, { protocols: [protocol] })
    const asked: [string, Record<string, unknown>][] = []
    pile.handle(async ({ method = '', params }) => {
      asked.push([method, params as Record<string, unknown>])
      return method === 'UpdateFirmware' && protocol === 'ocpp1.6' ? {} : { status: 'Accepted' }
    })
    open.push(pile)
    await pile.connect()
    const id = await connectedPile(gateway, code)
    piles.push({ id, pile, asked })
  }
  return piles.sort((one, other) => one.id - other.id)
}

interface Task {
  id: number
  state: number
  total: number
  succeeded: number
  failed: number
  underWay: number
}
const save = async (firmwareId: number, pileIds: number[], more: object = {}) =>
  (await call<Task>(firmwareTask.save, { firmwareId, pileIds, mode: 1, ...more })).data
const taskAt = async (id: number) => (await call<Task>(firmwareTask.get, { id })).data
const pushesOf = async (taskId: number) =>
  (
    await call<{
      records: { pileId: number; pushStatus: number; progress: number; message: string | null }[]
    }>(firmwarePush.page, { taskId })
  ).data.records
const wave = () => nextWave(gateway.platform, PUBLIC_URL)
const askedOf = async (asked: [string, Record<string, unknown>][], action = 'UpdateFirmware') => {
  const found = () => asked.filter(([method]) => method === action)
  await expect.poll(() => found().length, { timeout: 5_000 }).toBeGreaterThan(0)
  return found().at(-1)?.[1] ?? {}
}

it('a firmware is changed until it is released, has its digest, and is another seller’s never', async () => {
  const { id } = (await call<Stored>(firmware.save, draft())).data
  expect(await call(firmware.release, { id })).toMatchObject({
    code: 409,
    data: { reason: 'firmware.noFile' },
  })
  const sent = { name: 'tcu.bin', content, token, fields: { id: String(id) } }
  const uploaded = await upload<Stored & { bytes: number }>(app, firmware.upload.path, sent)
  expect(uploaded.data).toMatchObject({
    bytes: content.length,
    sha256: createHash('sha256').update(content).digest('hex'),
  })
  const stranger = await app.login('admin', '10002')
  expect(await call(firmware.get, { id }, stranger)).toMatchObject({ code: 404 })
  expect(await upload(app, firmware.upload.path, { ...sent, token: stranger })).toMatchObject({ code: 404 })
  const viewer = await app.login('viewer')
  expect(await upload(app, firmware.upload.path, { ...sent, token: viewer })).toMatchObject({ code: 403 })
  const { version: now } = (await call<Stored>(firmware.release, { id })).data
  for (const answer of [
    await call(firmware.update, { ...draft(), id, version: now }),
    await upload(app, firmware.upload.path, sent),
    await call(firmware.delete, { id }),
  ])
    expect(answer).toMatchObject({ code: 409, data: { reason: 'firmware.released' } })
  expect(await call(firmware.withdraw, { id })).toMatchObject({ data: { state: 3 } })
  const pileIds = [1]
  expect(await call(firmwareTask.save, { firmwareId: id, pileIds, mode: 1 })).toMatchObject({
    data: { reason: 'firmware.notReleased' },
  })
})

it('a campaign asks its piles in waves, each fetches the file by its own address, and is seen to its end', async () => {
  const piles = await connected(3)
  const id = await released()
  const task = await save(
    id,
    piles.map((one) => one.id),
    { rateLimit: 2 },
  )
  await wave()
  expect(await taskAt(task.id)).toMatchObject({ total: 3, underWay: 2, state: 1 })
  const [first, second, third] = piles
  if (!first || !second || !third) throw new Error('no piles')
  const { location } = await askedOf(first.asked)
  expect(location).toMatch(
    new RegExp(`^${PUBLIC_URL}/config-service/firmwarePush/file/[\\w-]{43}/2.1.0.bin$`),
  )
  const path = String(location).slice(PUBLIC_URL.length)
  const file = await app.app.inject({ url: path })
  expect([file.statusCode, file.rawPayload.equals(content)]).toEqual([200, true])
  const guessed = path.replace(/file\/[\w-]{43}/, `file/${'A'.repeat(43)}`)
  expect((await app.app.inject({ url: guessed })).statusCode).toBe(404)

  await first.pile.call('FirmwareStatusNotification', { status: 'Downloaded' })
  await wave()
  expect(await pushesOf(task.id)).toContainEqual(
    expect.objectContaining({ pileId: first.id, pushStatus: 2, progress: 50, message: 'Downloaded' }),
  )
  // The next wave: one more pile, and never the same again.
  expect(await taskAt(task.id)).toMatchObject({ underWay: 3 })
  for (const { pile } of piles) await pile.call('FirmwareStatusNotification', { status: 'Installed' })
  await wave()
  expect(await taskAt(task.id)).toMatchObject({ state: 2, succeeded: 3, underWay: 0 })
  expect(first.asked.filter(([method]) => method === 'UpdateFirmware')).toHaveLength(1)
  const { firmware: versions } = await gateway.db
    .selectFrom('pile')
    .select('firmware')
    .where('id', '=', first.id)
    .executeTakeFirstOrThrow()
  expect(versions).toMatchObject({ 1: '2.1.0' })
  // The address has served its purpose.
  expect((await app.app.inject({ url: path })).statusCode).toBe(404)
})

it('a campaign stops by itself when too many fail, and is pushed again three times at most', async () => {
  const piles = await connected(3)
  const id = await released()
  const task = await save(
    id,
    piles.map((one) => one.id),
    { rateLimit: 1, maxFailPercent: 30 },
  )
  const [first] = piles
  await wave()
  await askedOf(first?.asked ?? [])
  await first?.pile.call('FirmwareStatusNotification', { status: 'InstallationFailed' })
  await wave()
  expect(await taskAt(task.id)).toMatchObject({ state: 3, failed: 1, underWay: 0 })
  await wave()
  expect(await taskAt(task.id)).toMatchObject({ state: 3, underWay: 0 })
  expect(await call(firmwareTask.rePush, { id: task.id })).toMatchObject({ data: { state: 1 } })
  gateway.clock.now += MINUTE
  await wave()
  expect(await pushesOf(task.id)).toContainEqual(
    expect.objectContaining({ pileId: first?.id, pushStatus: 3, tries: 2, message: null }),
  )
  // Nothing is heard of it: after half an hour it has failed, and the rest may be called off.
  gateway.clock.now += 31 * MINUTE
  await wave()
  expect(await pushesOf(task.id)).toContainEqual(
    expect.objectContaining({ pileId: first?.id, pushStatus: 4, message: 'timeout' }),
  )
  expect(await call(firmwareTask.cancel, { id: task.id })).toMatchObject({ data: { state: 4 } })
  expect(await call(firmwareTask.cancel, { id: task.id })).toMatchObject({ code: 409 })
  expect((await pushesOf(task.id)).map(({ pushStatus }) => pushStatus).sort()).toEqual([4, 9, 9])
})

it('waits for its time and for charging piles, and is refused for piles of another type', async () => {
  const [pile] = await connected(1)
  const pileId = pile?.id ?? 0
  const later = await released()
  const startTime = formatTimestamp(gateway.clock.now + 60 * MINUTE)
  const task = await save(later, [pileId], { mode: 2, startTime })
  await wave()
  expect(await taskAt(task.id)).toMatchObject({ underWay: 0 })
  gateway.clock.now += 61 * MINUTE
  const charging = gunStatus.code.charging
  await gateway.db.updateTable('gun').set({ status: charging }).where('pileId', '=', pileId).execute()
  await wave()
  expect(await taskAt(task.id)).toMatchObject({ underWay: 0 })
  await gateway.db
    .updateTable('gun')
    .set({ status: gunStatus.code.idle })
    .where('pileId', '=', pileId)
    .execute()
  await wave()
  expect(await taskAt(task.id)).toMatchObject({ underWay: 1 })
  const { pileTypeId } = await gateway.db
    .selectFrom('pile')
    .select('pileTypeId')
    .where('id', '=', pileId)
    .executeTakeFirstOrThrow()
  const other = await released({ pileTypeIds: typeIds.filter((id) => id !== pileTypeId) })
  expect(await call(firmwareTask.save, { firmwareId: other, pileIds: [pileId], mode: 1 })).toMatchObject({
    data: { reason: 'firmware.otherType' },
  })
})

it('with a signature is a signed update in both versions', async () => {
  const signed = { signature: 'c2lnbmVk', signingCertificate: '-----BEGIN CERTIFICATE-----' }
  const [old] = await connected(1, 'ocpp1.6')
  const [young] = await connected(1, 'ocpp2.0.1')
  await save(await released(signed), [old?.id ?? 0, young?.id ?? 0])
  await wave()
  expect(await askedOf(old?.asked ?? [], 'SignedUpdateFirmware')).toMatchObject({ firmware: signed })
  expect(await askedOf(young?.asked ?? [])).toMatchObject({ firmware: signed })
})
