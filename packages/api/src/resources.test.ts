import { expect, it } from 'vitest'
import { resources } from './resources.ts'

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
  const calls = Object.values(resources).flatMap((resource) => Object.values(resource))
  const foreign = calls.filter(({ path }) => !SERVICES.includes(path.split('-service/')[0] ?? ''))
  expect(calls.length).toBeGreaterThan(0)
  expect(foreign.map(({ path }) => path)).toEqual([])
})
