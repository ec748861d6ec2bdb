import { ApiError } from '@ampdeck/api/client/outcome'
import { expect, it } from 'vitest'
import { failureOf } from './failure-of.ts'

it('shows a refused field at the field, in the language', () => {
  const error = new ApiError('invalid', '', { issues: [{ path: 'servicePhone', message: 'servicePhone' }] })
  expect(failureOf(error, 'en')).toEqual({
    fields: [{ name: 'servicePhone', message: 'enter a correct mobile, landline or 400 number' }],
    isRepeated: false,
  })
})

it('offers a stale record to be loaded again', () => {
  const shown = failureOf(new ApiError('refused', '', { reason: 'record.stale' }), 'en')
  expect(shown?.notice?.isStale).toBe(true)
  expect(shown?.notice?.message).toContain('Somebody else has changed this record')
})

it('shows the words of the server for a reason that only the server knows', () => {
  const shown = failureOf(
    new ApiError('refused', 'Guns are charging', { reason: 'station.isCharging' }),
    'en',
  )
  expect(shown?.notice).toEqual({ message: 'Guns are charging', isStale: false })
})

it('tells that an earlier sending of the draft was saved', () => {
  const shown = failureOf(new ApiError('refused', '', { reason: 'request.repeated' }), 'en')
  expect(shown).toMatchObject({ isRepeated: true, notice: { isStale: false } })
  expect(shown?.notice?.message).toContain('has already been saved')
})

it.each(['tokenExpired', 'idle', 'unauthorized'] as const)(
  'says of a session that ended (%s) that nothing is lost',
  (kind) => {
    expect(failureOf(new ApiError(kind, 'please log in again', { code: 2 }), 'en')?.notice?.message).toBe(
      'The session has ended. What you typed is kept.',
    )
  },
)

it('gives the request number of a fault of the server', () => {
  const shown = failureOf(new ApiError('server', '', { requestId: '8f31-c207' }), 'en')
  expect(shown?.notice?.message).toBe('This could not be saved. Request 8f31-c207')
})

it('knows nothing of an error that no call has thrown', () => {
  expect(failureOf(new TypeError('x is undefined'), 'en')).toBeUndefined()
})
