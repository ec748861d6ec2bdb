import { vehicleModel } from '@ampdeck/api/member/vehicle-model'
import { expect, it } from 'vitest'
import { plainRecord } from '../../testing/standard-calls.ts'

const draft = { brand: '示例', model: 'T1', batteryWh: 61_400, maxW: 120_000 }
const ask = plainRecord(vehicleModel, draft)

it('stand in pickers by their brands and models as a dictionary has them', async () => {
  for (const [brand, model] of [
    ['序南', '1'],
    ['序宝', '10'],
    ['序宝', '9'],
  ])
    expect(await ask(vehicleModel.save, { ...draft, brand, model })).toMatchObject({ code: 0 })
  const { data } = await ask(vehicleModel.selectAll, { model: '序' })
  expect(data).toMatchObject([
    { brand: '序宝', model: '9' },
    { brand: '序宝', model: '10' },
    { brand: '序南', model: '1' },
  ])
})
