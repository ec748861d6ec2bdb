import { HOUR } from '@ampdeck/api/time'
import { expect, it } from 'vitest'
import { gunMatrix } from './matrix.fixture.ts'
import { pilesOfMatrix, seedOfMatrix, shortCodes, silentPiles } from './matrix-model.ts'

it('gives each gun its pile, its status and its measures', () => {
  const matrix = gunMatrix(6)
  const [first, second] = seedOfMatrix(matrix)
  expect(first).toMatchObject({
    id: '1',
    at: matrix.at,
    change: { pileCode: '0001', letter: 0, status: 3, w: 58_000, soc: 30, minutes: 0 },
  })
  expect(second?.change).toMatchObject({ pileCode: '0001', letter: 1 })
  expect(pilesOfMatrix(matrix).map(({ code, gunIds }) => [code, gunIds])).toEqual([
    ['0001', ['1', '2']],
    ['0002', ['3', '4']],
    ['0003', ['5', '6']],
  ])
})

it('shortens the numbers of piles as far as each stays like no other', () => {
  const codesOf = (count: number) => pilesOfMatrix(gunMatrix(count)).map(({ code }) => code)
  expect(codesOf(80)[0]).toBe('0001')
  expect(codesOf(200)[0]).toBe('00010001')
  expect(new Set(codesOf(200)).size).toBe(100)
  expect(shortCodes(['A1', 'B1'])).toEqual(['A1', 'B1'])
  expect(shortCodes([])).toEqual([])
})

it('lists the piles that were silent for more than an hour, the longest first and the unheard last', () => {
  const matrix = gunMatrix(80)
  matrix.piles.heardAt[17] = null
  matrix.piles.heardAt[8] = matrix.at - HOUR
  matrix.piles.status[26] = 3
  const silent = silentPiles(matrix)
  expect(silent.at(-1)).toMatchObject({ id: 18, heardAt: null })
  expect(silent.map(({ id }) => id)).toEqual([36, 18])
})
