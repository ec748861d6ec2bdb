import { expect, it } from 'vitest'
import { payloadText } from './payload-text.ts'

it('tells what there is, and nothing of what there is not', () => {
  expect(payloadText({ limits: [1, 2] }, 'en')).toBe('limits: [1,2]')
  expect(payloadText({}, 'en')).toBe('')
  expect(payloadText(null, 'en')).toBe('')
  expect(payloadText('E-1042', 'en')).toBe('E-1042')
})

it('names the fields in the language in force, and writes energy in kWh', () => {
  const payload = { reason: 'EVDisconnected', meterWh: 21_400, soc: null, info: '' }
  expect(payloadText(payload, 'en')).toBe('Reason: EVDisconnected, Meter reading: 21.400 kWh')
  expect(payloadText(payload, 'zh-CN')).toBe('原因：EVDisconnected，电表读数：21.400 kWh')
})
