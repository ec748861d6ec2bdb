import { meter } from '@ampdeck/api/config/meter'
import { meterFee } from '@ampdeck/api/config/meter-fee'
import { expect, it } from 'vitest'
import { demoId } from '../../demo/records.ts'
import { RIVERSIDE, SKYLINE } from '../../demo/sellers.ts'
import { plainRecord } from '../../testing/standard-calls.ts'

let n = 0
const draft = (sellerId = SKYLINE) => ({
  meterNo: `T${++n}`,
  stationId: demoId(sellerId, 'station', 1),
  kind: 1,
  ratio: 40,
  lastReading: 123_450,
})

const ask = plainRecord(meter, draft)

interface Fee {
  startReading: number
  endReading: number
  totalWh: number
  month: string
}

it('stands at a station of the seller, has a number once, and stays while it has a fee', async () => {
  expect(await ask(meter.save, draft(RIVERSIDE))).toMatchObject({ code: 404 })
  const { data } = await ask(meter.page, { kind: [1], pageSize: 100 })
  const first = (data as { records: { id: number; meterNo: string; month: string | null }[] }).records.find(
    ({ month }) => month,
  )
  expect(await ask(meter.save, { ...draft(), meterNo: first?.meterNo })).toMatchObject({
    data: { reason: 'record.duplicate' },
  })
  expect(await ask(meter.delete, { id: first?.id })).toMatchObject({ data: { reason: 'record.inUse' } })

  const fees = await ask(meterFee.page, { meterNo: first?.meterNo, sortField: 'month', sortOrder: 'asc' })
  const { records } = fees.data as { records: Fee[] }
  expect(records.length).toBeGreaterThan(1)
  for (const [index, fee] of records.entries()) {
    expect(fee.totalWh, fee.month).toBe((fee.endReading - fee.startReading) * 10)
    if (index > 0) expect(fee.startReading).toBe(records[index - 1]?.endReading)
  }
  const totalWh = records.reduce((sum, fee) => sum + fee.totalWh, 0)
  expect(await ask(meterFee.sum, { meterNo: first?.meterNo })).toMatchObject({ data: { totalWh } })
})
