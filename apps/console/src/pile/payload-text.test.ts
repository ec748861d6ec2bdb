import { expect, it } from 'vitest'
import { payloadText } from './payload-text.ts'

it('tells what there is, and nothing of what there is not', () => {
  expect(payloadText({ reason: 'EVDisconnected', meterWh: 21_400, soc: null, info: '' })).toBe(
    'reason: EVDisconnected, meterWh: 21400',
  )
  expect(payloadText({ limits: [1, 2] })).toBe('limits: [1,2]')
  expect(payloadText({})).toBe('')
  expect(payloadText(null)).toBe('')
  expect(payloadText('E-1042')).toBe('E-1042')
})
