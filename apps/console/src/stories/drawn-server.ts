import { everyCall } from '@ampdeck/api/resources'
import { drawn } from '@ampdeck/api/testing/drawn'
import { z } from 'zod'
import type { Manifest } from '../pages/manifest.ts'
import { failing, type MockServer, pageOf } from './mock-server.ts'

/** A list without pages, as pickers have it, is short. */
const MAX_CHOICES = 5

/** Every call of the contract, answered from its own schema; each list has this many records. */
export function drawnServer(count: number): MockServer {
  return Object.fromEntries(everyCall.map(({ call: { path, output } }) => [path, answerOf(output, count)]))
}

/** Every call of the contract fails. */
export function failingServer(): MockServer {
  return failing(500, ...everyCall.map(({ call }) => call.path))
}

/** Where a page opens: a list as it is, any other page for the first record. */
export function drawnAddress({ url, list }: Manifest): string {
  return list ? url : `${url}?id=1`
}

function answerOf(output: z.ZodType, count: number): MockServer[string] {
  if (output instanceof z.ZodArray) return () => recordsOf(output, Math.min(count, MAX_CHOICES))
  const records = output instanceof z.ZodObject ? output.shape.records : undefined
  if (!(records instanceof z.ZodArray)) {
    return ({ id }) => {
      const answer = drawn(output, Number(id) || 1)
      const bare = count === 0 ? withoutItems(answer) : answer
      return z.safeParse(output, bare).success ? bare : answer
    }
  }
  return (request) => ({ ...drawn(output as z.ZodObject), ...pageOf(recordsOf(records, count))(request) })
}

function recordsOf({ element }: z.ZodArray, count: number): unknown[] {
  return Array.from({ length: count }, (_, index) => drawn(element as z.ZodType, index + 1))
}

/** Where there are no records, an answer has none in any of its lists either. */
function withoutItems(value: unknown): unknown {
  if (Array.isArray(value)) return []
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, withoutItems(part)]))
}
