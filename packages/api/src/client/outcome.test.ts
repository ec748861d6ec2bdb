import { expect, expectTypeOf, test } from 'vitest'
import { z } from 'zod'
import { service } from '../contract.ts'
import {
  type Answer,
  ApiError,
  dataOf,
  endsSession,
  type FailureKind,
  isRefusal,
  withoutAnswer,
} from './outcome.ts'

const answer = (status: number, body: unknown, headers: Record<string, string> = {}): Answer => ({
  status,
  body: typeof body === 'string' ? body : JSON.stringify(body),
  headers: new Headers(headers),
})

function failure(of: Answer): ApiError {
  try {
    dataOf(of)
  } catch (error) {
    if (error instanceof ApiError) return error
    throw error
  }
  throw new Error('the answer was taken for a success')
}

/** A failure that must be of a kind. */
function failureAs<Kind extends FailureKind>(kind: Kind, of: Answer): Extract<ApiError, { kind: Kind }> {
  const error = failure(of)
  if (error.kind !== kind) throw new Error(`a failure of kind ${error.kind}`)
  return error as Extract<ApiError, { kind: Kind }>
}

test('code 0 gives the data (spec 7.5, 8.1)', () => {
  expect(dataOf(answer(200, { code: 0, msg: '', data: { id: 7 } }))).toEqual({ id: 7 })
  expect(dataOf(answer(200, { code: 0, msg: '' }))).toBeNull()
  expect(dataOf({ ...answer(200, ''), body: { code: 0, msg: '', data: [] } })).toEqual([])
})

test.each([
  [200, 4, 'wrongCredentials'],
  [200, 8, 'locked'],
  [200, 921, 'extraVerification'],
  [200, 922, 'secondStep'],
  [200, 2, 'tokenExpired'],
  [200, 408, 'idle'],
  [401, 401, 'unauthorized'],
  [403, 403, 'forbidden'],
  [200, 400, 'invalid'],
  [200, 404, 'notFound'],
  [200, 409, 'refused'],
  [429, 429, 'tooMany'],
  [500, 500, 'server'],
] as const)('HTTP %i with code %i is %s', (status, code, kind) => {
  const error = failure(answer(status, { code, msg: 'the reason in words', data: { a: 1 } }))
  expect(error).toMatchObject({ kind, code, status, message: 'the reason in words', data: { a: 1 } })
})

test('a code that the contract does not have is unexpected and keeps its message', () => {
  expect(failure(answer(200, { code: 7, msg: 'new rule', data: null }))).toMatchObject({
    kind: 'unexpected',
    code: 7,
    message: 'new rule',
  })
})

test('invalid input tells the faults, whatever their form', () => {
  const issues = [
    { path: ['periods', 0, 'from'], message: 'time.format' },
    { path: 'name', message: 'empty' },
    7,
  ]
  expect(failureAs('invalid', answer(200, { code: 400, msg: '', data: { issues } })).issues).toEqual([
    { path: 'periods.0.from', message: 'time.format' },
    { path: 'name', message: 'empty' },
    { path: '', message: '' },
  ])
  expect(failureAs('invalid', answer(200, { code: 400, msg: '', data: null })).issues).toEqual([])
})

test('too many requests tells how long to wait, given in seconds or as a date', () => {
  const wait = (retryAfter: string) =>
    failureAs('tooMany', answer(429, { code: 429, msg: '', data: null }, { 'retry-after': retryAfter }))
      .retryAfter
  expect(wait('30')).toBe(30)
  expect(wait(new Date(Date.now() + 20_000).toUTCString())).toBeGreaterThan(15)
  expect(wait('soon')).toBeUndefined()
  expect(failureAs('tooMany', answer(429, '')).retryAfter).toBeUndefined()
})

test('a date to wait for is reckoned by the clock that wrote it, not by that of a computer hours off', () => {
  const made = Date.now() + 5 * 3_600_000
  const headers = { date: new Date(made).toUTCString(), 'retry-after': new Date(made + 20_000).toUTCString() }
  expect(failureAs('tooMany', answer(429, { code: 429, msg: '', data: null }, headers)).retryAfter).toBe(20)
})

test('a fault of the server can be found in its log', () => {
  expect(failure(answer(500, { code: 500, msg: '', data: { requestId: 'r-1' } })).requestId).toBe('r-1')
  expect(failure(answer(502, 'Bad Gateway', { 'x-request-id': 'r-2' })).requestId).toBe('r-2')
})

test.each([
  ['an empty body', 200, '', 'unexpected'],
  ['a page of a proxy', 200, '<!doctype html><title>Sign in</title>', 'unexpected'],
  ['a truncated body', 200, '{"code":0,"msg":"","data":{"records":[', 'unexpected'],
  ['a bare null', 200, 'null', 'unexpected'],
  ['a bare list', 200, '[1]', 'unexpected'],
  ['a code that is a text', 200, '{"code":"0","data":1}', 'unexpected'],
  ['code 0 under a failing status', 500, '{"code":0,"msg":"","data":1}', 'server'],
  ['code 0 under a redirect', 302, '{"code":0,"msg":"","data":1}', 'unexpected'],
  ['a 401 of a proxy', 401, '<html></html>', 'unauthorized'],
  ['a 403 of a proxy', 403, '', 'forbidden'],
  ['a 404 of a proxy', 404, '<html></html>', 'unexpected'],
  ['a 413 of a proxy', 413, '', 'unexpected'],
  ['a gateway without a server', 502, '<html>Bad Gateway</html>', 'server'],
  ['a gateway that waited too long', 504, '', 'server'],
] as const)('%s is %# a failure with a kind', (_, status, body, kind) => {
  expect(failure(answer(status, body))).toMatchObject({ kind, status })
})

test('a body that tries to reach the prototype changes nothing', () => {
  const body = '{"code":409,"__proto__":{"polluted":true},"data":{"__proto__":{"reason":"x"}}}'
  expect(failureAs('refused', answer(200, body)).reason).toBeUndefined()
  expect('polluted' in {}).toBe(false)
})

test('every failure says something, and what the server said is told apart', () => {
  expect(failure(answer(502, ''))).toMatchObject({ message: 'The server failed', serverMessage: '' })
  expect(failure(answer(500, { code: 500, msg: 'oops', data: null }))).toMatchObject({
    message: 'oops',
    serverMessage: 'oops',
  })
  expect(withoutAnswer(new TypeError('fetch failed')).message).toContain('not reached')
})

test('a branch carries its own data, and no other', () => {
  const error = failure(
    answer(200, { code: 921, msg: '', data: { ip: '192.0.2.7', ticket: 't', mobile: '138' } }),
  )
  if (error instanceof ApiError && error.kind === 'extraVerification')
    expectTypeOf(error.data.ticket).toEqualTypeOf<string>()
  if (error.kind === 'invalid') expectTypeOf(error.issues[0]).toExtend<{ path: string } | undefined>()
  // @ts-expect-error only a refusal has a reason
  expect(error.reason).toBeUndefined()
})

test('a time-out of the caller is no cancellation', async () => {
  const late = AbortSignal.timeout(1)
  await new Promise((resolve) => late.addEventListener('abort', resolve))
  expect(withoutAnswer(late.reason, late).kind).toBe('timeout')
  expect(withoutAnswer(new DOMException('', 'AbortError'), late).kind).toBe('timeout')
})

test('what a transport throws is a kind of its own', () => {
  const aborted = AbortSignal.abort()
  expect(withoutAnswer(new TypeError('fetch failed')).kind).toBe('network')
  expect(withoutAnswer(new DOMException('', 'TimeoutError')).kind).toBe('timeout')
  expect(withoutAnswer(new DOMException('', 'AbortError')).kind).toBe('cancelled')
  expect(withoutAnswer(new Error('anything'), aborted).kind).toBe('cancelled')
  expect(withoutAnswer('not an error').kind).toBe('network')
})

test('only an expired, idle or unknown session ends it', () => {
  const kindsOf = [2, 4, 8, 400, 401, 403, 404, 408, 409, 429, 500, 921, 922].filter((code) =>
    endsSession(failure(answer(200, { code, msg: '', data: null }))),
  )
  expect(kindsOf).toEqual([2, 401, 408])
})

test('a declared refusal is told from another one, and typed', () => {
  const at = service('config-service/station')
  const call = at('delete', 'stationList:delete')
    .takes(z.object({ id: z.int() }))
    .fails('record.inUse')
  const refusal = (reason: unknown): unknown => failure(answer(200, { code: 409, msg: '', data: { reason } }))

  const error = refusal('record.inUse')
  expect(isRefusal(error, call)).toBe(true)
  expect(isRefusal(refusal('record.stale'), call)).toBe(false)
  expect(isRefusal(refusal(7), call)).toBe(false)
  expect(isRefusal(new Error('record.inUse'), call)).toBe(false)
  if (isRefusal(error, call)) expectTypeOf(error.reason).toEqualTypeOf<'record.inUse'>()
})
