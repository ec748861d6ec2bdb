import { type CardBillRow, cardBillState } from '@ampdeck/api/bill/card-bill'
import { DAY } from '@ampdeck/api/time'
import { beforeAll, expect, it } from 'vitest'
import { addMember, addPile } from '../../testing/charging.ts'
import { setUpApp } from '../../testing/set-up.ts'

const { pending, greyLocked } = cardBillState.code

const server = setUpApp()
let token: string

beforeAll(async () => {
  token = await server.login('finance')
})

type Told = CardBillRow & { reason: string }
const call = (name: string, body: object, by = token) =>
  server.call<Told>(`bill-service/cardBill/${name}`, body, { token: by })

interface Interrupted {
  state?: number
  daysAgo?: number
  /** What the pile's final bill asks for. */
  billedFen?: number
}

/** A card that was pulled out before its charge was paid. */
async function interrupted({ state = greyLocked, daysAgo = 0, billedFen }: Interrupted = {}) {
  const { db, newId, now } = server.platform
  const member = await addMember(server.platform, {})
  const { sellerId, stationId, pileId, code } = await addPile(server.platform)
  await db.updateTable('card').set({ status: 3 }).where('cardNo', '=', member.cardNo).execute()
  const id = newId()
  const tradeNo = `T${id}`
  const by = { id, sellerId, stationId, pileId, tradeNo, createTime: now(), updateTime: now() }
  const nobody = { createUser: null, updateUser: null }
  const balances = { amountFen: 0, balanceBeforeFen: 5_000, balanceAfterFen: 5_000 }
  const read = { cardNo: member.cardNo, readTime: now() - daysAgo * DAY, state, voidReason: null }
  await db
    .insertInto('cardBill')
    .values({ ...by, ...nobody, ...balances, ...read })
    .execute()
  if (billedFen !== undefined) {
    const raw = {
      gunId: null,
      gunLetter: null,
      startTime: null,
      meterStart: null,
      meterStop: null,
      frame: null,
    }
    const end = { endTime: now(), receivedTime: now(), stopReason: 1, state: 3, orderId: null }
    await db
      .insertInto('rawBill')
      .values({ ...by, ...nobody, ...raw, ...end, pileCode: code, pileFeeFen: billedFen })
      .execute()
  }
  const card = async () => {
    const found = await db.selectFrom('card').select('status').where('cardNo', '=', member.cardNo).execute()
    return found[0]?.status
  }
  return { id, card }
}

it('is unlocked by what the final bill says, and its card may be used again', async () => {
  const { id, card } = await interrupted({ billedFen: 1_234 })
  expect((await call('unlock', { id, version: 9 })).data.reason).toBe('record.stale')
  expect((await call('unlock', { id, version: 1 })).data).toMatchObject({
    state: 3,
    amountFen: 1_234,
    balanceAfterFen: 3_766,
  })
  expect(await card()).toBe(1)
  expect((await call('unlock', { id, version: 2 })).data.reason).toBe('transition.notAllowed')
  expect((await call('void', { id, version: 2, reason: 'x' })).data.reason).toBe('transition.notAllowed')
})

it.each<[string, string, Interrupted, string]>([
  ['unlocked without a final bill', 'unlock', {}, 'cardBill.noRawBill'],
  ['unlocked where its card had less', 'unlock', { billedFen: 9_000 }, 'cardBill.tooMuch'],
  ['unlocked while it is pending', 'unlock', { state: pending }, 'transition.notAllowed'],
  ['voided within a week', 'void', { daysAgo: 6 }, 'cardBill.tooEarly'],
  ['voided with a final bill', 'void', { daysAgo: 8, billedFen: 1 }, 'cardBill.hasRawBill'],
])('is not %s', async (_what, name, of, refusal) => {
  const { id } = await interrupted(of)
  expect((await call(name, { id, version: 1, reason: 'x' })).data.reason).toBe(refusal)
})

it('is voided after a week without a final bill: nothing was taken', async () => {
  const { id, card } = await interrupted({ daysAgo: 8 })
  const viewer = await server.login('viewer')
  expect(await call('void', { id, version: 1, reason: 'x' }, viewer)).toMatchObject({ code: 403 })
  expect(await call('unlock', { id, version: 1 }, viewer)).toMatchObject({ code: 403 })
  expect((await call('void', { id, version: 1, reason: 'no bill' })).data).toMatchObject({
    state: 4,
    amountFen: 0,
    voidReason: 'no bill',
  })
  expect(await card()).toBe(1)
})
