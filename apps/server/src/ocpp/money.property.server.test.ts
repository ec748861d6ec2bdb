import { gunStatus } from '@ampdeck/api/enumerations/equipment'
import { orderStatus, stopReason } from '@ampdeck/api/enumerations/order'
import { DAY, MINUTE } from '@ampdeck/api/time'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { watch } from '../charging/finish/watchdog.job.ts'
import type { ChargePoint, GunReport } from '../device/charge-point.ts'
import { addMember, addPile, ordersOf, setLink } from '../testing/charging.ts'
import { setUpNetwork } from '../testing/set-up.ts'
import { TEST_NOW } from '../testing/test-database.ts'
import { pileClock } from './connection/clock.ts'

/*
 * Several piles charge on one payer's money and report what they do truly, late, twice, not at all or wrongly. A world
 * beside the server knows what was really delivered; at the end the two are compared.
 *   AMPDECK_MONEY_RUNS=200 pnpm exec vitest run --project server money.property
 */

const SEED = process.env.AMPDECK_MONEY_SEED
const RUNS = Number(process.env.AMPDECK_MONEY_RUNS ?? 12)
/** 10:20 to 12:00 in UTC+8: one price, also for a clock that is a quarter of an hour slow. */
const BEGIN = TEST_NOW + 20 * MINUTE
const MINUTES = 60
const SLOW = 15 * MINUTE
/** Fen per Wh at that time, without discounts; a fleet has a service price of its own. */
const FEN_PER_WH = { member: 0.16203, fleet: 0.14003 }

type Fate = 'true' | 'lost' | 'double' | 'late'
type Lie = 'none' | 'spike' | 'reset' | 'highStop' | 'afterStop'

interface Plan {
  begin: number
  minutes: number
  kW: number
  isSlow: boolean
  /** Whether its clock was measured before it does anything. */
  isMeasured: boolean
  fates: readonly Fate[]
  lie: Lie
  lieAt: number
  stop: Fate
  down: { from: number; minutes: number } | null
}

const fate = fc.oneof(
  { weight: 12, arbitrary: fc.constant<Fate>('true') },
  { weight: 1, arbitrary: fc.constantFrom<Fate>('lost', 'double', 'late') },
)
const plan: fc.Arbitrary<Plan> = fc.record({
  begin: fc.integer({ min: 0, max: 12 }),
  minutes: fc.integer({ min: 2, max: 25 }),
  kW: fc.integer({ min: 20, max: 120 }),
  isSlow: fc.boolean(),
  isMeasured: fc.boolean(),
  fates: fc.array(fate, { minLength: 40, maxLength: 40 }),
  lie: fc.oneof(
    { weight: 3, arbitrary: fc.constant<Lie>('none') },
    { weight: 2, arbitrary: fc.constantFrom<Lie>('spike', 'reset', 'highStop', 'afterStop') },
  ),
  lieAt: fc.integer({ min: 1, max: 10 }),
  stop: fc.oneof(
    { weight: 4, arbitrary: fc.constant<Fate>('true') },
    { weight: 1, arbitrary: fc.constantFrom<Fate>('lost', 'double') },
  ),
  down: fc.option(
    fc.record({ from: fc.integer({ min: 2, max: 20 }), minutes: fc.integer({ min: 2, max: 40 }) }),
    {
      freq: 2,
    },
  ),
})
const world = fc.record({
  payer: fc.constantFrom('member' as const, 'fleet' as const),
  balanceFen: fc.integer({ min: 0, max: 4_000 }),
  plans: fc.array(plan, { minLength: 1, maxLength: 5 }),
})

const { server, service } = setUpNetwork()

/** One pile with one car: what it does, what it says, and what the server can know of it. */
function simulated(at: ChargePoint, token: string, plan: Plan) {
  const transactionId = `tx-${at.code}`
  const connector = 1
  const queue: { due: number; send: () => Promise<unknown> }[] = []
  let clock = pileClock()
  let skew: number | null = null
  let register = 50_000
  let state: 'waiting' | 'charging' | 'over' = 'waiting'
  let isUp = true
  let backSince = 0
  let minutes = 0
  const truth = { deliveredWh: 0, unseenWh: 0, isRefused: false, stepWh: Math.ceil((plan.kW * 1_000) / 60) }

  const said = () => server.clock.now - (plan.isSlow ? SLOW : 0)
  /** A time as the gateway passes it on: corrected where the pile's clock is known to be wrong. */
  const passedOn = (action: string, ts: number) => {
    const payload = { timestamp: new Date(ts).toISOString() }
    skew = clock.hear(action, payload, server.clock.now) ?? skew
    return Date.parse(clock.corrected(payload).timestamp)
  }
  const status = (code: GunReport['status']) =>
    service.gunChanged(at, { connector, status: code, ts: passedOn('StatusNotification', said()) })
  const reading = (meterWh: number, ts: number) => ({
    ts,
    meterWh,
    W: plan.kW * 1_000,
    V: 400,
    A: 150,
    soc: 40,
    tempC: 30,
  })

  async function tell(how: Fate, send: () => Promise<unknown>): Promise<void> {
    if (how === 'lost') return
    if (!isUp) return void queue.push({ due: 0, send })
    if (how === 'late') return void queue.push({ due: server.clock.now + 2 * MINUTE, send })
    await send()
    if (how === 'double') await send()
  }

  async function begin(): Promise<void> {
    const ts = said()
    const meterWh = register
    const send = () =>
      service.started(at, {
        connector,
        transactionId,
        token: { value: token, isVin: false },
        meterWh,
        ts: passedOn('StartTransaction', ts),
      })
    state = 'charging'
    // Without a connection it starts by itself, and says so later.
    if (!isUp) {
      const ask = async () => {
        truth.isRefused = !(await send()).accepted
        if (truth.isRefused && state === 'charging') await end()
      }
      return void queue.push({ due: 0, send: ask })
    }
    await status(gunStatus.code.preparing)
    const { accepted } = await send()
    truth.isRefused = !accepted
    if (accepted) await status(gunStatus.code.charging)
    else state = 'over'
  }

  async function deliver(): Promise<void> {
    const how = plan.fates[minutes] ?? 'true'
    minutes += 1
    const isLie = minutes === plan.lieAt
    if (isLie && plan.lie === 'reset') register = 0
    register += truth.stepWh
    truth.deliveredWh += truth.stepWh
    // What is delivered until the first reading after a reconnection is known only then.
    const isSeen =
      isUp &&
      backSince < server.clock.now &&
      (how === 'true' || how === 'double') &&
      !(isLie && plan.lie === 'reset')
    if (!isSeen) truth.unseenWh += truth.stepWh
    const shown = register + (isLie && plan.lie === 'spike' ? 500_000 : 0)
    const ts = said()
    await tell(how, () =>
      service.metered(at, {
        connector,
        transactionId,
        readings: [reading(shown, passedOn('TransactionEvent', ts))],
      }),
    )
  }

  async function end(): Promise<void> {
    state = 'over'
    const ts = said()
    const meterWh = plan.lie === 'afterStop' ? null : register + (plan.lie === 'highStop' ? 400_000 : 0)
    const reason = stopReason.code.user
    await tell(plan.stop, () =>
      service.stopped(at, {
        connector,
        transactionId,
        meterWh,
        reason,
        readings: [],
        ts: passedOn('StopTransaction', ts),
      }),
    )
    if (plan.lie === 'afterStop') {
      const later = () => reading(register + 30_000, passedOn('TransactionEvent', ts + MINUTE))
      await tell('true', () => service.metered(at, { connector, transactionId, readings: [later()] }))
    }
    // The car leaves at once.
    if (isUp) await status(gunStatus.code.idle)
  }

  async function link(minute: number): Promise<void> {
    const { down } = plan
    if (!down) return
    if (minute === down.from) {
      isUp = false
      await service.disconnected(at, server.clock.now)
    } else if (minute === down.from + down.minutes) await reconnect(down)
  }

  async function reconnect(down: { minutes: number }): Promise<void> {
    isUp = true
    const linkFrom = server.clock.now
    backSince = linkFrom
    await setLink(server.platform, at, { linkFrom, linkLost: linkFrom - down.minutes * MINUTE })
    clock = pileClock()
    clock.restore(skew, { from: linkFrom, lost: linkFrom - down.minutes * MINUTE })
    await service.connected(at, linkFrom)
    await flush(Number.POSITIVE_INFINITY)
    await status(state === 'charging' ? gunStatus.code.charging : gunStatus.code.idle)
  }

  async function flush(until: number): Promise<void> {
    const due = queue.filter((message) => message.due <= until)
    for (const message of due) {
      queue.splice(queue.indexOf(message), 1)
      await message.send()
    }
  }

  return {
    at,
    transactionId,
    plan,
    truth,
    tick: async (minute: number) => {
      if (minute === 0 && plan.isMeasured) await status(gunStatus.code.idle)
      await link(minute)
      if (isUp) await flush(server.clock.now)
      if (minute === plan.begin) await begin()
      else if (state === 'charging') await deliver()
    },
    /** What the pile does at the end of a minute: its car has enough, or the server wants it to stop. */
    obey: async () => {
      if (state !== 'charging') return
      const isAsked = isUp && (await isAskedToStop(at))
      if (isAsked || minutes >= plan.minutes) await end()
    },
    close: async () => {
      if (!isUp) await reconnect({ minutes: MINUTES })
      await flush(Number.POSITIVE_INFINITY)
    },
  }
}

async function isAskedToStop({ pileId }: ChargePoint): Promise<boolean> {
  const asked = await server.db
    .selectFrom('pileCommand')
    .select('id')
    .where('pileId', '=', pileId)
    .limit(1)
    .execute()
  return asked.length > 0
}

async function run({
  payer,
  balanceFen,
  plans,
}: {
  payer: 'member' | 'fleet'
  balanceFen: number
  plans: Plan[]
}) {
  server.clock.now = TEST_NOW
  const credit = Math.floor(balanceFen / 2)
  const member = await addMember(
    server.platform,
    payer === 'member'
      ? { phoneFen: balanceFen }
      : { fleet: { balanceFen: balanceFen - credit, creditFen: credit } },
  )
  const piles = []
  for (const plan of plans) {
    const at = await addPile(server.platform)
    await setLink(server.platform, at, { linkFrom: TEST_NOW - DAY, linkLost: TEST_NOW - 2 * DAY })
    piles.push(simulated(at, member.cardNo, plan))
  }
  const { stationId } = piles[0]?.at ?? { stationId: 0 }
  await server.db
    .updateTable('station')
    .set({ occupyRuleId: await occupyRule() })
    .where('id', '=', stationId)
    .execute()
  server.clock.now = BEGIN
  for (let minute = 0; minute < MINUTES; minute += 1) {
    for (const pile of piles) await pile.tick(minute)
    for (const pile of piles) await pile.obey()
    server.clock.now += MINUTE
  }
  for (const pile of piles) await pile.close()
  server.clock.now += 2 * DAY
  await watch(server.platform)
  return { member, piles }
}

/** The shortest free time that there is. */
async function occupyRule(): Promise<number> {
  const rule = await server.db
    .selectFrom('occupyRule')
    .select('id')
    .where('sellerId', '=', 10_001)
    .orderBy('id')
    .executeTakeFirstOrThrow()
  const strict = { freeMinutes: 15, stepMinutes: 15, timeWindow: '00:00-24:00', graceMemberLevels: [] }
  await server.db.updateTable('occupyRule').set(strict).where('id', '=', rule.id).execute()
  return rule.id
}

it(
  'whatever piles say, nobody pays for what was not delivered, or receives what cannot be paid',
  async () => {
    const { finished, abnormal, closed } = orderStatus.code
    await fc.assert(
      fc.asyncProperty(world, async (drawn) => {
        const { member, piles } = await run(drawn)
        const orders = await ordersOf(server.platform, piles)

        // Every order is finished, closed or abnormal.
        expect(
          orders.filter(({ orderStatus }) => ![finished, abnormal, closed].includes(orderStatus as 3)),
        ).toEqual([])

        for (const { at, truth } of piles) {
          const paid = orders.filter(({ pileId, paidFen }) => pileId === at.pileId && paidFen > 0)
          const paidWh = paid.reduce((sum, { energyWh }) => sum + energyWh, 0)
          expect(paidWh, 'nobody pays for energy that was not delivered').toBeLessThanOrEqual(
            truth.deliveredWh,
          )
        }
        // Every car left at once.
        expect(orders.map(({ occupyFeeFen }) => occupyFeeFen).filter((fen) => fen > 0)).toEqual([])

        const price = FEN_PER_WH[drawn.payer]
        const deliveredWh = piles.reduce((sum, { truth }) => sum + truth.deliveredWh, 0)
        const unseenWh = piles.reduce((sum, { truth }) => sum + truth.unseenWh, 0)
        const readingWh = Math.max(...piles.map(({ truth }) => truth.stepWh))
        // A discount lets the same money buy more.
        const discountFen = orders.reduce((sum, order) => sum + order.discountFen, 0)
        const most = drawn.balanceFen + discountFen + (readingWh + unseenWh) * price + piles.length
        expect(
          deliveredWh * price,
          'nobody receives more than can be paid, by more than a reading',
        ).toBeLessThanOrEqual(most)

        // What was delivered and reported is not closed as nothing.
        for (const { at, truth, plan } of piles) {
          const known = orders.filter(
            ({ pileId, orderStatus }) => pileId === at.pileId && orderStatus !== closed,
          )
          const isKnown = truth.deliveredWh > truth.unseenWh && !truth.isRefused
          if (isKnown && plan.stop !== 'lost') expect(known).toHaveLength(1)
        }

        // The ledger sums to nothing, and nothing is held back any more.
        const accounts = await server.db
          .selectFrom('account')
          .leftJoin('accountFlow as flow', 'flow.accountId', 'account.id')
          .select(['account.id', 'account.balanceFen'])
          .select(({ fn }) => fn.sum<number | null>('flow.amountFen').as('flowFen'))
          .where(({ or, eb }) =>
            or([eb('memberId', '=', member.id), eb('groupId', '=', orders[0]?.groupId ?? 0)]),
          )
          .groupBy(['account.id', 'account.balanceFen'])
          .execute()
        for (const { balanceFen, flowFen } of accounts) expect(Number(flowFen ?? 0)).toBe(balanceFen)
        for (const { payableFen, paidFen, owedFen } of orders) expect(paidFen + owedFen).toBe(payableFen)
        const held = await server.db
          .selectFrom('chargeHold')
          .innerJoin('chargeOrder as o', 'o.id', 'chargeHold.orderId')
          .select('o.id')
          .where(
            'o.pileId',
            'in',
            piles.map(({ at }) => at.pileId),
          )
          .where('chargeHold.lostTime', 'is', null)
          .execute()
        expect(held).toEqual([])
      }),
      { numRuns: RUNS, endOnFailure: true, ...(SEED ? { seed: Number(SEED) } : {}) },
    )
  },
  60_000 + RUNS * 20_000,
)
