import { plainPlate } from '@ampdeck/validation/plain'
import { expect, expectTypeOf, test } from 'vitest'
import { z } from 'zod'
import { stationStatus } from './enumerations/equipment.ts'
import { refundStatus } from './enumerations/finance.ts'
import { filter } from './filter.ts'
import { parseTimestamp } from './time.ts'

const Filter = z.object({
  name: filter.text(),
  status: filter.codes(stationStatus),
  refund: filter.codes(refundStatus),
  unitId: filter.ids(),
  cityCode: filter.texts(),
  startFrom: filter.from(),
  startTo: filter.to(),
})

test('the typed form and the text of an address mean the same', () => {
  const typed = { status: [1, 4] as (1 | 4)[], unitId: [7, 8], cityCode: ['440300', '110100'] }
  const text = { status: '1,4', unitId: '7,8', cityCode: '440300,110100' }
  expect(Filter.parse(text)).toEqual(Filter.parse(typed))
  expect(Filter.parse(typed)).toEqual(typed)
})

test('a text is searched without the signs that nobody sees, and as its field is stored', () => {
  const Found = z.object({ name: filter.text(), plate: filter.text(plainPlate) })
  expect(Found.parse({ name: '\u200b 福田\u00a0 ', plate: '粤B·d１２３' })).toEqual({
    name: '福田',
    plate: '粤BD123',
  })
  // A dash alone is no plate, and not every plate either.
  expect(Found.parse({ plate: '-' })).toEqual({ plate: '-' })
})

test('one value is a list of one', () => {
  expect(Filter.parse({ status: 1, unitId: '7', refund: 'HangIn' })).toEqual({
    status: [1],
    unitId: [7],
    refund: ['HangIn'],
  })
})

test('absent, null, the empty text and the empty list all mean no filter', () => {
  for (const nothing of [undefined, null, '', []]) {
    const { status, unitId, cityCode } = Filter.parse({ status: nothing, unitId: nothing, cityCode: nothing })
    expect([status, unitId, cityCode]).toEqual([undefined, undefined, undefined])
  }
  expect(Filter.parse({ name: '', startFrom: '' })).toEqual({})
})

test('refuses codes that the enumeration does not have', () => {
  for (const status of [9, '9', '1,9', 'open', true, {}]) {
    expect(Filter.safeParse({ status }).success).toBe(false)
  }
})

test('refuses record numbers that are none', () => {
  for (const unitId of ['1.5', '1e3', '0x10', 'x', ['1', null], Number.NaN]) {
    expect(Filter.safeParse({ unitId }).success).toBe(false)
  }
})

test('a period given in days includes its last day', () => {
  expect(Filter.parse({ startFrom: '2026-07-01', startTo: '2026-07-01' })).toEqual({
    startFrom: parseTimestamp('2026-07-01 00:00:00'),
    startTo: parseTimestamp('2026-07-02 00:00:00'),
  })
})

test('a period given in times is half-open', () => {
  expect(Filter.parse({ startTo: '2026-07-01 10:00:00' }).startTo).toBe(parseTimestamp('2026-07-01 10:00:00'))
  for (const startTo of ['yesterday', '2026-07', 1_782_871_200_000]) {
    expect(Filter.safeParse({ startTo }).success).toBe(false)
  }
})

test('a wrong code or field value does not compile', () => {
  type Input = z.input<typeof Filter>
  expectTypeOf<{ status: 1 }>().toExtend<Input>()
  expectTypeOf<{ status: '1,4' }>().toExtend<Input>()
  expectTypeOf<{ status: 9 }>().not.toExtend<Input>()
  expectTypeOf<{ unitId: true }>().not.toExtend<Input>()
})
