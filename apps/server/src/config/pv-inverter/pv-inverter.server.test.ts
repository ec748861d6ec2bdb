import { type PvInverterRow, pvInverter } from '@ampdeck/api/config/pv-inverter'
import type { Page } from '@ampdeck/api/paging'
import { expect, it } from 'vitest'
import { demoId } from '../../demo/records.ts'
import { RIVERSIDE, SKYLINE } from '../../demo/sellers.ts'
import { plainRecord } from '../../testing/standard-calls.ts'

let n = 0
const draft = (sellerId = SKYLINE) => ({
  sn: `T-${++n}`,
  stationId: demoId(sellerId, 'station', 2),
  model: 'HX-50T',
  ratedW: 50_000,
})

const ask = plainRecord(pvInverter, draft)
const list = async (filter: object) =>
  (await ask(pvInverter.page, { pageSize: 100, ...filter })).data as Page<PvInverterRow>

it('stands at a station of the seller, and its number stands for it alone', async () => {
  expect(await ask(pvInverter.save, draft(RIVERSIDE))).toMatchObject({ code: 404 })
  const [known] = (await list({})).records
  expect(await ask(pvInverter.save, { ...draft(), sn: known?.sn })).toMatchObject({
    data: { reason: 'record.duplicate' },
  })
})

it('has given this morning what its hours say, and says how it is', async () => {
  const [one] = (await list({ sn: 'PV' })).records
  if (!one) throw new Error('The demo network has inverters.')
  const { data } = (await ask(pvInverter.curve, { id: one.id }, 'viewer')) as {
    data: { hours: (number | null)[]; dayBefore: number[]; states: { state: number }[] }
  }
  const givenWh = data.hours.reduce<number>((sum, w) => sum + (w ?? 0), 0)
  expect(givenWh).toBe(one.todayWh)
  expect(givenWh).toBeGreaterThan(0)
  expect(data.hours.slice(10)).toEqual(Array(14).fill(null))
  expect(data.dayBefore[12]).toBeGreaterThan(0)
  expect(data.states.at(-1)?.state).toBe(one.state)
  expect(await ask(pvInverter.live, { id: one.id }, 'viewer')).toMatchObject({
    data: { state: one.state, todayWh: one.todayWh },
  })
})

it('is counted by the groups of its states, and 45 stand at nine stations', async () => {
  const { records, total } = await list({ sn: 'PV' })
  expect(total).toBe(45)
  expect(new Set(records.map(({ stationId }) => stationId)).size).toBe(9)
  const { data } = (await ask(pvInverter.stat, { sn: 'PV' })) as { data: { code: number; count: number }[] }
  expect(data.reduce((sum, { count }) => sum + count, 0)).toBe(45)
  for (const { code, count } of data) expect((await list({ sn: 'PV', group: [code] })).total).toBe(count)
})
