import { expect, it } from 'vitest'
import { hasEnded, outcomeText, stepsOf, targetName } from './feed-row.ts'
import { commandRow } from './remote-control.fixture.ts'

it('names the gun behind its pile', () => {
  expect(targetName({ pileCode: '0001', letter: null })).toBe('0001')
  expect(targetName({ pileCode: '0001', letter: 1 })).toBe('0001-B')
})

it.each([
  [{ command: 3, outcome: null, response: { status: 'Accepted' } }, undefined],
  [{ command: 3, outcome: 'device.offline', response: null }, 'The pile is offline'],
  [
    { command: 4, outcome: 'rejected', response: { status: 'UnlockFailed' } },
    'The lock of the gun did not open',
  ],
  [{ command: 3, outcome: 'rejected', response: { status: 'Rejected' } }, 'The pile refused'],
  [{ command: 3, outcome: 'InternalError', response: null }, 'An error inside the pile'],
] as const)('%o is said as %s', (row, said) => expect(outcomeText(row, 'en')).toBe(said))

it('says when each step was, and until when a result is awaited', () => {
  const at = (time: string) => `2026-07-01 ${time}`
  const row = commandRow(1, { state: 3, queuedTime: at('10:00:00'), sentTime: at('10:00:01') })
  const answered = { ...row, answeredTime: at('10:00:03'), effectDueTime: '2026-07-02 00:00:00' }
  expect(stepsOf(answered, 'en')).toBe(
    'queued 10:00:00 · sent 10:00:01 · answered 10:00:03 · result awaited until 2026-07-02 00:00:00',
  )
  expect(stepsOf({ ...answered, state: 6, doneTime: at('10:02:00') }, 'zh-CN')).toBe(
    '10:00:00 提交 · 10:00:01 下发 · 10:00:03 应答 · 10:02:00 结束',
  )
})

it.each([1, 2, 3, 4, 5, 6] as const)('state %i', (state) => {
  expect(hasEnded({ state })).toBe(state > 3)
})
