// @vitest-environment happy-dom
import { ApiError } from '@ampdeck/api/client/outcome'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { keepSession } from './login-calls.ts'
import { NotKeptError } from './login-failure.ts'
import { goToNextStep } from './next-step.ts'
import { goToProvider } from './provider-login.ts'

const start = { url: 'https://login.example.com', state: 'x' }
const step = { data: { ticket: 'x' } }

/* A browser that keeps nothing for us: what would be missing on the next page is said on this one. */
beforeEach(() => {
  for (const area of ['localStorage', 'sessionStorage'] as const)
    vi.spyOn(window, area, 'get').mockImplementation(() => {
      throw new DOMException('Access is denied for this document.', 'SecurityError')
    })
  vi.spyOn(location, 'assign').mockImplementation(() => {
    throw new Error('the page was left')
  })
  vi.stubGlobal('fetch', async () => Response.json({ code: 0, msg: '', data: start }))
})
afterEach(() => {
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

it('a session that is not kept is no log-in', () => {
  expect(() => keepSession({ token: 'x', expiresIn: 60, sellerId: 1 })).toThrow(NotKeptError)
})

it.each([
  ['the second step', () => goToNextStep(new ApiError('secondStep', '', step))],
  ['the extra verification', () => goToNextStep(new ApiError('extraVerification', '', step))],
  ['the provider', () => goToProvider('10001')],
])('nobody is led on to %s, from which the way would only lead back', async (_where, go) => {
  await expect(go()).rejects.toBeInstanceOf(NotKeptError)
})
