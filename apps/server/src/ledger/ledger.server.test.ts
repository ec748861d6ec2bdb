import { accountType } from '@ampdeck/api/enumerations/member'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { addFunds, openNetwork, type TestNetwork } from '../testing/charging.ts'
import { lockAccounts, post, transfer } from './ledger.ts'
import { checkLedger } from './ledger-book.ts'

const SKYLINE = 10_001
const { phoneNumber, credit } = accountType.code

let network: TestNetwork

beforeAll(async () => {
  network = await openNetwork()
})
afterAll(() => network.close())

const account = (of: { type: number; balanceFen: number; creditLimitFen?: number }) =>
  addFunds(network.platform, SKYLINE, { memberId: network.platform.newId(), ...of })

const differences = async () =>
  (await checkLedger(network.db)).filter(({ differing }) => differing > 0).map(({ name }) => name[0])

const movement = (accountId: number, amountFen: number, heldFen = 0) => ({
  accountId,
  bizType: 'correction' as const,
  bizId: 1,
  amountFen,
  heldFen,
})

it('holds in the demo network: every book balances', async () => {
  const books = await checkLedger(network.db)
  const counted = new Map(books.map(({ name, documents }) => [name[0], documents]))
  expect(counted.get('Balances')).toBeGreaterThan(100)
  expect(counted.get('Orders paid')).toBeGreaterThan(1_000)
  expect(books.filter(({ differenceFen }) => differenceFen !== 0)).toEqual([])
})

it.each([
  ['takes what is there', { type: phoneNumber, balanceFen: 500 }, [-500], { balanceFen: 0, frozenFen: 0 }],
  ['refuses a fen more', { type: phoneNumber, balanceFen: 500 }, [-501], undefined],
  [
    'goes to the limit of a credit',
    { type: credit, balanceFen: 0, creditLimitFen: 300 },
    [-300],
    { balanceFen: -300, frozenFen: 0 },
  ],
  ['refuses more than the limit', { type: credit, balanceFen: 0, creditLimitFen: 300 }, [-301], undefined],
  ['holds back', { type: phoneNumber, balanceFen: 500 }, [0, 400], { balanceFen: 500, frozenFen: 400 }],
  ['refuses to hold more than there is', { type: phoneNumber, balanceFen: 500 }, [0, 501], undefined],
  ['refuses to free what is not held', { type: phoneNumber, balanceFen: 500 }, [0, -1], undefined],
])('%s', async (_name, of, [amountFen = 0, heldFen], expected) => {
  const id = await account(of)
  expect(await post(network.platform, SKYLINE, movement(id, amountFen, heldFen))).toEqual(expected)
  expect(await differences()).toEqual([])
})

it('leaves to others only what is not held back, and pays out of what is', async () => {
  const id = await account({ type: phoneNumber, balanceFen: 500 })
  await post(network.platform, SKYLINE, movement(id, 0, 400))
  expect(await post(network.platform, SKYLINE, movement(id, -101))).toBeUndefined()
  expect(await post(network.platform, SKYLINE, movement(id, -400, -400))).toEqual({
    balanceFen: 100,
    frozenFen: 0,
  })
})

it('takes an amount once of two who ask at the same moment for all there is', async () => {
  const id = await account({ type: phoneNumber, balanceFen: 500 })
  const both = await Promise.all([1, 2].map(() => post(network.platform, SKYLINE, movement(id, -500))))
  expect(both.filter((moved) => moved !== undefined)).toHaveLength(1)
  expect(await differences()).toEqual([])
})

it('moves money back and forth between two accounts at once without waiting for itself', async () => {
  const [one, other] = [
    await account({ type: phoneNumber, balanceFen: 10_000 }),
    await account({ type: phoneNumber, balanceFen: 10_000 }),
  ]
  const move = (from: number, to: number) =>
    network.db
      .transaction()
      .execute((db) =>
        transfer({ ...network.platform, db }, SKYLINE, { from, to, amountFen: 7, bizType: 'allocate' }),
      )
  const moved = await Promise.all(
    Array.from({ length: 20 }, (_, n) => (n % 2 ? move(one, other) : move(other, one))),
  )
  expect(new Set(moved).size).toBe(20)
  const found = await network.db
    .selectFrom('account')
    .select('balanceFen')
    .where('id', 'in', [one, other])
    .execute()
  expect(found).toEqual([{ balanceFen: 10_000 }, { balanceFen: 10_000 }])
  expect(await differences()).toEqual([])
})

it('moves nothing where the first account has not so much', async () => {
  const [poor, rich] = [
    await account({ type: phoneNumber, balanceFen: 6 }),
    await account({ type: phoneNumber, balanceFen: 0 }),
  ]
  await lockAccounts(network.db, SKYLINE, [poor, rich])
  expect(
    await transfer(network.platform, SKYLINE, { from: poor, to: rich, amountFen: 7, bizType: 'reclaim' }),
  ).toBeUndefined()
  expect(await differences()).toEqual([])
})

it('names the account that somebody changed beside it, and no database lets one go below its credit', async () => {
  const id = await account({ type: phoneNumber, balanceFen: 500 })
  const write = (balanceFen: number) =>
    network.db.updateTable('account').set({ balanceFen }).where('id', '=', id).execute()
  await write(501)
  const books = await checkLedger(network.db)
  expect(books.find(({ name }) => name[0] === 'Balances')).toMatchObject({
    differenceFen: 1,
    examples: [{ sellerId: SKYLINE, count: 1, document: `account ${id}` }],
  })
  await write(500)
  await expect(write(-1)).rejects.toThrow('account_covered')
})
