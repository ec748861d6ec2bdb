import { expect, expectTypeOf, test } from 'vitest'
import { z } from 'zod'
import { type FailureOf, type InputOf, type OutputOf, service, TIMEOUTS } from './contract.ts'
import { Timestamp } from './wire.ts'

const at = service('config-service/thing')

test('pages, query and get read; every other action writes', () => {
  expect(at('page', 'stationList').effect).toBe('read')
  expect(at('find', ['stationList:query', 'stationList:get']).effect).toBe('read')
  expect(at('options', 'signedIn').effect).toBe('read')
  expect(at('save', 'stationList:add').effect).toBe('write')
  expect(at('both', ['stationList', 'stationList:edit']).effect).toBe('write')
  expect(at('logout', 'signedIn').writes().effect).toBe('write')
})

test('a sentence of the builder leaves the call before it as it was', () => {
  const before = at('save', 'stationList:add')
  const after = before.fails('record.inUse').fails('record.stale').within('report').byGet()
  expect(before).toMatchObject({ failures: [], timeout: 'normal', method: 'POST' })
  expect([before.maxFileBytes, before.uploads(5).maxFileBytes]).toEqual([undefined, 5])
  expect(after).toMatchObject({
    failures: ['record.inUse', 'record.stale'],
    timeout: 'report',
    method: 'GET',
  })
})

test('a call is a POST unless it says otherwise (spec 7.3)', () => {
  expect(at('page', 'stationList').method).toBe('POST')
  expect(at('export', 'stationList:export').byGet().method).toBe('GET')
})

test('the five time-outs are those of the specification (spec 7.6)', () => {
  const seconds = Object.values(TIMEOUTS).map((milliseconds) => milliseconds / 1_000)
  expect(seconds.toSorted((a, b) => a - b)).toEqual([15, 60, 100, 180, 300])
})

test('no input means an absent body or an empty object', () => {
  const { input, output } = at('list', 'signedIn')
  expect(input.parse(undefined)).toEqual({})
  expect(input.parse({})).toEqual({})
  expect(output.parse(null)).toBeNull()
})

test('input, answer and refusals are typed as they travel', () => {
  const call = at('save', 'stationList:add')
    .takes(z.object({ at: Timestamp, count: z.int().default(1) }))
    .gives(z.object({ at: Timestamp }))
    .fails('record.duplicate', 'gun.busy')
  expectTypeOf<InputOf<typeof call>>().toEqualTypeOf<{ at: string; count?: number | undefined }>()
  expectTypeOf<OutputOf<typeof call>>().toEqualTypeOf<{ at: string }>()
  expectTypeOf<FailureOf<typeof call>>().toEqualTypeOf<'record.duplicate' | 'gun.busy'>()
  expect(call.input.parse({ at: '1970-01-01 08:00:00' })).toEqual({ at: 0, count: 1 })
})

test('a misspelt permission or service does not compile', () => {
  // @ts-expect-error no such page
  expect(at('page', 'stationsList').path).toBe('config-service/thing/page')
  // @ts-expect-error no such action of the page
  expect(at('save', 'stationList:append').effect).toBe('write')
  // @ts-expect-error not a service
  expect(service('config/thing')).toBeTypeOf('function')
})
