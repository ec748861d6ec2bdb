import { expect, it } from 'vitest'
import { linkState } from './link-state.ts'

const link = { lastAt: 10_000, beatMs: 1_000 }

it('is live up to three beats after the last message, then delayed', () => {
  expect(linkState(link, 10_600)).toBe('live')
  expect(linkState(link, 13_000)).toBe('live')
  expect(linkState(link, 13_001)).toBe('delayed')
})

it('is lost as soon as the connection is down', () => {
  expect(linkState({ ...link, isLost: true }, 10_100)).toBe('lost')
})

it('takes a message from the future as live', () => {
  expect(linkState(link, 5_000)).toBe('live')
})
