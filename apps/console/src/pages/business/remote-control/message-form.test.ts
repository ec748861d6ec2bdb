import { describe, expect, it } from 'vitest'
import { type MessageSchema, messageForm, namesIn, payloadOf } from './message-form.ts'

const message: MessageSchema = {
  type: 'object',
  properties: {
    customData: { $ref: '#/definitions/CustomDataType' },
    requestId: { type: 'integer', minimum: 0 },
    type: { $ref: '#/definitions/Kind' },
    note: { type: 'string', maxLength: 5 },
    since: { type: 'string', format: 'date-time' },
    report: { type: 'boolean' },
    clear: { type: 'boolean' },
    ids: { type: 'array' },
  },
  required: ['requestId', 'report'],
  definitions: {
    CustomDataType: { type: 'object', required: ['vendorId'] },
    Kind: { type: 'string', enum: ['Full', 'Part'] },
  },
}
const empty = { type: null, note: null, since: null, clear: null, ids: null, customData: null }
const form = messageForm(message)

describe('the form of a message', () => {
  it('asks first for what must be said', () => {
    expect(Object.keys(form.shape).slice(0, 2)).toEqual(['requestId', 'report'])
    expect(form.safeParse({ ...empty, report: 0 }).success).toBe(false)
    expect(form.safeParse({ ...empty, report: 0, requestId: 1 }).success).toBe(true)
  })

  it.each([
    ['a choice that there is not', { type: 'Half' }],
    ['a text that is too long', { note: 'sixsix' }],
    ['a number below the least', { requestId: -1 }],
    ['a list that is none', { ids: '{"a":1}' }],
    ['JSON that is none', { customData: '{vendorId:1}' }],
  ])('refuses %s', (_, wrong) => {
    expect(form.safeParse({ ...empty, report: 1, requestId: 1, ...wrong }).success).toBe(false)
  })

  it('says what was typed as the standard writes it, and nothing of what was left empty', () => {
    const typed = {
      ...empty,
      requestId: 3,
      report: 1,
      clear: 'false',
      since: '2026-07-01 10:00:00',
      ids: '[1]',
    }
    expect(payloadOf(message, typed)).toEqual({
      ...{ requestId: 3, report: true, clear: false, ids: [1] },
      since: '2026-07-01T02:00:00.000Z',
    })
  })

  it('names what an object in JSON must have', () => {
    expect(namesIn(message, 'customData')).toEqual(['vendorId'])
    expect(namesIn(message, 'type')).toEqual([])
  })
})
