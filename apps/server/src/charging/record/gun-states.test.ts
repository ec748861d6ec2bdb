import { gunStatus } from '@ampdeck/api/enumerations/equipment'
import { expect, it } from 'vitest'
import { isPlugged, shownStatus, stopsOccupyClock } from './gun-states.ts'

const { idle, preparing, charging, full, offline, fault, reserved, alarm } = gunStatus.code

it('shows charging only where there is an order', () => {
  expect(shownStatus(charging, false, true)).toBe(charging)
  expect(shownStatus(charging, false, false)).toBe(preparing)
  expect(shownStatus(idle, false, false)).toBe(idle)
})

it('shows a gun out of service as offline', () => {
  expect(shownStatus(idle, true, false)).toBe(offline)
})

it('knows from some states whether a car is plugged in', () => {
  expect([preparing, charging, full].map(isPlugged)).toEqual([true, true, true])
  expect([idle, reserved].map(isPlugged)).toEqual([false, false])
  expect([offline, fault, alarm].map(isPlugged)).toEqual([undefined, undefined, undefined])
})

it('stops the occupy clock where the gun is gone or faulty', () => {
  expect([offline, fault].every(stopsOccupyClock)).toBe(true)
  expect([idle, full, alarm].some(stopsOccupyClock)).toBe(false)
})
