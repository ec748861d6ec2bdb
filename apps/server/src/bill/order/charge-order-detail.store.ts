import type { StartRule } from '@ampdeck/api/bill/bill'
import { billChannel } from '@ampdeck/api/enumerations/order'
import type { z } from 'zod'
import { lastPoint } from '../../charging/record/last-point.ts'
import type { Order } from '../../charging/record/place.store.ts'
import { ofSeller } from '../../database/of-seller.ts'
import type { Rows } from '../../database/rows.ts'
import { sameSeller } from '../../database/same-seller.ts'

/** An order that the caller may see. */
interface Known {
  id: number
  sellerId: number
  meterStart: number
}

/** And what was measured last of it. */
interface Measured extends Known {
  energyWh: number
  endTime: number | null
  endSoc: number | null
  running: { ts: number; soc: number | null; energyWh: number } | null
}

type Deciding = Pick<Order, 'sellerId' | 'gunStrategyId' | 'exclusiveStrategyId' | 'channel' | 'vin'>

export async function meterValues(rows: Rows, order: Measured) {
  const { id: orderId, sellerId, meterStart, endTime, endSoc, running } = order
  const found = await ofSeller(rows.db, sellerId)
    .from('meterValue')
    .select(['ts', 'wh', 'w', 'v', 'a', 'soc', 'tempC'])
    .where('orderId', '=', orderId)
    .orderBy('minute')
    .execute()
  const curve = found.map(({ wh, w, v, a, ...value }) => ({
    ...value,
    W: w,
    V: v,
    A: a,
    energyWh: wh === null ? null : wh - meterStart,
  }))
  const newest = running ?? (endTime === null ? null : { ts: endTime, soc: endSoc })
  const last = lastPoint(curve, newest)
  if (!last) return curve
  const { energyWh } = running ?? order
  return [...curve, { ts: last.ts, soc: last.soc, energyWh, W: null, V: null, A: null, tempC: null }]
}

export function events(rows: Rows, { id: orderId, sellerId }: Known) {
  return ofSeller(rows.db, sellerId)
    .from('orderEvent')
    .select(['id', 'type', 'ts', 'payload'])
    .where('orderId', '=', orderId)
    .orderBy('ts')
    .orderBy('id')
    .execute()
}

export function deductions(rows: Rows, { id, sellerId }: Known) {
  return ofSeller(rows.db, sellerId)
    .from('accountFlow')
    .innerJoin('account', sameSeller('account.id', 'accountFlow.accountId'))
    .select(['accountFlow.id', 'accountFlow.accountId', 'account.type as accountType'])
    .select(['accountFlow.amountFen', 'accountFlow.balanceAfterFen', 'accountFlow.ts'])
    .where('accountFlow.bizType', 'in', ['deduct', 'correction'])
    .where('accountFlow.bizId', '=', id)
    .orderBy('accountFlow.id')
    .execute()
}

export function receipts(rows: Rows, { id: orderId, sellerId }: Known) {
  return ofSeller(rows.db, sellerId)
    .from('orderReceipt')
    .select(['id', 'receiptNo', 'amountFen', 'ts'])
    .where('orderId', '=', orderId)
    .orderBy('id')
    .execute()
}

export async function occupyBill(rows: Rows, { id: orderId, sellerId }: Known) {
  const found = await ofSeller(rows.db, sellerId)
    .from('occupyBill')
    .innerJoin('occupyRule as rule', sameSeller('rule.id', 'occupyBill.ruleId'))
    .select([
      'occupyBill.state',
      'occupyBill.ruleId',
      'rule.name as ruleName',
      'occupyBill.fromTime',
      'occupyBill.toTime',
    ])
    .select(['occupyBill.minutes', 'occupyBill.freeMinutes', 'occupyBill.graceMinutes', 'occupyBill.steps'])
    .select(['occupyBill.feeFen', 'rule.stepMinutes', 'rule.stepFen', 'rule.capFen'])
    .where('occupyBill.orderId', '=', orderId)
    .executeTakeFirst()
  if (!found) return null
  const { fromTime: from, toTime: to, graceMinutes, freeMinutes, ...bill } = found
  return { ...bill, from, to, freeMinutes: freeMinutes + graceMinutes }
}

export async function rawBill(rows: Rows, { id: orderId, sellerId }: Known) {
  const found = await ofSeller(rows.db, sellerId)
    .from('rawBill')
    .select(['id', 'tradeNo', 'startTime', 'endTime', 'meterStart', 'meterStop', 'receivedTime', 'state'])
    .select(['periodWh', 'pileFeeFen'])
    .where('orderId', '=', orderId)
    .executeTakeFirst()
  return found ?? null
}

/** The strategy that has ended the charge, as it was when that began. */
export async function strategy(rows: Rows, { id: orderId, sellerId }: Known) {
  const found = await ofSeller(rows.db, sellerId)
    .from('chargeTransaction')
    .innerJoin('chargeOrder', sameSeller('chargeOrder.id', 'chargeTransaction.orderId'))
    .select(['chargeTransaction.strategies', 'chargeOrder.chargeStrategyId'])
    .where('chargeOrder.id', '=', orderId)
    .where('chargeOrder.chargeStrategyId', 'is not', null)
    .executeTakeFirst()
  return found?.strategies?.find(({ id }) => id === found.chargeStrategyId) ?? null
}

/** The rules that decided at the start, also those deleted since. */
export async function startRules(
  rows: Rows,
  { sellerId, gunStrategyId, exclusiveStrategyId, channel, vin }: Deciding,
): Promise<z.output<typeof StartRule>[]> {
  const of = ofSeller(rows.db, sellerId)
  const isByVin = channel === billChannel.code.vin && vin !== null
  const [strategy, exclusive, pass] = await Promise.all([
    gunStrategyId === null
      ? undefined
      : of
          .withDeleted('strategyForGun')
          .innerJoin('costModel', sameSeller('costModel.id', 'strategyForGun.costModelId'))
          .select(['strategyForGun.id', 'costModel.code as name'])
          .where('strategyForGun.id', '=', gunStrategyId)
          .executeTakeFirst(),
    exclusiveStrategyId === null
      ? undefined
      : of
          .withDeleted('exclusiveStrategy')
          .select(['id', 'name'])
          .where('id', '=', exclusiveStrategyId)
          .executeTakeFirst(),
    isByVin
      ? of
          .from('vinPass')
          .select(['id', 'vin as name', 'maxFenPerOrder'])
          .where('vin', '=', vin)
          .executeTakeFirst()
      : undefined,
  ])
  return [
    ...(strategy ? [{ kind: 'gunStrategy' as const, ...strategy, capFen: null }] : []),
    ...(exclusive ? [{ kind: 'exclusiveStrategy' as const, ...exclusive, capFen: null }] : []),
    ...(pass
      ? [{ kind: 'vinPass' as const, id: pass.id, name: pass.name, capFen: pass.maxFenPerOrder }]
      : []),
  ]
}

/** The code of the model and the number of its version. */
export async function costModelName(
  rows: Rows,
  {
    sellerId,
    costModelId,
    versionNo,
  }: { sellerId: number; costModelId: number | null; versionNo: number | null },
): Promise<string | null> {
  if (costModelId === null) return null
  const model = await ofSeller(rows.db, sellerId)
    .withDeleted('costModel')
    .select('code')
    .where('id', '=', costModelId)
    .executeTakeFirst()
  return model ? `${model.code} v${versionNo}` : null
}

/** The prices that an order is billed by. */
export async function tariff(
  rows: Rows,
  { sellerId, costModelVersionId: id }: { sellerId: number; costModelVersionId: number },
) {
  const found = await ofSeller(rows.db, sellerId)
    .withDeleted('costModelVersion')
    .select('periods')
    .where('id', '=', id)
    .executeTakeFirst()
  return found?.periods ?? []
}
