import { beforeEach, describe, expect, it, vi } from 'vitest'
import { dismissMessage, messageStore, showMessage } from './message-store.ts'

const dismissAll = () => dismissMessage(messageStore.current()?.id ?? 0)

describe('messages', () => {
  beforeEach(dismissAll)

  it('shows one at a time: a new one takes the place of the old one', () => {
    showMessage({ text: 'first', tone: 'status' })
    showMessage({ text: 'second', tone: 'error' })
    expect(messageStore.current()?.text).toBe('second')
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
