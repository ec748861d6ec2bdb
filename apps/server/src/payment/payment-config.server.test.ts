import { paymentState } from '@ampdeck/api/enumerations/finance'
import { paymentConfig } from '@ampdeck/api/system/payment-config'
import { expect, it } from 'vitest'
import { isSealed } from '../foundation/secrets.ts'
import { type Account, setUpAccounts } from '../testing/set-up.ts'
import { embeddedChannel } from './channel/embedded-channel.ts'
import { callChannel } from './channel-call.service.ts'
import { openPayment } from './payment-order/payment-order.store.ts'

const SECRET = 'a-secret-of-the-channel'
const draft = { channel: 'Alipay', merchantNo: '20889', appId: 'app1', feeBps: 38, state: 1, secret: SECRET }

const { server, ask } = setUpAccounts()

const alipay = async (by?: Account) => {
  const { data } = await ask(paymentConfig.page, { channel: 'Alipay' }, by)
  return data.records[0] as (typeof data.records)[number]
}
const stored = async () =>
  server.db
    .selectFrom('paymentConfig')
    .selectAll()
    .where('sellerId', '=', 10_001)
    .where('channel', '=', 'Alipay')
    .where('deleted', '=', 0)
    .executeTakeFirstOrThrow()

/** Pays 10 yuan by Alipay; gives what became of it. */
async function pay() {
  const paying = { ...server.platform, jobs: server.tools.jobs }
  const bizId = server.platform.newId()
  const payment = { channel: 'Alipay', kind: 1, bizId, amountFen: 1_000, bizType: 'none' } as const
  await openPayment(paying, 10_001, payment)
  const order = server.db.selectFrom('paymentOrder').selectAll().where('bizId', '=', bizId)
  const { id } = await order.executeTakeFirstOrThrow()
  await callChannel(paying, embeddedChannel(server.platform.now), { sellerId: 10_001, id })
  return order.executeTakeFirstOrThrow()
}

it('takes a secret and never gives it: not in an answer, a log or the table', async () => {
  const { id, version } = await alipay()
  const saved = await ask(paymentConfig.update, { ...draft, id, version })
  expect(saved).toMatchObject({ code: 0, data: { merchantNo: '20889', secretUserName: expect.any(String) } })
  const answers = JSON.stringify([
    saved,
    await ask(paymentConfig.get, { id }),
    await ask(paymentConfig.page, {}),
  ])
  const log = JSON.stringify(await server.db.selectFrom('operationLog').selectAll().execute())
  for (const text of [answers, log, server.log()]) expect(text).not.toContain(SECRET)
  const { secret } = await stored()
  expect(secret && isSealed(secret)).toBe(true)
  await ask(paymentConfig.update, { ...draft, id, version: version + 1, secret: null })
  expect((await stored()).secret).toBe(secret)
})

it('is what the payment center calls the channel with: its number and its fee', async () => {
  expect(await pay()).toMatchObject({ state: 3, merchantNo: '20889', feeFen: 4 })
})

it('tests the channel by a real call, and says why it fails', async () => {
  const { id } = await alipay()
  expect(await ask(paymentConfig.test, { id })).toMatchObject({
    data: { isFine: true, answer: expect.stringMatching(/^\d{26}$/) },
  })
  await server.db.updateTable('paymentConfig').set({ secret: null }).where('id', '=', id).execute()
  expect(await ask(paymentConfig.test, { id })).toMatchObject({
    data: { isFine: false, answer: 'INVALID_SIGNATURE' },
  })
})

it('refuses a test, and fails a payment, without the key of its secret', async () => {
  const { id } = await alipay()
  await server.db
    .updateTable('paymentConfig')
    .set({ secret: 's1.AAAAAAAA.x.y' })
    .where('id', '=', id)
    .execute()
  expect(await ask(paymentConfig.test, { id })).toMatchObject({
    code: 409,
    data: { reason: 'secret.keyLost' },
  })
  expect(await pay()).toMatchObject({ message: 'SECRET_KEY_LOST' })
})

it('fails a payment by a channel that is off', async () => {
  const { id, version } = await alipay()
  await ask(paymentConfig.update, { ...draft, id, version, state: 2 })
  expect(await pay()).toMatchObject({ message: 'CHANNEL_NOT_SET_UP' })
})

it('is one for each channel', async () => {
  expect(await ask(paymentConfig.save, draft)).toMatchObject({
    code: 409,
    data: { reason: 'record.duplicate' },
  })
  const { id } = await alipay()
  // Calls of the demo network wait for their answer.
  expect(await ask(paymentConfig.delete, { id })).toMatchObject({
    code: 409,
    data: { reason: 'record.inUse' },
  })
  await server.db.updateTable('paymentOrder').set({ state: paymentState.code.failed }).execute()
  expect(await ask(paymentConfig.delete, { id })).toMatchObject({ code: 0 })
  expect(await ask(paymentConfig.save, draft)).toMatchObject({ code: 0 })
})

it.each([
  ['a fee above 10 %', paymentConfig.save, { ...draft, feeBps: 1_001 }, 'admin', 400],
  ['a short secret', paymentConfig.save, { ...draft, secret: 'short' }, 'admin', 400],
  ['saving without the key', paymentConfig.save, draft, 'viewer', 403],
  ['a test without the key', paymentConfig.test, { id: 1 }, 'viewer', 403],
] as const)('refuses %s', async (_what, call, body, account, code) => {
  expect(await ask(call, body, account)).toMatchObject({ code })
})

it('is not there for another seller', async () => {
  const { id } = await alipay('stranger')
  for (const call of [paymentConfig.get, paymentConfig.test, paymentConfig.delete])
    expect(await ask(call, { id })).toMatchObject({ code: 404 })
})
