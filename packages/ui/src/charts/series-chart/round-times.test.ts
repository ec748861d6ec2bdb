import { describe, expect, it } from 'vitest'
import { roundTimes } from './round-times.ts'

const quarters = Array.from({ length: 96 }, (_, nth) => {
  const minutes = nth * 15
  return `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`
})

describe('roundTimes', () => {
  it('names full hours only, as many as there is room for', () => {
    expect(roundTimes(quarters, 270)).toEqual(['00:00', '06:00', '12:00', '18:00'])
    expect(roundTimes(quarters, 800)).toEqual([
      '00:00',
      '02:00',
      '04:00',
      '06:00',
      '08:00',
      '10:00',
      '12:00',
      '14:00',
      '16:00',
      '18:00',
      '20:00',
      '22:00',
    ])
  })

  it('keeps the order of a day that begins at noon', () => {
    const hours = [...quarters.slice(48), ...quarters.slice(0, 48)].filter((time) => time.endsWith(':00'))
    expect(roundTimes(hours, 300)).toEqual(['12:00', '18:00', '00:00', '06:00'])
  })

  it('leaves days and names as they are, and times of which none is a full hour', () => {
    expect(roundTimes(['11-01', '11-02'], 300)).toBeUndefined()
    expect(roundTimes(['10:13', '10:14', '10:15'], 300)).toBeUndefined()
  })
})
