// @vitest-environment happy-dom
import { forgetDrafts, keepDraft, readDraft } from '@ampdeck/ui/kept-draft'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import {
  beginView,
  clearSession,
  isStorageUsable,
  readStored,
  readToken,
  storageKeys,
  store,
  storeToken,
} from './storage.ts'

const DAY_S = 86_400

/** What browsers do where site data are forbidden: the storage itself cannot be had. */
const block = () => {
  for (const area of ['localStorage', 'sessionStorage'] as const)
    vi.spyOn(window, area, 'get').mockImplementation(() => {
      throw new DOMException('Access is denied for this document.', 'SecurityError')
    })
}

/** What they do where there is no room: all can be read, nothing can be added. */
const fill = (area: 'localStorage' | 'sessionStorage') => {
  const held = window[area]
  const full = new Proxy(held, {
    get(of, name) {
      if (name === 'setItem')
        return () => {
          throw new DOMException('The quota has been exceeded.', 'QuotaExceededError')
        }
      const value = Reflect.get(of, name)
      return typeof value === 'function' ? value.bind(of) : value
    },
  })
  vi.spyOn(window, area, 'get').mockReturnValue(full)
}

beforeEach(() => {
  localStorage.clear()
  sessionStorage.clear()
})
afterEach(() => vi.restoreAllMocks())

describe('a browser whose storage is full', () => {
  it('keeps the session for this tab, and it ends like any other', () => {
    localStorage.setItem(storageKeys.token, JSON.stringify({ value: 'old', expires: Date.now() + 1e6 }))
    fill('localStorage')
    expect(storeToken('new', DAY_S)).toBe(true)
    expect(readToken()).toBe('new')
    expect(isStorageUsable()).toBe(true)
    clearSession()
    expect(readToken()).toBeUndefined()
  })

  it('reads the newer value once there is room again', () => {
    fill('localStorage')
    store(storageKeys.sellerId, 1)
    vi.restoreAllMocks()
    store(storageKeys.sellerId, 2)
    expect(readStored(storageKeys.sellerId)).toBe(2)
    expect(sessionStorage.length).toBe(0)
  })

  it('does not begin a view that the tab cannot keep apart from the own session', () => {
    storeToken('own', DAY_S)
    fill('sessionStorage')
    expect(beginView('foreign', DAY_S)).toBe(false)
    expect(readToken()).toBe('own')
  })
})

describe('a browser whose storage is blocked', () => {
  it('says that nothing is kept, and reads nothing', () => {
    block()
    expect([storeToken('new', DAY_S), readToken(), isStorageUsable()]).toEqual([false, undefined, false])
    expect(() => clearSession()).not.toThrow()
  })

  it('keeps no drafts, and forms work all the same', () => {
    block()
    expect(keepDraft('ann.station', { at: 1, version: 1, values: {} })).toBe(false)
    expect(readDraft('ann.station', 1)).toBeUndefined()
    expect(() => forgetDrafts()).not.toThrow()
  })
})
