// @vitest-environment happy-dom
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { storageKeys } from './storage.ts'

const write = (value: string) => localStorage.setItem(storageKeys.token, JSON.stringify({ value }))

/** A tab that was opened while this token was stored. */
async function openTab(token: string) {
  write(token)
  vi.resetModules()
  return await import('./tab-token.ts')
}

beforeEach(() => localStorage.clear())

describe('the token of a tab', () => {
  it('is what stands in the storage while nobody is signed in here', async () => {
    const tab = await openTab('first')
    write('second')
    expect([tab.tabToken(), tab.isOwnStored()]).toEqual(['second', true])
  })

  it('stays its own where another is found before the event of it, and that is followed once', async () => {
    const tab = await openTab('own')
    const listener = vi.fn()
    tab.onOtherToken(listener)
    expect(tab.tabToken()).toBe('own')
    write('foreign')
    expect([tab.tabToken(), tab.tabToken(), tab.isOwnStored()]).toEqual(['own', 'own', false])
    expect(listener).toHaveBeenCalledOnce()
  })

  it('is the next one when that is the same person’s, and stays its own when a third comes', async () => {
    const tab = await openTab('own')
    const listener = vi.fn()
    tab.onOtherToken(listener)
    write('next')
    tab.tabToken()
    tab.adoptToken('next')
    expect([tab.tabToken(), listener.mock.calls.length]).toEqual(['next', 1])
    write('third')
    expect([tab.tabToken(), listener.mock.calls.length]).toEqual(['next', 2])
  })

  it('is none after a log-out, and never the one that comes after it', async () => {
    const tab = await openTab('own')
    const listener = vi.fn()
    tab.onOtherToken(listener)
    localStorage.clear()
    expect([tab.tabToken(), listener.mock.calls.length]).toEqual([undefined, 0])
    write('foreign')
    expect([tab.tabToken(), listener.mock.calls.length]).toEqual([undefined, 1])
  })

  it('is read freely again when nobody follows it any more', async () => {
    const tab = await openTab('own')
    const end = tab.onOtherToken(() => undefined)
    end()
    write('next')
    expect(tab.tabToken()).toBe('next')
  })
})
