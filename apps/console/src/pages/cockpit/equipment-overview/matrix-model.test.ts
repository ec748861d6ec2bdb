import { HOUR } from '@ampdeck/api/time'
import { expect, it } from 'vitest'
import { gunMatrix } from './matrix.fixture.ts'
import { pilesOfMatrix, seedOfMatrix, shortCodes, silentPiles, stationsOfMatrix } from './matrix-model.ts'

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
  const codesOf = (count: number) => shortCodes(gunMatrix(count).piles.code)
  expect(codesOf(80)[0]).toBe('0001')
  expect(codesOf(200)[0]).toBe('00010001')
  expect(new Set(codesOf(200)).size).toBe(100)
  expect(shortCodes(['A1', 'B1'])).toEqual(['A1', 'B1'])
  expect(shortCodes([])).toEqual([])
})

it('groups the piles by station, and puts the stations with faults before those with alarms', () => {
  const matrix = gunMatrix(240)
  for (const [index, status] of matrix.guns.status.entries()) {
    if (status === 6 || status === 7) matrix.guns.status[index] = 1
  }
  matrix.guns.status[100] = 6
  matrix.guns.status[101] = 6
  matrix.guns.status[200] = 7
  const stations = stationsOfMatrix(matrix)
  expect(stations.map(({ id }) => id)).toEqual([3, 2, 1])
  expect(stations.map(({ piles }) => piles.length)).toEqual([40, 40, 40])
  expect(stations[0]?.piles[0]).toMatchObject({ code: '0001', gunIds: ['161', '162'] })
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
