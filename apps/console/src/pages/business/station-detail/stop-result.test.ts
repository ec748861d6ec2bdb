import { commandState } from '@ampdeck/api/enumerations/equipment'
import { expect, it } from 'vitest'
import { hasFailed, stopText } from './stop-result.ts'

const { queued, accepted, rejected, timedOut, done } = commandState.code

it('does not call a charge stopped that was only told to stop', () => {
  expect(stopText({ state: accepted, outcome: null }, 'en')).toBe('Accepted; the charge has not ended yet')
  expect(stopText({ state: done, outcome: null }, 'en')).toBe('The charge has ended')
  expect(stopText({ state: queued, outcome: null }, 'en')).toBeUndefined()
})

it('says why it failed, in words where there are some', () => {
  expect(stopText({ state: rejected, outcome: 'device.offline' }, 'zh-CN')).toBe('电桩离线')
  expect(stopText({ state: rejected, outcome: 'InternalError' }, 'en')).toBe(
    'An error inside the pile (InternalError)',
  )
  expect([queued, accepted, rejected, timedOut, done].filter((state) => hasFailed({ state }))).toEqual([
    rejected,
    timedOut,
  ])
})
