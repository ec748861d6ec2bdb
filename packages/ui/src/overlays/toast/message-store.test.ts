import fc from 'fast-check'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import {
  dismissMessage,
  KEPT_MESSAGES,
  keepMessage,
  MESSAGE_TIME,
  messageStore,
  type PastMessage,
  showMessage,
} from './message-store.ts'

const dismissAll = () => dismissMessage(messageStore.current()?.id ?? 0)

describe('messages', () => {
  beforeEach(dismissAll)

  it('shows one at a time: a new one takes the place of the old one (spec 9.8)', () => {
    showMessage({ text: 'first', tone: 'status' })
    showMessage({ text: 'second', tone: 'error' })
    expect(messageStore.current()?.text).toBe('second')
  })

  it('lasts one second (spec 9.9)', () => {
    expect(MESSAGE_TIME).toBe(1_000)
  })

  it('does not dismiss a message by the id of the one it replaced', () => {
    showMessage({ text: 'first', tone: 'status' })
    const first = messageStore.current()?.id ?? 0
    showMessage({ text: 'second', tone: 'status' })
    dismissMessage(first)
    expect(messageStore.current()?.text).toBe('second')
  })

  it('tells its listeners until they leave', () => {
    const listener = vi.fn()
    const leave = messageStore.subscribe(listener)
    showMessage({ text: 'one', tone: 'status' })
    leave()
    showMessage({ text: 'two', tone: 'status' })
    expect(listener).toHaveBeenCalledTimes(1)
  })
})

describe('messages that are gone', () => {
  afterEach(() => vi.useRealTimers())

  it('can be read again, the newest first, with their time', () => {
    vi.useFakeTimers({ now: 1_782_871_200_000 })
    showMessage({ text: 'exported', tone: 'status' })
    vi.advanceTimersByTime(5_000)
    showMessage({ text: 'refused', tone: 'error' })
    dismissAll()
    expect(messageStore.past().slice(0, 2)).toMatchObject([
      { text: 'refused', tone: 'error', time: 1_782_871_205_000, count: 1 },
      { text: 'exported', tone: 'status', time: 1_782_871_200_000, count: 1 },
    ])
  })

  it('are at most twenty, and never the same one twice in a row', () => {
    const said = fc.record({
      text: fc.constantFrom('a', 'b', 'c'),
      tone: fc.constantFrom('status' as const, 'error' as const),
    })
    fc.assert(
      fc.property(fc.array(said, { maxLength: 60 }), (all) => {
        const past = all.reduce<readonly PastMessage[]>(
          (kept, message, id) => keepMessage(kept, { ...message, id }, id),
          [],
        )
        expect(past.length).toBeLessThanOrEqual(KEPT_MESSAGES)
        expect(past[0]?.text).toBe(all.at(-1)?.text)
        for (const [index, { text, tone }] of past.slice(1).entries()) {
          expect([text, tone]).not.toEqual([past[index]?.text, past[index]?.tone])
        }
        if (past.length < KEPT_MESSAGES) {
          expect(past.reduce((sum, { count }) => sum + count, 0)).toBe(all.length)
        }
      }),
    )
  })
})
