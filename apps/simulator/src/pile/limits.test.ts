import { describe, expect, it } from 'vitest'
import { profileIn } from '../protocol/profile.ts'
import { limitAt } from './limits.ts'

const NOW = Date.parse('2026-07-01T02:00:00Z')
const place = { connector: 1, guns: 2, chargeFrom: NOW - 600_000 }

const schedule = (...periods: [startPeriod: number, limit: number][]) => ({
  chargingRateUnit: 'W',
  startSchedule: '2026-07-01T01:00:00Z',
  chargingSchedulePeriod: periods.map(([startPeriod, limit]) => ({ startPeriod, limit })),
})
const absolute = (purpose: string, stackLevel: number, ...periods: [number, number][]) => ({
  chargingProfileId: stackLevel + 1,
  stackLevel,
  chargingProfilePurpose: purpose,
  chargingProfileKind: 'Absolute',
  chargingSchedule: schedule(...periods),
})

describe('the limit of a gun', () => {
  it('is that of the period that holds', () => {
    const profile = profileIn(absolute('TxDefaultProfile', 0, [0, 11_000], [3_600, 7_000]), 0, false)
    expect(limitAt([profile], place, NOW - 1_000)).toBe(11_000)
    expect(limitAt([profile], place, NOW)).toBe(7_000)
    expect(limitAt([profile], place, NOW - 7_200_000)).toBeUndefined()
  })

  it('is that of the highest stack level, and of the charge before the default', () => {
    const low = profileIn(absolute('TxDefaultProfile', 0, [0, 11_000]), 1, false)
    const high = profileIn(absolute('TxDefaultProfile', 3, [0, 9_000]), 1, false)
    const own = profileIn(absolute('TxProfile', 0, [0, 22_000]), 1, false)
    expect(limitAt([low, high], place, NOW)).toBe(9_000)
    expect(limitAt([low, high, own], place, NOW)).toBe(22_000)
    expect(limitAt([own], { ...place, connector: 2 }, NOW)).toBeUndefined()
  })

  it('is never more than its share of what the whole pile may take', () => {
    const own = profileIn(absolute('TxDefaultProfile', 0, [0, 50_000]), 1, false)
    const pile = profileIn(absolute('ChargePointMaxProfile', 0, [0, 60_000]), 0, false)
    expect(limitAt([own, pile], place, NOW)).toBe(30_000)
  })

  it('understands the schedules of 2.0.1, relative ones and amperes', () => {
    const relative = {
      id: 7,
      stackLevel: 0,
      chargingProfilePurpose: 'TxDefaultProfile',
      chargingProfileKind: 'Relative',
      chargingSchedule: [
        {
          id: 1,
          chargingRateUnit: 'A',
          chargingSchedulePeriod: [
            { startPeriod: 0, limit: 32 },
            { startPeriod: 900, limit: 16 },
          ],
        },
      ],
    }
    const profile = profileIn(relative, 1, true)
    expect(limitAt([profile], place, NOW)).toBe(32 * 220)
    expect(limitAt([profile], place, NOW + 600_000)).toBe(16 * 220)
  })
})
