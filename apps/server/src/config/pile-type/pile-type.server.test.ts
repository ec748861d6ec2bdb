import { pileType } from '@ampdeck/api/config/pile-type'
import { expect, it } from 'vitest'
import { plainRecord } from '../../testing/standard-calls.ts'

let n = 0

const ask = plainRecord(pileType, () => ({
  name: `示例 ${++n}`,
  manufacturer: 2,
  model: 'QD60',
  currentType: 2,
  ratedW: 60_000,
  layout: 'ONE_GUN',
  protocol: 1,
  moduleCount: 3,
  coolingKind: 1,
}))

it('keeps a type that piles are of, and has each name once', async () => {
  const { data } = await ask(pileType.page, {})
  const [used] = (data as { records: { id: number; name: string; pileCount: number }[] }).records
  expect(used?.pileCount).toBeGreaterThan(0)
  expect(await ask(pileType.delete, { id: used?.id })).toMatchObject({ data: { reason: 'record.inUse' } })
  expect(await ask(pileType.save, { ...used, model: 'A1' })).toMatchObject({
    data: { reason: 'record.duplicate' },
  })
})
