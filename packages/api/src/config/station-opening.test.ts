import { expect, it } from 'vitest'
import { lacksOf } from './station-opening.ts'

const ready = { costModelId: 1, transformerW: 1_000, pileCount: 1 }

it.each([
  ['nothing, with price, transformer and a pile', {}, []],
  ['its price', { costModelId: null }, ['station.noPrice']],
  ['its transformer', { transformerW: 0 }, ['station.noTransformer']],
  ['a pile', { pileCount: 0 }, ['station.noPile']],
  [
    'all three',
    { costModelId: undefined, transformerW: 0, pileCount: 0 },
    ['station.noTransformer', 'station.noPile', 'station.noPrice'],
  ],
])('a station lacks %s', (_, without, lacks) => {
  expect(lacksOf({ ...ready, ...without })).toEqual(lacks)
})
