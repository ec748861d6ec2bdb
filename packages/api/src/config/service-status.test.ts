import { expect, it } from 'vitest'
import { gunStatus, serviceStatus } from '../enumerations/equipment.ts'
import { serviceStatusOf } from './service-status.ts'

const service = serviceStatus.code

const of = (counts: Partial<Record<keyof typeof gunStatus.code, number>>, alarms?: number) =>
  serviceStatusOf({
    guns: Object.entries(counts).map(([key, count]) => ({
      status: gunStatus.code[key as keyof typeof gunStatus.code],
      count,
    })),
    alarms,
  })

it('goes through the rules of domain.md §2 in their order', () => {
  expect(of({ offline: 4 }, 2)).toBe(service.offline)
  expect(of({ charging: 2, idle: 9 }, 1)).toBe(service.alarm)
  expect(of({ charging: 3, offline: 1 })).toBe(service.charging)
  expect(of({ charging: 3, full: 1 })).toBe(service.busy)
  expect(of({ charging: 3, idle: 2 })).toBe(service.halfIdle)
  expect(of({ charging: 2, idle: 2 })).toBe(service.idle)
})

it('counts live guns only: one offline does not make the others few', () => {
  expect(of({ idle: 1, charging: 1, offline: 8 })).toBe(service.idle)
})

it('lets a gun in fault stand for its alarm only where nobody counts the alarms', () => {
  expect(of({ idle: 3, fault: 1 })).toBe(service.alarm)
  expect(of({ idle: 3, fault: 1 }, 0)).toBe(service.idle)
})

it('calls a station without guns offline', () => {
  expect(of({})).toBe(service.offline)
})
