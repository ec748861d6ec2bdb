import { expect, it } from 'vitest'
import { z } from 'zod'
import { isCallPath } from './contract.ts'
import { everyCall } from './resources.ts'

/** The service prefixes of the specification. */
const SERVICES = [
  'config',
  'system',
  'member',
  'invoice',
  'bill',
  'operation',
  'statistics',
  'interflow',
  'api',
  'taglib',
  'parser',
  'report',
  'dataanalysis',
  'datacapture',
]

it('every call stands below a service of the specification (spec 7.1)', () => {
  const foreign = everyCall.filter(
    ({ call: { path } }) =>
      path !== 'analysis/month-bar' && !SERVICES.includes(path.split('-service/')[0] ?? ''),
  )
  expect(everyCall.length).toBeGreaterThan(0)
  expect(foreign.map(({ call }) => call.path)).toEqual([])
})

it('every call is known by its path, and nothing else is', () => {
  expect(everyCall.filter(({ call }) => !isCallPath(call.path)).map(({ name }) => name)).toEqual([])
  for (const path of ['events', 'assets/home-service/page.js', 'analysis', 'docs/api'])
    expect([path, isCallPath(path)]).toEqual([path, false])
})

it('every number that a call takes has bounds: those of its column', () => {
  const wide = everyCall.flatMap(({ name, call }) =>
    unboundedIn(z.toJSONSchema(call.input, { io: 'input', unrepresentable: 'any' })).map(
      (field) => `${name}${field}`,
    ),
  )
  expect(wide).toEqual([])
})

it('every call that makes a file says that too many may be under way', () => {
  const making = everyCall.filter(
    ({ call: { path, effect, timeout } }) =>
      effect === 'write' && timeout === 'file' && /(export|import)$/i.test(path),
  )
  expect(making.length).toBeGreaterThan(0)
  const silent = making.filter(({ call }) => !call.failures.includes('files.tooManyOpen'))
  expect(silent.map(({ name }) => name)).toEqual([])
})

/** Guns come and go with their piles: nobody saves or deletes one alone. */
const WHOLE = 'page get selectAll save update delete'
it.each([
  ['station', WHOLE],
  ['pile', WHOLE],
  ['gun', 'page get selectAll update'],
  ['pileType', WHOLE],
  ['costModel', WHOLE],
  ['strategyForGun', WHOLE],
  ['chargeLimit', WHOLE],
])('config-service/%s has %s (spec 7.26, 7.27)', (resource, calls) => {
  const there = everyCall.map(({ call }) => call.path)
  const missing = calls.split(' ').filter((name) => !there.includes(`config-service/${resource}/${name}`))
  expect(missing).toEqual([])
})

it.each([
  ['role', `page get selectAll save update delete savePermissions`],
  ['permission', 'tree get save update delete'],
  ['organize', 'tree get save update delete'],
  ['user', 'page get add edit delete enable disable saveStations saveGroups saveRoles'],
  ['seller', 'page get save update savePermissions'],
])('system-service/%s is administered by %s (spec 6.10)', (resource, calls) => {
  const there = everyCall.map(({ call }) => call.path)
  const missing = calls.split(' ').filter((name) => !there.includes(`system-service/${resource}/${name}`))
  expect(missing).toEqual([])
})

/** What is wider than four bytes and no number of a record, whose lower bound is -1 and whose upper one is 2^53. */
function unboundedIn(schema: unknown, path = ''): string[] {
  if (typeof schema !== 'object' || schema === null) return []
  const { type, minimum, maximum, enum: values, const: only } = schema as Record<string, unknown>
  const isNumber = (type === 'integer' || type === 'number') && values === undefined && only === undefined
  const isBounded =
    typeof minimum === 'number' && typeof maximum === 'number' && minimum > Number.MIN_SAFE_INTEGER
  const isWide = isNumber && !(isBounded && (maximum < Number.MAX_SAFE_INTEGER || minimum === -1))
  return [
    ...(isWide ? [path] : []),
    ...Object.entries(schema).flatMap(([key, part]) =>
      unboundedIn(part, ['properties', 'items', 'anyOf'].includes(key) ? path : `${path}.${key}`),
    ),
  ]
}
