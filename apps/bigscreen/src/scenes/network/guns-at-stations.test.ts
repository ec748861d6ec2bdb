import { expect, it } from 'vitest'
import { gunsAtStations } from './guns-at-stations.ts'

it('counts guns and stations each with its own plural', () => {
  expect(gunsAtStations('chargingGuns', 243, 24, 'en')).toBe('243 guns charging at 24 stations')
  expect(gunsAtStations('chargingGuns', 2, 1, 'en')).toBe('2 guns charging at 1 station')
  expect(gunsAtStations('allGuns', 1, 1, 'en')).toBe('1 gun at 1 station')
  expect(gunsAtStations('chargingGuns', 243, 24, 'zh-CN')).toBe('243 把枪充电中，分布于 24 个场站')
})
