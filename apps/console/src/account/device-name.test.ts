import { expect, it } from 'vitest'
import { deviceName } from './device-name.ts'

it('names what the device has told', () => {
  expect(deviceName({ browser: 'Edge 141', system: 'Windows' }, 'en')).toBe('Edge 141 on Windows')
  expect(deviceName({ browser: 'Edge 141', system: 'Windows' }, 'zh-CN')).toBe('Edge 141（Windows）')
  expect(deviceName({ browser: '', system: 'Linux' }, 'en')).toBe('Linux')
  expect(deviceName({ browser: '', system: '' }, 'zh-CN')).toBe('未知设备')
})
