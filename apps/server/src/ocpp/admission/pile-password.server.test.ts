import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startDispatcher } from '../../operation/pile-command/pile-command.dispatch.ts'
import { recordedCharging } from '../../testing/recorded-charging.ts'
import { startTestGateway, type TestGateway, testPile } from '../../testing/test-gateway.ts'
import type { Protocol } from '../frame/protocol.ts'
import { passwordCheck, setPassword } from './pile-password.ts'

let gateway: TestGateway

beforeAll(async () => {
  gateway = await startTestGateway(recordedCharging())
})
afterAll(() => gateway.close())

const statusOf = (code: string, password?: string | Buffer) => {
  const pile = testPile(gateway.url, code, password === undefined ? {} : { password })
  return pile.connect().then(
    () => pile.close().then(() => 101),
    (error: Error & { code?: number }) => error.code ?? error.message,
  )
}

it('counts wrong passwords of one IPv6 network together: each machine has all its addresses', async () => {
  const check = passwordCheck(gateway.platform)
  const from = (n: number, network = '2001:db8:0:7') =>
    check({
      code: `NOBODY${n}`,
      address: `${network}::${n.toString(16)}`,
      stored: [],
      password: Buffer.from('wrong'),
    })
  const verdicts = await Promise.all(Array.from({ length: 100 }, (_, n) => from(n + 1)))
  expect([...new Set(verdicts)]).toEqual(['wrong'])
  expect(await from(101)).toBe('tooMany')
  expect(await from(102, '2001:db8:0:8')).toBe('wrong')
})

/** A pile with the password "the old password", which answers a new one and remembers what it was asked. */
async function asked(protocol: Protocol, answer: () => Promise<object> | object) {
  const code = gateway.codes.pop() ?? ''
  const { id, sellerId } = await gateway.db
    .selectFrom('pile')
    .where('code', '=', code)
    .select(['id', 'sellerId'])
    .executeTakeFirstOrThrow()
  await setPassword(gateway.db, { sellerId, pileId: id }, 'the old password')
  const pile = testPile(gateway.url, code, { protocols: [protocol], password: 'the old password' })
  const calls: { method: string; params: Record<string, never> }[] = []
  pile.handle(async ({ method = '', params }) => {
    calls.push({ method, params: params as never })
    return answer()
  })
  await pile.connect()
  await expect.poll(() => gateway.piles.isHere(id)).toBe(true)
  const outcome = await gateway.piles.call(id, { kind: 'changePassword' }, { timeoutMs: 1_500 })
  const [call] = calls
  const stored = () =>
    gateway.db
      .selectFrom('chargePoint')
      .where('pileId', '=', id)
      .select(['passwordHash', 'pendingHash', 'passwordTime'])
      .executeTakeFirstOrThrow()
  return { code, id, pile, call, outcome, stored }
}

const given = {
  'ocpp1.6': (params: Record<string, unknown>) => Buffer.from(String(params.value), 'hex').toString(),
  'ocpp2.0.1': ({ setVariableData }: Record<string, unknown>) =>
    String(Object(Object(setVariableData)[0]).attributeValue),
} as const
const accepting = {
  'ocpp1.6': { status: 'Accepted' },
  'ocpp2.0.1': {
    setVariableResult: [
      {
        attributeStatus: 'Accepted',
        component: { name: 'SecurityCtrlr' },
        variable: { name: 'BasicAuthPassword' },
      },
    ],
  },
} as const

describe('a new password', () => {
  it.each(['ocpp1.6', 'ocpp2.0.1'] as const)(
    'of a %s pile counts beside the old one until the pile has connected with it',
    async (protocol) => {
      const { code, pile, call, outcome, stored } = await asked(protocol, () => accepting[protocol])
      expect(outcome).toMatchObject({ status: 'accepted' })
      const password = given[protocol](call?.params ?? {})
      expect(password).toMatch(/^[A-Za-z2-9]{20}$/)
      await pile.close()
      expect(await statusOf(code, 'the old password')).toBe(101)
      expect(await statusOf(code, 'another')).toBe(401)
      expect(await statusOf(code, password)).toBe(101)
      expect(await statusOf(code, 'the old password')).toBe(401)
      expect(await statusOf(code, password)).toBe(101)
      expect(await stored()).toMatchObject({ pendingHash: null, passwordTime: gateway.clock.now })
    },
  )

  it('is taken from a 1.6 pile as the digits of its key as well', async () => {
    const { code, pile, call } = await asked('ocpp1.6', () => ({ status: 'Accepted' }))
    await pile.close()
    expect(await statusOf(code, String(call?.params.value))).toBe(101)
    expect(await statusOf(code, 'the old password')).toBe(401)
  })

  it('that the pile refuses changes nothing', async () => {
    const { code, pile, call, outcome, stored } = await asked('ocpp1.6', () => ({ status: 'Rejected' }))
    expect(outcome).toMatchObject({ status: 'rejected' })
    expect((await stored()).pendingHash).toBeNull()
    await pile.close()
    expect(await statusOf(code, given['ocpp1.6'](call?.params ?? {}))).toBe(401)
    expect(await statusOf(code, 'the old password')).toBe(101)
  })

  it('whose answer is lost locks nobody out, whichever of the two the pile has', async () => {
    const { code, pile, call, outcome } = await asked('ocpp1.6', () => new Promise<object>(() => undefined))
    expect(outcome).toEqual({ status: 'timeout' })
    await pile.close({ force: true })
    expect(await statusOf(code, 'the old password')).toBe(101)
    expect(await statusOf(code, given['ocpp1.6'](call?.params ?? {}))).toBe(101)
  })

  it('is in no frame, no command and no answer that is kept', async () => {
    const secrets: string[] = []
    const code = gateway.codes.pop() ?? ''
    const pile = testPile(gateway.url, code)
    pile.handle(async ({ method, params }) => {
      if (method === 'ChangeConfiguration') secrets.push(String(Object(params).value))
      return { status: 'Accepted' }
    })
    await pile.connect()
    const {
      id: pileId,
      sellerId,
      stationId,
    } = await gateway.db
      .selectFrom('pile')
      .where('code', '=', code)
      .select(['id', 'sellerId', 'stationId'])
      .executeTakeFirstOrThrow()
    await expect.poll(() => gateway.piles.isHere(pileId)).toBe(true)
    const id = gateway.platform.newId()
    const now = gateway.clock.now
    await gateway.db
      .insertInto('pileCommand')
      .values({
        ...{ id, sellerId, stationId, pileId, command: 28, state: 1, queuedTime: now },
        ...{
          createTime: now,
          updateTime: now,
          force: 0,
          request: JSON.stringify({ kind: 'changePassword' }),
        },
      })
      .execute()
    const dispatcher = startDispatcher(gateway.platform, {
      piles: gateway.piles,
      listener: { listen: () => () => undefined } as never,
    })
    const commandNow = () =>
      gateway.db.selectFrom('pileCommand').where('id', '=', id).selectAll().executeTakeFirstOrThrow()
    // Accepted, and done only when the pile comes back with it.
    await expect.poll(async () => (await commandNow()).state, { timeout: 5_000 }).toBe(3)
    const [hex = ''] = secrets
    const password = Buffer.from(hex, 'hex').toString()
    expect(await statusOf(code, password)).toBe(101)
    await expect.poll(async () => (await commandNow()).state, { timeout: 5_000 }).toBe(6)
    await dispatcher.stop()
    await expect
      .poll(async () => JSON.stringify(await gateway.db.selectFrom('message').select('raw').execute()))
      .toContain('\\"***\\"')
    for (const table of ['message', 'pileCommand', 'operationLog'] as const) {
      const kept = JSON.stringify(await gateway.db.selectFrom(table).selectAll().execute())
      expect([table, kept.includes(hex) || kept.includes(password)]).toEqual([table, false])
    }
    await pile.close({ force: true })
  })
})
