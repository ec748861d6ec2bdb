import { expect, it } from 'vitest'
import { parsePosition } from './parse-position.ts'

it.each([
  ['114.0579, 22.5431', { lng: 114.0579, lat: 22.5431 }],
  ['22.5431,114.0579', { lng: 114.0579, lat: 22.5431 }],
  ['114.0579 22.5431', { lng: 114.0579, lat: 22.5431 }],
  ['１１４.０５，２２.５', { lng: 114.05, lat: 22.5 }],
  ['22.5431° N 80.5° E', { lng: 80.5, lat: 22.5431 }],
  ['-70.25, -33.5', { lng: -70.25, lat: -33.5 }],
  ['214.05, 22.5', undefined],
  ['114.0579', undefined],
  ['1, 2, 3', undefined],
  ['', undefined],
])('"%s" is %o', (text, position) => {
  expect(parsePosition(text)).toEqual(position)
})
