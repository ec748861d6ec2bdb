import { describe, expect, it } from 'vitest'
import { neighbourOf } from './neighbour-of.ts'

const tabs = [{ id: 'a' }, { id: 'b' }, { id: 'c' }]

describe('neighbourOf', () => {
  it('goes round at both ends', () => {
    expect(neighbourOf(tabs, 'c', 'ArrowRight')).toBe('a')
    expect(neighbourOf(tabs, 'a', 'ArrowLeft')).toBe('c')
  })

  it('goes to the first and the last', () => {
    expect(neighbourOf(tabs, 'b', 'Home')).toBe('a')
    expect(neighbourOf(tabs, 'b', 'End')).toBe('c')
  })

  it('leaves other keys alone', () => {
    expect(neighbourOf(tabs, 'b', 'Tab')).toBeUndefined()
  })
})
