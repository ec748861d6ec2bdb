import { expect, it } from 'vitest'
import { readMessage } from './read-message.ts'

const notice = { type: 'notice', time: 1, sellerId: 1, stationId: null, noticeId: 1 }

it('understands what the stream says of itself, and nothing that it does not know', () => {
  expect(readMessage('notice', JSON.stringify(notice))).toEqual({ is: 'event', event: notice })
  expect(readMessage('reset', '{}')).toEqual({ is: 'reset' })
  expect(readMessage('permission', '{}')).toEqual({ is: 'permission' })
  expect(readMessage('end', '{"code":2,"msg":"","data":null}')).toMatchObject({
    is: 'end',
    failure: { kind: 'tokenExpired' },
  })
  for (const [event, data] of [
    ['message', ''],
    ['weather', '{}'],
    ['gun', '{'],
    ['gun', '7'],
    ['gun', ''],
  ] as const)
    expect(readMessage(event, data)).toBeUndefined()
})
