import { randomInt } from 'node:crypto'
import { rechargeType } from '@ampdeck/api/enumerations/finance'
import { fleetPayMode } from '@ampdeck/api/enumerations/member'
import { orderStatus } from '@ampdeck/api/enumerations/order'
import { DAY, MINUTE, parseTimestamp } from '@ampdeck/api/time'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createCharging } from '../charging/charging.ts'
import { watch } from '../charging/finish/watchdog.job.ts'
import { unitsBetween } from '../charging/metering/running-fee.ts'
import { tariffOf } from '../charging/record/price-source.store.ts'
import type { ChargePoint } from '../device/charge-point.ts'
import { checkLedger } from '../ledger/ledger-book.ts'
import { addMember, addPile, ordersOf } from '../testing/charging.ts'
import { createTestApp, type TestApp } from '../testing/test-app.ts'
import { rawPile, startTestGateway, type TestGateway } from '../testing/test-gateway.ts'

/*
 * As money.property.server.test.ts, over the wire and with people beside it: piles of 1.6 and 2.0.1 charge for a member
 * and for a fleet across a tariff's boundary, and lie, while people recharge, refund, reclaim, lower a credit and adjust.
 *   AMPDECK_MONEY_RUNS=200 AMPDECK_MONEY_SEED=1 pnpm exec vitest run --project server money-frames
 */

const SEED = Number(process.env.AMPDECK_MONEY_SEED ?? randomInt(2 ** 31))
const RUNS = process.env.AMPDECK_MONEY_RUNS
/** Without a number of runs, as many as fit. */
const LIMIT_MS = 20_000
const SKYLINE = 10_001
const MINUTES = 16
/** The price changes after half of a run. */
const BOUNDARY = parseTimestamp('2026-07-01 12:00:00')
const BEGIN = BOUNDARY - (MINUTES / 2) * MINUTE

type Protocol = 'ocpp1.6' | 'ocpp2.0.1'
type Fate = 'true' | 'lost' | 'double' | 'late'
type Lie = 'none' | 'offline' | 'sameNumber' | 'swapped' | 'negative' | 'noNumber' | 'jump' | 'reset'
type Deed = 'recharge' | 'refund' | 'reclaim' | 'credit' | 'adjust'

const fates: fc.Arbitrary<Fate> = fc.oneof(
  { weight: 10, arbitrary: fc.constant<Fate>('true') },
  { weight: 1, arbitrary: fc.constantFrom<Fate>('lost', 'double', 'late') },
)
const plan = fc.record({
  protocol: fc.constantFrom<Protocol>('ocpp1.6', 'ocpp2.0.1'),
  token: fc.integer({ min: 0, max: 3 }),
  begin: fc.integer({ min: 0, max: 4 }),
  minutes: fc.integer({ min: 2, max: 9 }),
  kW: fc.integer({ min: 20, max: 120 }),
  fates: fc.array(fates, { minLength: MINUTES, maxLength: MINUTES }),
  stop: fc.oneof(
    { weight: 4, arbitrary: fc.constant<Fate>('true') },
    { weight: 1, arbitrary: fc.constantFrom<Fate>('lost', 'double') },
  ),
  lie: fc.oneof(
    { weight: 2, arbitrary: fc.constant<Lie>('none') },
    {
      weight: 3,
      arbitrary: fc.constantFrom<Lie>(
        ...(['offline', 'sameNumber', 'swapped', 'negative', 'noNumber', 'jump', 'reset'] as const),
      ),
    },
  ),
  lieAt: fc.integer({ min: 2, max: 5 }),
  down: fc.option(
    fc.record({ from: fc.integer({ min: 1, max: 8 }), minutes: fc.integer({ min: 1, max: 5 }) }),
    {
      freq: 2,
    },
  ),
})
type Plan = typeof plan extends fc.Arbitrary<infer T> ? T : never
const deed = fc.record({
  minute: fc.integer({ min: 0, max: MINUTES - 1 }),
  kind: fc.constantFrom<Deed>('recharge', 'refund', 'reclaim', 'credit', 'adjust'),
  fen: fc.integer({ min: 1, max: 4_000 }),
})
const world = fc.record({
  memberFen: fc.integer({ min: 1, max: 6_000 }),
  creditFen: fc.integer({ min: 1, max: 6_000 }),
  plans: fc.array(plan, { minLength: 2, maxLength: 4 }),
  deeds: fc.array(deed, { minLength: 1, maxLength: 8 }),
})

let gateway: TestGateway
let app: TestApp
let users: Record<'admin' | 'finance' | 'finance2', string>
let tariff: Awaited<ReturnType<typeof tariffOf>>

beforeAll(async () => {
  gateway = await startTestGateway({ charging: (platform) => createCharging(platform, { gatherMs: 0 }) })
  app = await createTestApp({ beside: gateway })
  users = {
    admin: await app.login('admin'),
    finance: await app.login('finance'),
    finance2: await app.login('finance2'),
  }
})
afterAll(async () => {
  await app?.close()
  await gateway?.close()
})

function setNow(now: number) {
  gateway.clock.now = now
  app.clock.now = now
}

const ask = <Data>(path: string, body: object, who: keyof typeof users = 'admin') =>
  app.call<Data>(path, body, { token: users[who] })
async function done<Data>(path: string, body: object, who?: keyof typeof users): Promise<Data> {
  const { code, data, msg } = await ask<Data>(path, body, who)
  expect(code, `${path}: ${msg}`).toBe(0)
  return data
}

interface Versioned {
  id: number
  version: number
}

async function payIn(accountId: number, amountFen: number) {
  const receipt = `R${gateway.platform.newId()}`
  const body = { accountId, type: rechargeType.code.cash, amountFen, receipt }
  const { id, version } = await done<Versioned>('member-service/recharge/save', body, 'finance')
  await done('member-service/recharge/confirm', { id, version }, 'finance2')
  return id
}

/** A member of a fleet that allocates, who pays for himself, and a fleet that charges on credit. */
async function payers({ memberFen, creditFen }: { memberFen: number; creditFen: number }) {
  const about = { kind: 1, contact: 'Test', phone: '13900001111' }
  const { allocated, monthlyCredit } = fleetPayMode.code
  const add = (more: object) =>
    done<Versioned & { accountId: number }>('member-service/group/save', { ...about, ...more })
  const name = `F${gateway.platform.newId()}`
  const [allocating, crediting] = [
    await add({ name: `${name}a`, payMode: allocated }),
    await add({ name: `${name}b`, payMode: monthlyCredit, creditLimitFen: creditFen }),
  ]
  const member = await addMember(gateway.platform, { phoneFen: 0 })
  const driver = await addMember(gateway.platform, {})
  const { db } = gateway
  await db.updateTable('member').set({ groupId: allocating.id }).where('id', '=', member.id).execute()
  const owner = { memberId: null, groupId: crediting.id }
  await db.updateTable('card').set(owner).where('cardNo', '=', driver.cardNo).execute()
  await db.updateTable('vinBinding').set(owner).where('vin', '=', driver.vin).execute()
  const { id: accountId } = await db
    .selectFrom('account')
    .select('id')
    .where('memberId', '=', member.id)
    .executeTakeFirstOrThrow()
  const rechargeIds = [await payIn(accountId, memberFen)]
  tariff = await tariffOf(db, SKYLINE, member.versionId)
  return {
    tokens: [member.cardNo, member.phone, driver.cardNo, driver.vin],
    /** Whose token it is. */
    ownerOf: (token: number) => (token < 2 ? accountId : crediting.accountId),
    accounts: [accountId, crediting.accountId],
    async act({ kind, fen }: { kind: Deed; fen: number }, piles: readonly Simulated[]): Promise<void> {
      if (kind === 'recharge') rechargeIds.push(await payIn(accountId, fen))
      if (kind === 'refund')
        await ask('member-service/refundRecord/save', { accountId, rechargeIds, applyFen: fen, reason: null })
      if (kind === 'reclaim')
        await ask('member-service/group/reclaim', { id: allocating.id, memberId: member.id, amountFen: fen })
      if (kind === 'credit') {
        const { id, version } = await done<Versioned>('member-service/group/get', { id: crediting.id })
        const more = { name: `${name}b`, payMode: monthlyCredit, creditLimitFen: fen }
        await ask('member-service/group/update', { ...about, ...more, id, version })
      }
      if (kind === 'adjust') await adjust(piles, fen)
    },
  }
}

/** Gives back a part of what was paid for a charge. */
async function adjust(piles: readonly Simulated[], fen: number): Promise<void> {
  const order = (await ordersOf(gateway.platform, piles)).find(
    ({ paidFen, eFeeFen }) => paidFen > 0 && eFeeFen > 0,
  )
  if (!order) return
  const eFeeFen = -Math.min(fen, Math.floor(order.eFeeFen / 4))
  const lines = [{ seq: 1, energyWh: 0, eFeeFen, sFeeFen: 0 }]
  const body = { id: order.id, lines, reason: 'wrong meter' }
  const { code, data } = await ask<Versioned>('bill-service/bill/adjust', body, 'finance')
  if (code === 0) await ask('bill-service/bill/confirmAdjust', { id: data.id }, 'finance2')
}

/** A link on which each call waits for its own answer. */
async function linkOf({ code }: ChargePoint, protocol: Protocol) {
  const pile = await rawPile(gateway.url, code, protocol)
  let last = 0
  return {
    async call(action: string, payload: object): Promise<Record<string, unknown> | undefined> {
      last += 1
      const id = `${last}`
      pile.send(JSON.stringify([2, id, action, payload]))
      const until = performance.now() + 10_000
      while (performance.now() < until) {
        const answer = pile.received.find(([type, of]) => type !== 2 && of === id)
        if (answer) return answer[0] === 3 ? (answer[2] as Record<string, unknown>) : undefined
        await new Promise((resolve) => setTimeout(resolve, 1))
      }
      throw new Error(`no answer to ${action}`)
    },
    close: async () => {
      pile.close()
      await pile.closed
    },
  }
}

type Simulated = Awaited<ReturnType<typeof simulated>>
interface Message {
  due: number
  send: () => Promise<unknown>
}

/** One pile with one car after the other: what it does, and what it says of that. */
async function simulated(token: string, owner: number, plan: Plan) {
  const at = await addPile(gateway.platform)
  const is16 = plan.protocol === 'ocpp1.6'
  const truth = { points: [] as { ts: number; wh: number; isSeen: boolean }[], deliveredWh: 0 }
  const stepWh = Math.ceil((plan.kW * 1_000) / 60)
  let link: Awaited<ReturnType<typeof linkOf>> | undefined
  let queue: Message[] = []
  let register = 50_000
  let isCharging = false
  let charges = 0
  let minutes = 0
  let seqNo = 0
  let transactionId = ''
  let backAt = 0

  const iso = () => new Date(gateway.clock.now).toISOString()
  const call = async (action: string, payload: object) => link?.call(action, payload)

  async function connect(): Promise<void> {
    link = await linkOf(at, plan.protocol)
    backAt = gateway.clock.now
    await status()
    for (const { send } of queue.splice(0)) await send()
  }

  const status = () =>
    is16
      ? call('StatusNotification', {
          connectorId: 1,
          status: isCharging ? 'Charging' : 'Available',
          errorCode: 'NoError',
          timestamp: iso(),
        })
      : call('StatusNotification', {
          timestamp: iso(),
          connectorStatus: isCharging ? 'Occupied' : 'Available',
          evseId: 1,
          connectorId: 1,
        })

  async function tell(how: Fate, send: () => Promise<unknown>): Promise<void> {
    if (how === 'lost') return
    if (!link) return void queue.push({ due: 0, send })
    if (how === 'late') return void queue.push({ due: gateway.clock.now + 2 * MINUTE, send })
    await send()
    if (how === 'double') await send()
  }

  /** What a lying pile shows at this minute. */
  function shown(): { value: unknown; isLie: boolean } {
    const isLie = minutes === plan.lieAt
    if (!isLie) return { value: register, isLie }
    if (plan.lie === 'reset') register = 0
    const values: Partial<Record<Lie, unknown>> = {
      negative: -register,
      noNumber: 'NaN',
      jump: register + 500_000,
    }
    return {
      value: values[plan.lie] ?? register,
      isLie: Object.hasOwn(values, plan.lie) || plan.lie === 'reset',
    }
  }

  function event(eventType: string, value: unknown, more: object = {}) {
    const payload = {
      eventType,
      timestamp: iso(),
      triggerReason: eventType === 'Started' ? 'Authorized' : 'MeterValuePeriodic',
      seqNo,
      ...((plan.lie === 'offline' || !link) && { offline: true }),
      transactionInfo: { transactionId },
      evse: { id: plan.lie === 'swapped' && eventType !== 'Started' ? 2 : 1 },
      meterValue: [{ timestamp: iso(), sampledValue: [{ value }] }],
      ...more,
    }
    seqNo += 1
    return () => call('TransactionEvent', payload)
  }

  async function begin(): Promise<void> {
    charges += 1
    minutes = 0
    seqNo = 0
    const isRepeat = plan.lie === 'sameNumber' && charges > 1
    const before = transactionId
    if (!is16 && !isRepeat) transactionId = `tx-${at.code}-${charges}`
    const idToken = { idToken: token, type: 'ISO14443' }
    const started = { connectorId: 1, idTag: token, meterStart: register, timestamp: iso() }
    const send = is16 ? () => call('StartTransaction', started) : event('Started', register, { idToken })
    isCharging = true
    const heard = async () => {
      const answer = await send()
      if (is16) transactionId = isRepeat ? before : String(answer?.transactionId)
      const { status: said } = (answer?.idTagInfo ?? answer?.idTokenInfo ?? {}) as { status?: string }
      if (said !== 'Accepted') isCharging = false
    }
    if (link) await heard()
    else queue.push({ due: 0, send: heard })
  }

  async function deliver(): Promise<void> {
    minutes += 1
    const how = plan.fates[minutes] ?? 'true'
    register += stepWh
    truth.deliveredWh += stepWh
    const { value, isLie } = shown()
    // A pile that gives its second charge the number of the first tells of it to nobody.
    const isHidden = is16 && plan.lie === 'sameNumber' && charges > 1
    const isSeen =
      link !== undefined &&
      backAt < gateway.clock.now &&
      (how === 'true' || how === 'double') &&
      !isLie &&
      !isHidden
    truth.points.push({ ts: gateway.clock.now, wh: stepWh, isSeen })
    if (!is16) return tell(how, event('Updated', value))
    const timestamp = iso()
    const meter = () =>
      call('MeterValues', {
        connectorId: plan.lie === 'swapped' ? 2 : 1,
        transactionId: Number(transactionId),
        meterValue: [{ timestamp, sampledValue: [{ value: String(value) }] }],
      })
    return tell(how, meter)
  }

  async function end(): Promise<void> {
    isCharging = false
    if (is16) {
      const [meterStop, timestamp] = [register, iso()]
      const stop = () =>
        call('StopTransaction', {
          transactionId: Number(transactionId),
          meterStop,
          timestamp,
          reason: 'Local',
        })
      await tell(plan.stop, stop)
    } else await tell(plan.stop, event('Ended', register, { triggerReason: 'EVDeparted' }))
    if (link) await status()
  }

  async function disconnect(): Promise<void> {
    await gateway.sweep()
    await link?.close()
    link = undefined
    await expect
      .poll(
        async () =>
          (
            await gateway.db
              .selectFrom('chargePoint')
              .select('process')
              .where('pileId', '=', at.pileId)
              .executeTakeFirst()
          )?.process,
        { interval: 2 },
      )
      .toBeNull()
  }

  async function isAskedToStop(): Promise<boolean> {
    const asked = await gateway.db
      .selectFrom('pileCommand')
      .select('request')
      .where('pileId', '=', at.pileId)
      .execute()
    return asked.some(
      ({ request }) => (request as { transactionId?: string })?.transactionId === transactionId,
    )
  }

  return {
    at,
    owner,
    plan,
    truth,
    stepWh,
    connect,
    tick: async (minute: number) => {
      if (minute === plan.down?.from && link) await disconnect()
      if (plan.down && minute === plan.down.from + plan.down.minutes && !link) await connect()
      if (link) await call('Heartbeat', {})
      const due = queue.filter((message) => message.due <= gateway.clock.now)
      if (link) {
        queue = queue.filter((message) => !due.includes(message))
        for (const { send } of due) await send()
      }
      // The second car comes some minutes after the first.
      const isTurn =
        minute === plan.begin || (plan.lie === 'sameNumber' && minute === plan.begin + plan.minutes + 2)
      if (isCharging) await deliver()
      else if (isTurn) await begin()
    },
    obey: async () => {
      if (isCharging && (minutes >= plan.minutes || (link && (await isAskedToStop())))) await end()
    },
    close: async () => {
      if (!link) await connect()
      for (const { send } of queue.splice(0)) await send()
      if (isCharging) await end()
      await disconnect()
    },
  }
}

/** What energy costs at a moment, without discounts. */
const costOf = (ts: number, wh: number) =>
  unitsBetween({ ts: ts - MINUTE, wh: 0 }, { ts, wh }, tariff, null) / 100_000

async function run(drawn: typeof world extends fc.Arbitrary<infer T> ? T : never) {
  setNow(BEGIN)
  const payer = await payers(drawn)
  const piles: Simulated[] = []
  for (const plan of drawn.plans)
    piles.push(await simulated(payer.tokens[plan.token] ?? '', payer.ownerOf(plan.token), plan))
  for (const pile of piles) await pile.connect()
  for (let minute = 0; minute < MINUTES; minute += 1) {
    for (const pile of piles) await pile.tick(minute)
    for (const pile of piles) await pile.obey()
    for (const one of drawn.deeds) if (one.minute === minute) await payer.act(one, piles)
    setNow(gateway.clock.now + MINUTE)
  }
  for (const pile of piles) await pile.close()
  await watch({ ...gateway.platform, now: () => gateway.clock.now + 2 * DAY })
  return { payer, piles }
}

/** Of each book of the ledger, by how much it differs. */
const differences = async () =>
  (await checkLedger(gateway.db)).map(({ name, differenceFen }) => [name[0], differenceFen])

it(
  'whatever frames piles send and whatever people do meanwhile, nobody pays for what was not delivered, or receives what cannot be paid',
  async () => {
    console.info(`money over frames: AMPDECK_MONEY_SEED=${SEED}`)
    const before = await differences()
    const { finished, abnormal, closed } = orderStatus.code
    const property = fc.asyncProperty(world, async (drawn) => {
      const { payer, piles } = await run(drawn)
      const orders = await ordersOf(gateway.platform, piles)
      expect(
        orders.filter(({ orderStatus }) => ![finished, abnormal, closed].includes(orderStatus as 3)),
        'every order is closed or abnormal',
      ).toEqual([])

      for (const { at, truth } of piles) {
        const paid = orders.filter(({ pileId, paidFen }) => pileId === at.pileId && paidFen > 0)
        const paidWh = paid.reduce((sum, { energyWh }) => sum + energyWh, 0)
        expect(paidWh, 'nobody pays for energy that was not delivered').toBeLessThanOrEqual(truth.deliveredWh)
      }

      for (const owner of payer.accounts) {
        const own = piles.filter((pile) => pile.owner === owner)
        const ids = new Set(own.map(({ at }) => at.pileId))
        const theirs = orders.filter(({ pileId }) => ids.has(pileId))
        const points = own.flatMap(({ truth }) => truth.points)
        const cost = (some: typeof points) => some.reduce((sum, { ts, wh }) => sum + costOf(ts, wh), 0)
        const account = await gateway.db
          .selectFrom('account')
          .select(['balanceFen', 'frozenFen', 'creditLimitFen'])
          .where('id', '=', owner)
          .executeTakeFirstOrThrow()
        const leftFen = Math.max(0, account.balanceFen - account.frozenFen + account.creditLimitFen)
        const paidFen = theirs.reduce((sum, order) => sum + order.paidFen + order.discountFen, 0)
        const adjusted = await gateway.db
          .selectFrom('accountFlow')
          .select(({ fn }) => fn.sum<number | null>('amountFen').as('fen'))
          .where('accountId', '=', owner)
          .where('bizType', '=', 'correction')
          .executeTakeFirst()
        const dearest = (wh: number) => Math.max(costOf(BOUNDARY, wh), costOf(BOUNDARY + MINUTE, wh))
        const readingFen = Math.max(0, ...own.map(({ stepWh }) => dearest(stepWh)))
        const unseenFen = cost(points.filter(({ isSeen }) => !isSeen))
        const most =
          paidFen + leftFen + Math.abs(Number(adjusted?.fen ?? 0)) + readingFen + unseenFen + own.length + 1
        expect(
          cost(points),
          'nobody receives more than can be paid, by more than a reading',
        ).toBeLessThanOrEqual(most)
      }

      const flows = await gateway.db
        .selectFrom('account')
        .leftJoin('accountFlow as flow', 'flow.accountId', 'account.id')
        .select(['account.id', 'account.balanceFen'])
        .select(({ fn }) => fn.sum<number | null>('flow.amountFen').as('flowFen'))
        .where('account.id', 'in', payer.accounts)
        .groupBy(['account.id', 'account.balanceFen'])
        .execute()
      for (const { balanceFen, flowFen } of flows) expect(Number(flowFen ?? 0)).toBe(balanceFen)
      for (const { payableFen, paidFen, owedFen } of orders) expect(paidFen + owedFen).toBe(payableFen)
    })
    const limit = RUNS ? { numRuns: Number(RUNS) } : { numRuns: 1_000, interruptAfterTimeLimit: LIMIT_MS }
    await fc.assert(property, { ...limit, endOnFailure: true, seed: SEED })
    expect(await differences(), 'the ledger sums to nothing').toEqual(before)
  },
  120_000 + Number(RUNS ?? 0) * 20_000,
)
