import { expect, it } from 'vitest'
import { alarmMetric } from '../enumerations/operation.ts'
import { measureText } from './alarm-metrics.ts'

it('writes the unit of its metric behind a measured value', () => {
  const { silence, temperature, load } = alarmMetric.code
  expect(measureText(silence, 67.84)).toBe('67.8 s')
  expect(measureText(temperature, 91.5)).toBe('91.5 °C')
  expect(measureText(load, 104)).toBe('104 %')
})
