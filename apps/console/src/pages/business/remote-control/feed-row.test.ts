import { expect, it } from 'vitest'
import { hasEnded, outcomeText, retryKey, targetName } from './feed-row.ts'

it('names the gun behind its pile', () => {
  expect(targetName({ pileCode: '0001', letter: null })).toBe('0001')
  expect(targetName({ pileCode: '0001', letter: 1 })).toBe('0001-B')
})

it.each([
  [{ outcome: null, response: { status: 'Accepted' } }, undefined],
  [{ outcome: 'device.offline', response: null }, 'The pile is offline'],
  [{ outcome: 'rejected', response: { status: 'UnlockFailed' } }, 'The pile refused (UnlockFailed)'],
  [{ outcome: 'rejected', response: { status: 'Rejected' } }, 'The pile refused'],
  [{ outcome: 'InternalError', response: null }, 'InternalError'],
])('%o is said as %s', (row, said) => expect(outcomeText(row, 'en')).toBe(said))

it.each([
  [{ state: 4, command: 3 }, 'remoteControl:reset'],
  [{ state: 5, command: 4 }, 'remoteControl:unlock'],
  [{ state: 6, command: 3 }, undefined],
  [{ state: 5, command: 6 }, undefined],
] as const)('%o is given again with %s', (row, key) => expect(retryKey(row)).toBe(key))

it.each([1, 2, 3, 4, 5, 6] as const)('state %i', (state) => {
  expect(hasEnded({ state })).toBe(state > 3)
})
