import { expect, it } from 'vitest'
import { settingsOf, textOf } from './template-text.ts'

it('is read line by line, and written as it was read', () => {
  const text = 'HeartbeatInterval = 60\n\n  Url=ws://a?b=c  \nEmpty ='
  const settings = [
    { key: 'HeartbeatInterval', value: '60' },
    { key: 'Url', value: 'ws://a?b=c' },
    { key: 'Empty', value: '' },
  ]
  expect(settingsOf(text)).toEqual(settings)
  expect(settingsOf(textOf(settings))).toEqual(settings)
})
