import type { LineState } from '@ampdeck/ui/live'
import { linkState } from '@ampdeck/ui/refresh-lamp'
import { expect, it } from 'vitest'
import { linkOf } from './link-of.ts'

const HEARD = 1_000_000
const stateAfter = (
  is: LineState['is'],
  seconds: number,
  { read = 0, isAway = false }: { read?: number; isAway?: boolean } = {},
) => {
  const now = HEARD + seconds * 1_000
  return linkState(linkOf({ is, heardAt: HEARD }, { read, isAway, now }), now)
}

it('is live while the stream is open and has said something within 30 s', () => {
  expect([stateAfter('open', 0), stateAfter('open', 30), stateAfter('open', 31)]).toEqual([
    'live',
    'live',
    'delayed',
  ])
})

it('is delayed when the stream is not there for more than a blink, however often the page asks', () => {
  expect([stateAfter('opening', 2), stateAfter('waiting', 3)]).toEqual(['live', 'live'])
  expect(stateAfter('waiting', 4, { read: HEARD + 4_000 })).toBe('delayed')
  expect(stateAfter('refused', 60, { read: HEARD + 60_000 })).toBe('delayed')
})

it('is lost when the server cannot be reached', () => {
  expect(stateAfter('waiting', 1, { isAway: true })).toBe('lost')
})

it('is as old as the last word, or the last reading while there is no stream', () => {
  const age = (is: LineState['is']) =>
    linkOf({ is, heardAt: HEARD }, { read: HEARD + 5, isAway: false, now: HEARD }).lastAt
  expect([age('open'), age('waiting')]).toEqual([HEARD, HEARD + 5])
})
