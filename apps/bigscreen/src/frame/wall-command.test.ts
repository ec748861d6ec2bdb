import { describe, expect, it } from 'vitest'
import { commandOf } from './wall-command.ts'

const press = (key: string, held: Partial<Record<'ctrlKey' | 'metaKey' | 'altKey', boolean>> = {}) =>
  commandOf({ key, ctrlKey: false, metaKey: false, altKey: false, ...held })

describe('a key', () => {
  it.each([1, 6])('%i chooses the scene at that place', (place) => {
    expect(press(String(place))).toEqual({ scene: place - 1 })
  })

  it.each(['7', '0', 'a', 'Enter', '11'])('%s does nothing', (key) => {
    expect(press(key)).toBeUndefined()
  })

  it.each(['f', 'F'])('%s fills the screen', (key) => expect(press(key)).toBe('fullScreen'))

  it('together with Ctrl, Alt or the command key belongs to the browser', () => {
    expect(press('f', { ctrlKey: true })).toBeUndefined()
    expect(press('1', { altKey: true })).toBeUndefined()
    expect(press('1', { metaKey: true })).toBeUndefined()
  })
})
