import { rechargeState, rechargeType } from '@ampdeck/api/enumerations/finance'
import { parseTimestamp } from '@ampdeck/api/time'
import { expect, test } from 'vitest'
import type { Sink } from '../../demo/part.ts'
import { drawnMoney } from './drawn-money.ts'

const account = { id: 7, sellerId: 10_001, groupId: null, balanceFen: 0, frozenFen: 0, last: 0 }
const NOON = parseTimestamp('2026-06-01') + 43_200_000
/** Of so many some were paid too late and paid back, which is a call of its own. */
const TRIED = 200

async function written(money: ReturnType<typeof drawnMoney>) {
  const tables: Record<string, { id: number }[]> = {}
  const copy: Sink['copy'] = async (table, rows) => {
    tables[table] = [...(rows as Iterable<{ id: number }>)]
  }
  await money.write({ copy } as Sink)
  return tables
}

test('what a large network does in one millisecond has ids of its own', async () => {
  const money = drawnMoney()
  for (let n = 0; n < TRIED; n++) {
    const tried = { type: rechargeType.code.alipay, amountFen: 5_000, ts: NOON }
    money.tried(account, { ...tried, state: rechargeState.code.closed })
    money.payIn(account, tried.type, tried.amountFen, NOON)
  }
  const { recharge = [], accountFlow = [], paymentOrder = [] } = await written(money)
  expect([recharge.length, accountFlow.length]).toEqual([2 * TRIED, TRIED])
  expect(paymentOrder.length).toBeGreaterThan(2 * TRIED)
  for (const rows of [recharge, accountFlow, paymentOrder])
    expect(new Set(rows.map(({ id }) => id)).size).toBe(rows.length)
})
