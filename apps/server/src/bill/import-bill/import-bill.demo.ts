import { importState } from '@ampdeck/api/enumerations/system'
import { DAY, dayNumber, formatDate, HOUR, MINUTE, startOfDay } from '@ampdeck/api/time'
import { lockGun } from '../../charging/record/place.store.ts'
import { ofSeller } from '../../database/of-seller.ts'
import type { DemoPart, Sink } from '../../demo/part.ts'
import { demoId, standard } from '../../demo/records.ts'
import { demoSellers } from '../../demo/sellers.ts'
import { stream, type World } from '../../demo/world.ts'
import { countAllChanged } from '../day-stat/day-stat.store.ts'
import { addForeign, countBatch, isCharged } from './import-bill.service.ts'

const { done: DONE, failed: FAILED } = importState.code
const PLATFORM = '北风充电'
/** Files by their age in days and their rows; the last rows of some were not kept. */
const files = [
  { age: 3, rows: 14, failed: 2 },
  { age: 21, rows: 9, failed: 0 },
  { age: 52, rows: 12, failed: 1 },
]

/** What another platform has billed at the own guns: a file for some of the last months. */
export const part: DemoPart = {
  name: 'importBills',
  after: ['orders', 'dayStat', 'users', 'rawBills'],
  async present(world, sink) {
    const known = await sink.db.selectFrom('importBill').select('id').limit(1).execute()
    if (known.length > 0) return
    for (const sellerId of demoSellers)
      for (const n of files.keys()) await importFile(world, sink, { sellerId, n })
    await countAllChanged(sink.db)
  },
}

async function importFile(
  world: World,
  { copy, db }: Sink,
  { sellerId, n }: { sellerId: number; n: number },
): Promise<void> {
  const { age = 0, rows = 0, failed = 0 } = files[n] ?? {}
  const first = startOfDay(dayNumber(world.anchor) - age - 3)
  const batch = standard(sellerId, 'importBill', n + 1, first + 3 * DAY + 9 * HOUR)
  const importId = demoId(sellerId, 'importBill', 100 + n)
  const about = { importId, fileName: `${PLATFORM}-${formatDate(first)}.xlsx`, userName: '财务' }
  await copy('importBill', [
    { ...batch, ...about, state: failed > 0 ? FAILED : DONE, total: rows, kept: rows - failed, failed },
  ])
  await copy(
    'importRow',
    Array.from({ length: rows }, (_, index) => ({
      sellerId,
      importId,
      row: index + 3,
      content: index < rows - failed ? null : `第${index + 3}行：开始时间：该充电枪在此时段已有订单`,
    })),
  )
  let made = 0
  const random = stream(world, 'importBill', sellerId, n)
  const context = {
    db,
    now: () => batch.createTime,
    newId: () => demoId(sellerId, 'importBill', (n + 1) * 10_000 + made++),
  }
  const guns = await ofSeller(db, sellerId)
    .from('gun')
    .select('id')
    .orderBy('id')
    .limit(rows * 3)
    .execute()
  let kept = 0
  for (const { id } of guns) {
    if (kept === rows - failed) break
    const startTime = first + (kept % 3) * DAY + random.int(1, 5) * HOUR + random.int(0, 59) * MINUTE
    const charge = { startTime, endTime: startTime + random.int(25, 80) * MINUTE }
    const place = await lockGun(db, sellerId, id)
    if (!place || (await isCharged(db, place, charge))) continue
    const energyWh = random.int(900, 4_200) * 10
    kept += 1
    await addForeign(context, {
      ...charge,
      batchId: batch.id,
      place,
      payer: undefined,
      plate: null,
      vin: null,
      platform: PLATFORM,
      platformOrderNo: `BF${formatDate(first).replaceAll('-', '')}${String(kept).padStart(4, '0')}`,
      energyWh,
      eFeeFen: Math.round(energyWh * 0.07),
      sFeeFen: Math.round(energyWh * 0.045),
      discountFen: kept % 4 === 0 ? 200 : 0,
    })
  }
  const { energyWh, payableFen } = await countBatch(db, sellerId, batch.id)
  await db
    .updateTable('importBill')
    .set({ kept, total: kept + failed, energyWh, payableFen })
    .where('id', '=', batch.id)
    .where('sellerId', '=', sellerId)
    .execute()
}
