import { badDebt, badDebtState } from '@ampdeck/api/bill/bad-debt'
import { bill } from '@ampdeck/api/bill/bill'
import { cardBill } from '@ampdeck/api/bill/card-bill'
import { occupyBill } from '@ampdeck/api/bill/occupy-bill'
import { abnormalBill, overtimeBill } from '@ampdeck/api/bill/odd-order'
import { rawBill, rawBillState } from '@ampdeck/api/bill/raw-bill'
import { teamBill } from '@ampdeck/api/bill/team-bill'
import { owedOrderLife, unpayBill } from '@ampdeck/api/bill/unpay-bill'
import { memberStatus } from '@ampdeck/api/enumerations/member'
import { abnormalKind, occupyState, orderStatus, teamBillState } from '@ampdeck/api/enumerations/order'
import { DAY, formatTimestamp, HOUR, MINUTE } from '@ampdeck/api/time'
import { sql } from 'kysely'
import { endOccupation } from '../../charging/occupy/occupy.service.ts'
import { charged } from '../charged.ts'
import { addFunds, addMember, addPile } from '../charging.ts'
import { SKYLINE } from './people.ts'
import type { Bench, Made, Transition } from './transition.ts'

const { finished, closed } = orderStatus.code
const orders = { table: 'chargeOrder', read: bill.get } as const
const reason = 'checked'
/** Only one of them is allowed at a time. */
let receipts = 0
const receiptNo = () => `T${++receipts}`

const lost = async ({ server, charging }: Bench) =>
  (await charged(server.platform, charging, { wh: 3_000, lost: true })).order
/** 10 kWh by somebody who has 3 yuan. */
const owed = ({ server, charging }: Bench) => charged(server.platform, charging, { phoneFen: 300 })

/** An order of a member who has left, which somebody has applied to write off. */
async function doubtful(bench: Bench) {
  const { order, member } = await owed(bench)
  await bench.server.db
    .updateTable('member')
    .set({ status: memberStatus.code.cancelled })
    .where('id', '=', member.id)
    .execute()
  return order
}
const applied = async (bench: Bench) =>
  bench.ask(badDebt.apply, { orderNo: (await doubtful(bench)).orderNo, reason })
async function writtenOff(bench: Bench) {
  const order = await doubtful(bench)
  const { id, version } = await bench.ask(badDebt.apply, { orderNo: order.orderNo, reason })
  const debt = await bench.ask(badDebt.audit, { id, version, pass: true }, 'second')
  return { ...debt, body: { amountFen: order.owedFen, receiptNo: receiptNo() } }
}

/** An order that a person wants corrected. */
async function proposed(bench: Bench) {
  const { order } = await charged(bench.server.platform, bench.charging)
  const lines = [{ seq: 1, energyWh: 0, eFeeFen: -50, sFeeFen: 0 }]
  return { id: (await bench.ask(bill.adjust, { id: order.id, lines, reason })).id }
}

/** A final bill that found no charge. */
async function stray({ server: { platform, db } }: Bench) {
  const pile = await addPile(platform)
  const id = platform.newId()
  const ts = platform.now()
  const row = { id, sellerId: SKYLINE, createTime: ts, updateTime: ts, createUser: null, updateUser: null }
  const at = { stationId: pile.stationId, pileId: pile.pileId, gunId: pile.guns[0]?.id ?? 0, gunLetter: 0 }
  const end = { endTime: ts - 2 * HOUR, meterStart: null, meterStop: 11_000, startTime: null, frame: null }
  const found = { receivedTime: ts, stopReason: 1, pileFeeFen: null, orderId: null }
  const state = rawBillState.code.unmatched
  await db
    .insertInto('rawBill')
    .values({ ...row, ...at, ...end, ...found, tradeNo: `X${id}`, pileCode: pile.code, state })
    .execute()
  return { id, version: 1, pile }
}

/** A card that was pulled out before its charge was paid. */
async function interrupted({ server: { platform, db } }: Bench, state: number, billedFen?: number) {
  const member = await addMember(platform, {})
  const { stationId, pileId, code } = await addPile(platform)
  await db.updateTable('card').set({ status: 3 }).where('cardNo', '=', member.cardNo).execute()
  const id = platform.newId()
  const ts = platform.now()
  const by = { id, sellerId: SKYLINE, stationId, pileId, tradeNo: `T${id}`, createTime: ts, updateTime: ts }
  const row = { ...by, createUser: null, updateUser: null }
  const balances = { amountFen: 0, balanceBeforeFen: 5_000, balanceAfterFen: 5_000 }
  const read = { cardNo: member.cardNo, readTime: ts - 8 * DAY, state, voidReason: null }
  await db
    .insertInto('cardBill')
    .values({ ...row, ...balances, ...read })
    .execute()
  if (billedFen !== undefined) {
    const none = {
      gunId: null,
      gunLetter: null,
      startTime: null,
      meterStart: null,
      meterStop: null,
      frame: null,
    }
    const end = { endTime: ts, receivedTime: ts, stopReason: 1, state: 3, orderId: null }
    await db
      .insertInto('rawBill')
      .values({ ...row, ...none, ...end, pileCode: code, pileFeeFen: billedFen })
      .execute()
  }
  return { id, version: 1 }
}

/** The months that were given away. */
let months = 0

/** A month in which a fleet has charged and nothing is open, without the bill that was drawn for it. */
async function fleetMonth({ server }: Bench) {
  const { rows } = await sql<{ groupId: number; month: string }>`
    select o.group_id as "groupId", o.month from (
      select group_id, to_char(to_timestamp(start_time / 1000 + 28800) at time zone 'UTC', 'YYYY-MM') as month,
        bool_or(order_status not in (${finished}, ${closed})) as open, bool_or(order_status = ${finished}) as charged
      from charge_order where seller_id = ${SKYLINE} and group_id is not null group by 1, 2) o
    where o.charged and not o.open and o.month < '2026-07'
    order by 2, 1 limit 1 offset ${months++}`.execute(server.db)
  const [found] = rows
  if (!found) throw new Error('No fleet has charged in another month.')
  await server.db
    .deleteFrom('teamBill')
    .where(({ and }) => and(found))
    .execute()
  return found
}
const drafted = async (bench: Bench) => bench.ask(teamBill.save, await fleetMonth(bench))
const billed = async (bench: Bench, state: number) => {
  const { id, version } = await drafted(bench)
  const { draft, partlyPaid } = teamBillState.code
  if (state === draft) return { id, version }
  const confirmed = await bench.ask(teamBill.confirm, { id, version })
  if (state === partlyPaid)
    await bench.server.db.updateTable('teamBill').set({ state }).where('id', '=', id).execute()
  return { id, version: confirmed.version }
}

/** A car that stands at its gun after a charge. */
async function parked(bench: Bench, state: number, stays = 3 * HOUR): Promise<Made> {
  const { server, charging } = bench
  const { order } = await charged(server.platform, charging, { phoneFen: 1_600 })
  const before = server.db.updateTable('occupyBill').where('orderId', '=', order.id)
  const from = server.clock.now - stays
  await before.set({ fromTime: from }).execute()
  const at = { at: server.clock.now, isGone: true }
  if (state !== occupyState.code.counting) await endOccupation(server.platform, SKYLINE, order.id, at)
  const { id, version } = await server.db
    .selectFrom('occupyBill')
    .select(['id', 'version'])
    .where('orderId', '=', order.id)
    .executeTakeFirstOrThrow()
  return { id, version, body: { reason } }
}
async function toWaive(bench: Bench, state: number): Promise<Made> {
  const { id, version } = await parked(bench, state, 20 * HOUR)
  return { ...(await bench.ask(occupyBill.waive, { id, version, reason })), body: { reason } }
}

/** What becomes of orders and their bills (domain.md §4 LC 1, 1b, 2, 3, 3b, 7). */
export const billTransitions: readonly Transition[] = [
  {
    ...{ life: '1 ChargeOrder', name: 'handle', call: abnormalBill.handle },
    ...{ ...orders, to: finished },
    make: async (bench) => {
      const { id, version, endTime } = await lost(bench)
      return {
        id,
        version,
        body: { meterStop: 4_000, endTime: formatTimestamp(endTime ?? bench.server.clock.now), reason },
      }
    },
  },
  {
    ...{ life: '1 ChargeOrder', name: 'finish with the last reading', call: overtimeBill.finish },
    ...{ ...orders, to: finished },
    make: async (bench) => ({ ...(await idOf(lost(bench))), body: { reason } }),
  },
  {
    ...{ life: '1 ChargeOrder', name: 'void', call: abnormalBill.void },
    ...orders,
    make: async (bench) => {
      const order = await idOf(lost(bench))
      await bench.server.db
        .updateTable('chargeOrder')
        .set({ abnormalKind: abnormalKind.code.duplicate })
        .where('id', '=', order.id)
        .execute()
      return { ...order, body: { reason } }
    },
  },
  {
    ...{ life: '1 ChargeOrder', name: 'calculate again', call: abnormalBill.recalculate },
    ...{ ...orders, to: finished },
    make: async (bench) => {
      const { order } = await charged(bench.server.platform, bench.charging, { wh: 90_000 })
      await bench.server.db
        .updateTable('rawBill')
        .set({ meterStop: 11_000 })
        .where('orderId', '=', order.id)
        .execute()
      return { id: order.id, version: order.version }
    },
  },
  {
    ...{ life: '1 ChargeOrder', name: 'propose an adjustment', call: bill.adjust },
    ...orders,
    make: async (bench) => {
      const { order } = await charged(bench.server.platform, bench.charging)
      return { id: order.id, body: { lines: [{ seq: 1, eFeeFen: -50 }], reason } }
    },
  },
  ...(['confirmAdjust', 'refuseAdjust'] as const).map(
    (name): Transition => ({
      ...{
        life: '1 ChargeOrder',
        name: name === 'confirmAdjust' ? 'agree to an adjustment' : 'reject an adjustment',
      },
      ...{ call: bill[name], table: 'orderAdjust', read: null },
      make: async (bench) => ({ ...(await proposed(bench)), body: { reason } }),
    }),
  ),
  ...([false, true] as const).map(
    (many): Transition => ({
      ...{ life: '1b chargeStatus', name: many ? 'deduct many' : 'deduct', ...orders },
      ...(many
        ? { call: unpayBill.batchDeduct, step: owedOrderLife.deduct, many }
        : { call: unpayBill.deduct }),
      make: async (bench) => {
        const { order, member } = await owed(bench)
        await addFunds(bench.server.platform, SKYLINE, { memberId: member.id, type: 1, balanceFen: 100_000 })
        return { id: order.id }
      },
    }),
  ),
  {
    ...{ life: '1b chargeStatus', name: 'cash receipt', call: unpayBill.receive },
    ...orders,
    make: async (bench) => {
      const { id, version, owedFen: amountFen } = (await owed(bench)).order
      return { id, version, body: { amountFen, receiptNo: receiptNo() } }
    },
  },
  {
    ...{ life: '1b chargeStatus', name: 'apply for a bad debt', call: badDebt.apply },
    ...orders,
    make: async (bench) => {
      const { id, orderNo } = await doubtful(bench)
      return { id, body: { orderNo, reason } }
    },
  },
  ...[true, false].map(
    (pass): Transition => ({
      ...{ life: '1b chargeStatus', name: pass ? 'write off' : 'reject a bad debt' },
      ...{ call: badDebt.audit, table: 'badDebt' },
      to: pass ? badDebtState.code.writtenOff : badDebtState.code.refused,
      make: async (bench) => ({ ...(await applied(bench)), body: { pass, note: reason } }),
    }),
  ),
  {
    ...{ life: '1b chargeStatus', name: 'recover', call: badDebt.recover, table: 'badDebt' },
    make: writtenOff,
  },
  {
    ...{ life: '2 RawBill', name: 'build', call: rawBill.build },
    table: 'rawBill',
    make: async (bench) => {
      const { id, version } = await stray(bench)
      const startTime = formatTimestamp(bench.server.clock.now - 3 * HOUR)
      return { id, version, body: { startTime, meterStart: 1_000 } }
    },
  },
  {
    ...{ life: '2 RawBill', name: 'bind', call: rawBill.match },
    table: 'rawBill',
    make: async (bench) => {
      const [{ id, version, pile }, order] = [await stray(bench), await lost(bench)]
      const gunId = pile.guns[0]?.id ?? 0
      await bench.server.db
        .updateTable('rawBill')
        .set({ gunId: order.gunId, pileId: order.pileId, endTime: bench.server.clock.now - MINUTE })
        .where('id', '=', id)
        .where('gunId', '=', gunId)
        .execute()
      return { id, version, body: { orderNo: order.orderNo } }
    },
  },
  {
    ...{ life: '3 CardBill', name: 'unlock', call: cardBill.unlock },
    table: 'cardBill',
    make: (bench, state) => interrupted(bench, Number(state), 1_234),
  },
  {
    ...{ life: '3 CardBill', name: 'void', call: cardBill.void },
    table: 'cardBill',
    make: async (bench, state) => ({ ...(await interrupted(bench, Number(state))), body: { reason } }),
  },
  {
    ...{ life: '3b TeamBill', name: 'confirm', call: teamBill.confirm },
    table: 'teamBill',
    make: (bench, state) => billed(bench, Number(state)),
  },
  {
    ...{ life: '3b TeamBill', name: 'receive', call: teamBill.receive },
    ...{ table: 'teamBill', to: teamBillState.code.paid },
    make: async (bench, state) => ({ ...(await billed(bench, Number(state))), body: { way: 'account' } }),
  },
  {
    ...{ life: '3b TeamBill', name: 'void', call: teamBill.void },
    table: 'teamBill',
    make: (bench, state) => billed(bench, Number(state)),
  },
  {
    ...{ life: '7 OccupyBill', name: 'waive', call: occupyBill.waive },
    table: 'occupyBill',
    make: (bench, state) => parked(bench, Number(state)),
  },
  {
    ...{ life: '7 OccupyBill', name: 'agree to waive a large fee', call: occupyBill.waive },
    table: 'occupyBill',
    make: (bench, state) => toWaive(bench, Number(state)),
  },
  {
    ...{ life: '7 OccupyBill', name: 'do not agree to waive a large fee', call: occupyBill.refuseWaive },
    table: 'occupyBill',
    make: (bench, state) => toWaive(bench, Number(state)),
  },
]

async function idOf(order: ReturnType<typeof lost>) {
  const { id, version } = await order
  return { id, version }
}
