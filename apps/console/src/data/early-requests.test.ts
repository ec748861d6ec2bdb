import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { claimArrived, claimEarly, dropEarly, startEarly } from './early-requests.ts'

const asked = vi.fn(async (_path: string, _init: RequestInit) => new Response('{"code":0}'))
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['performance'] })
  vi.stubGlobal('fetch', asked)
})
afterEach(() => {
  dropEarly()
  vi.useRealTimers()
  vi.unstubAllGlobals()
  asked.mockClear()
})

const PATH = 'config-service/station/page'
const start = () => startEarly(PATH, { current: 1 }, 'token')

it('gives the answer that is underway once, to the same request', async () => {
  start()
  expect(asked).toHaveBeenCalledWith(
    `/${PATH}`,
    expect.objectContaining({ headers: expect.objectContaining({ authorization: 'token' }) }),
  )
  expect(claimEarly(PATH, { current: 2 })).toBeUndefined()
  expect(await claimEarly(PATH, { current: 1 })).toMatchObject({ status: 200, body: '{"code":0}' })
  expect(claimEarly(PATH, { current: 1 })).toBeUndefined()
})

it('asks once while the answer is underway', () => {
  start()
  start()
  expect(asked).toHaveBeenCalledTimes(1)
})

it('shows nobody an answer that was kept too long, and asks again', () => {
  start()
  vi.advanceTimersByTime(11_000)
  start()
  expect(asked).toHaveBeenCalledTimes(2)
  vi.advanceTimersByTime(11_000)
  expect(claimEarly(PATH, { current: 1 })).toBeUndefined()
})

it('gives an answer that has come at once, also once', async () => {
  start()
  expect(claimArrived(PATH, { current: 1 })).toBeUndefined()
  await vi.waitFor(() =>
    expect(claimArrived(PATH, { current: 1 })).toMatchObject({ status: 200, body: '{"code":0}' }),
  )
  expect(claimArrived(PATH, { current: 1 })).toBeUndefined()
  expect(claimEarly(PATH, { current: 1 })).toBeUndefined()
})

it('does not give an answer at once that was kept too long', async () => {
  start()
  await arrival()
  vi.advanceTimersByTime(11_000)
  expect(claimArrived(PATH, { current: 1 })).toBeUndefined()
})

/** The answer has come and nobody has taken it. */
const arrival = () => new Promise((resolve) => setTimeout(resolve, 5))
