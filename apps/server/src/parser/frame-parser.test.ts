import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { parseFrame } from './frame-parser.ts'

const V16 = 1
const V201 = 2
const boot = '[2,"7","BootNotification",{"chargePointVendor":"Lanling","chargePointModel":"LL-60"}]'

const problemsOf = (text: string, protocol = V16, action?: string) => {
  const { fields, problems } = parseFrame({ protocol, text, action })
  return [
    ...problems.map(([en]) => en),
    ...fields.flatMap(({ path, problem }) => (problem ? [`${path}: ${problem[0]}`] : [])),
  ]
}

it('names the parts of a call and finds nothing wrong', () => {
  const frame = parseFrame({ protocol: V16, text: boot })
  expect(frame).toMatchObject({ frameType: 2, action: 'BootNotification', messageId: '7', isChecked: true })
  expect(frame.fields.map(({ name }) => name)).toEqual([
    'frame',
    'messageTypeId',
    'messageId',
    'action',
    'payload',
    'chargePointVendor',
    'chargePointModel',
  ])
  expect(problemsOf(boot)).toEqual([])
})

it('reads the same frame as hex', () => {
  const hex = Buffer.from(boot).toString('hex').match(/../g)?.join(' ') ?? ''
  expect(parseFrame({ protocol: V16, text: hex })).toEqual(parseFrame({ protocol: V16, text: boot }))
})

it('checks an answer whose action is told', () => {
  const answer = '[3,"7",{"status":"Accepted","currentTime":"2026-07-01T02:00:00Z","interval":60}]'
  expect(parseFrame({ protocol: V16, text: answer }).isChecked).toBe(false)
  expect(problemsOf(answer, V16, 'BootNotification')).toEqual([])
  expect(problemsOf(answer.replace('Accepted', 'Maybe'), V16, 'BootNotification')).toEqual([
    '[2].status: is none of Accepted, Pending, Rejected',
  ])
})

it('names the parts of an error', () => {
  const { fields } = parseFrame({ protocol: V201, text: '[4,"7","NotSupported","",{}]' })
  expect(fields.map(({ name }) => name).slice(3)).toEqual(['errorCode', 'errorDescription', 'errorDetails'])
})

describe('says where a frame is wrong', () => {
  it.each([
    ['[2,"7","BootNotification",{"chargePointModel":"x"}]', '[3]: chargePointVendor is missing'],
    ['[2,"7","Boot",{}]', '[2]: This version has no such action'],
    ['[2,7,"Heartbeat",{}]', '[1]: The message id must be a text of at most 36 characters'],
    ['[2,"7","Heartbeat"]', 'The message has more or fewer elements than its type requires'],
    ['[9,"7"]', '[0]: The message type must be 2, 3 or 4'],
    ['{"a":1}', 'An OCPP message must be a JSON array'],
    ['[2,"7"', 'Not valid JSON (character 7)'],
    ['xyz', 'This is neither JSON nor hex'],
    ['ff fe', 'These bytes are not text: OCPP messages are JSON in UTF-8'],
    [
      '[2,"7","MeterValues",{"connectorId":1,"meterValue":[{"timestamp":1,"sampledValue":[{"value":"1"}]}]}]',
      '[3].meterValue[0].timestamp: is not of type string',
    ],
  ])('%s', (text, problem) => expect(problemsOf(text)).toContain(problem))
})

it('throws for nothing', () => {
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.json()), fc.integer({ min: 1, max: 5 }), (text, protocol) => {
      parseFrame({ protocol, text })
    }),
  )
})
