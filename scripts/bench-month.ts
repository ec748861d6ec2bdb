import { setTimeout as pause } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { connect } from '../apps/server/src/database/database.ts'
import { runningEmbeddedPostgres } from '../apps/server/src/database/embedded/embedded-postgres.ts'
import { checkLedger } from '../apps/server/src/ledger/ledger-book.ts'
import { monthFigures, refundFaults } from '../apps/server/src/testing/refund-faults.ts'
import { type Answer, api } from '../tests/harness/api.ts'
import { startServer } from '../tests/harness/server.ts'
import { table } from './bench-orders/figures.ts'

/*
 * A month of a finance department in some minutes: recharges, refunds by three people, corrections by two, adjusted
 * orders and transfers of fleets, while the server is killed again and again. Every call is repeated under its key until
 * it is answered. Fails where the ledger does not add up, a refund is paid twice or never, or an account is below its
 * credit.
 *   pnpm bench:month [--refunds 5000] [--others 500] [--kills 10] [--scale 0.57]
 */

const { values } = parseArgs({
  options: {
    refunds: { type: 'string', default: '5000' },
    others: { type: 'string', default: '500' },
    kills: { type: 'string', default: '10' },
    // 0.57 is 200,000 orders.
    scale: { type: 'string', default: '0.57' },
  },
})
const [refunds, others, kills] = [values.refunds, values.others, values.kills].map(Number) as [
  number,
  number,
  number,
]
const AT_ONCE = 50
const AGAIN_MS = 100
const CASH = 3
const FINISHED = 3
const PHONE = 2
const people = ['finance', 'finance2', 'admin'] as const
type Person = (typeof people)[number]
interface Row {
  id: number
  version: number
}

const server = await startServer({ scale: Number(values.scale), startWithin: 300_000 })
const http = api(server.url)
const tokens = new Map<Person, string>()
/** How often a call was not answered, or asked to come again. */
let repeats = 0
let keys = 0

/** Until it is answered, under one key; an answer that refuses counts too. */
async function until<Data>(by: Person, path: string, body: object): Promise<Answer<Data>> {
  const key = `month ${keys++}`
  for (;;) {
    const answer = await http
      .call<Data>(path, body, { token: tokens.get(by), headers: { 'idempotency-key': key } })
      .catch(() => undefined)
    if (answer && answer.status !== 503 && answer.code !== 429) return answer
    repeats += 1
    await pause(AGAIN_MS)
  }
}

async function done<Data>(by: Person, path: string, body: object): Promise<Data> {
  const answer = await until<Data>(by, path, body)
  if (answer.code === 0) return answer.data
  throw new Error(`${path} answers ${answer.code}: ${answer.msg} ${JSON.stringify(answer.data)}`)
}

async function first<Of extends Row>(path: string, body: object, count: number): Promise<Of[]> {
  const found: Of[] = []
  for (let current = 1; found.length < count; current++) {
    const { records } = await done<{ records: Of[] }>('admin', path, { ...body, current, pageSize: 500 })
    found.push(...records)
    if (records.length < 500) break
  }
  return found.slice(0, count)
}

/**
 * Each account is paid into, and what was paid in is refunded: first audits and second ones in batches, then the cash is
 * handed out against a receipt.
 */
async function refundAll(applied: number[]): Promise<void> {
  const accounts = await first<Row & { memberId: number | null }>(
    'member-service/account/page',
    { type: [PHONE], state: [1] },
    2_000,
  )
  const debtors = new Set<number>()
  const wave = async (n: number) => {
    const account = accounts[n % accounts.length]
    if (!account || debtors.has(account.id)) return
    const receipt = `BM${n}`
    const draft = { accountId: account.id, type: CASH, amountFen: 10_000, receipt }
    const { id, version } = await done<Row>('finance', 'member-service/recharge/save', draft)
    await done('finance', 'member-service/recharge/confirm', { id, version })
    const refund = { accountId: account.id, rechargeIds: [id], applyFen: 4_000 }
    const answer = await until<Row>('finance', 'member-service/refundRecord/save', refund)
    // Who owes or charges gets nothing back.
    if (answer.code === 0) applied.push(answer.data.id)
    else debtors.add(account.id)
  }
  const pay = async (id: number) => {
    const handOut = async (by: Person) => {
      const { version } = await done<Row>(by, 'member-service/refundRecord/get', { id })
      return until(by, 'member-service/refundRecord/payAgain', { id, version, receipt: `BR${id}` })
    }
    const paid = await handOut('finance')
    if (paid.code !== 0) faults.push(`refund ${id} could not be paid: ${paid.msg}`)
    // Somebody else hands it out once more.
    const again = await handOut('admin')
    if (again.code === 0) faults.push(`refund ${id} could be paid again`)
  }
  const settle = async (ids: readonly number[]) => {
    await done('finance2', 'member-service/refundRecord/checkFirstBatch', { ids, pass: true })
    await done('admin', 'member-service/refundRecord/checkSecondBatch', { ids, pass: true })
    await Promise.all(ids.map(pay))
  }
  let settled = 0
  for (let next = 0; settled < refunds && next < refunds * 3; ) {
    await Promise.all(Array.from({ length: AT_ONCE }, () => wave(next++)))
    const ids = applied.slice(settled, settled + AT_ONCE)
    if (ids.length > 0) await settle(ids)
    settled += ids.length
  }
}

async function correctAll(): Promise<number> {
  const accounts = await first<Row>('member-service/account/page', { type: [PHONE], state: [1] }, others)
  let count = 0
  for (const [n, { id: accountId }] of accounts.entries()) {
    const draft = { accountId, amountFen: n % 3 === 0 ? -1 : 100, reason: 'bench' }
    const answer = await until<Row>('finance', 'member-service/account/correct', draft)
    if (answer.code !== 0) continue
    const { id } = answer.data
    const confirmed = await until('finance2', 'member-service/account/confirmCorrection', { id })
    if (confirmed.code === 0) count += 1
  }
  return count
}

async function adjustAll(): Promise<number> {
  const orders = await first<Row>('bill-service/bill/page', { orderStatus: [FINISHED] }, others)
  let count = 0
  for (const { id } of orders) {
    const lines = await done<{ seq: number; eFeeFen: number }[]>('finance', 'bill-service/bill/lines', { id })
    const line = lines.find(({ eFeeFen }) => eFeeFen > 100)
    if (!line) continue
    const delta = { seq: line.seq, energyWh: 0, eFeeFen: -50, sFeeFen: 0 }
    const draft = { id, reason: 'bench', lines: [delta] }
    const proposed = await until<Row>('finance', 'bill-service/bill/adjust', draft)
    if (proposed.code !== 0) continue
    const answer = await until('admin', 'bill-service/bill/confirmAdjust', { id: proposed.data.id })
    if (answer.code === 0) count += 1
  }
  return count
}

async function transferAll(): Promise<number> {
  const fleets = await first<Row>('member-service/group/page', {}, 40)
  const drivers = await first<Row & { groupId: number; memberId: number }>(
    'member-service/groupMember/page',
    {},
    500,
  )
  let count = 0
  for (let n = 0; n < others; n++) {
    const driver = drivers[n % drivers.length]
    const fleet = fleets.find(({ id }) => id === driver?.groupId)
    if (!driver || !fleet) continue
    const name = n % 2 === 0 ? 'allocate' : 'reclaim'
    const body = { id: fleet.id, memberId: driver.memberId, amountFen: 500 }
    const answer = await until('admin', `member-service/group/${name}`, body)
    if (answer.code === 0) count += 1
  }
  return count
}

/** Evenly over the refunds, each at a moment of its own. */
async function killAll(applied: readonly number[], isOver: () => boolean): Promise<number> {
  for (let n = 0; n < kills; n++) {
    const at = ((n + Math.random()) / kills) * refunds
    while (applied.length < at && !isOver()) await pause(AGAIN_MS)
    await pause(Math.random() * 1_000)
    if (isOver()) return n
    await server.kill9()
    await server.restart()
  }
  return kills
}

const faults: string[] = []
try {
  for (const account of people) tokens.set(account, await http.login({ account }))
  const began = performance.now()
  let isOver = false
  const applied: number[] = []
  const killing = killAll(applied, () => isOver)
  const [, corrections, adjusts, transfers] = await Promise.all([
    refundAll(applied),
    correctAll(),
    adjustAll(),
    transferAll(),
  ])
  isOver = true
  const killed = await killing
  const minutes = ((performance.now() - began) / 60_000).toFixed(1)
  const engine = await runningEmbeddedPostgres(server.data)
  if (!engine) throw new Error('The database does not run.')
  const { db, close } = connect(engine, { poolSize: 2 })
  try {
    const found = await refundFaults(db, applied)
    if (found.unpaid > 0) faults.push(`${found.unpaid} refunds were not paid`)
    if (found.twice > 0) faults.push(`${found.twice} refunds were paid more than once`)
    const { orders, overdrawn } = await monthFigures(db)
    if (overdrawn > 0) faults.push(`${overdrawn} accounts are below their credit`)
    const books = await checkLedger(db)
    const figures = books.map(({ name, documents, fen, differenceFen }) => [
      name[0],
      String(documents),
      String(fen),
      String(differenceFen),
    ])
    console.log(table(['book', 'documents', 'fen', 'difference'], figures))
    const differenceFen = books.reduce((sum, book) => sum + book.differenceFen, 0)
    for (const { name, examples } of books)
      for (const { document, count } of examples) faults.push(`${name[0]}: ${document} of ${count} differs`)
    if (differenceFen !== 0) faults.push(`the ledger differs by ${differenceFen} fen`)
    console.log(
      `${orders} orders, ${applied.length} refunds, ${corrections} corrections, ${adjusts} adjusted orders, ${transfers} transfers, ` +
        `${killed} kills in ${minutes} min; ${repeats} calls were repeated`,
    )
  } finally {
    await close()
  }
} finally {
  await server.stop()
}
console.log(faults.length === 0 ? 'The ledger adds up.' : faults.join('\n'))
if (faults.length > 0) process.exitCode = 1
