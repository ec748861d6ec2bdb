import fc from 'fast-check'
import { expect, it } from 'vitest'
import { createEventParser } from './event-parser.ts'
import type { StreamMessage } from './live-event.ts'

function read(...pieces: string[]): StreamMessage[] {
  const heard: StreamMessage[] = []
  const parse = createEventParser((message) => heard.push(message))
  for (const piece of pieces) parse(piece)
  return heard
}

it('reads event, id and data, with or without a blank behind the colon', () => {
  expect(read('event: gun\nid:7\ndata: {"a":1}\n\n')).toEqual([{ event: 'gun', id: '7', data: '{"a":1}' }])
})

it('joins lines of data, and leaves out comments and what it does not know', () => {
  expect(read(': hello\nretry: 2000\ndata: a\ndata\ndata: b\nwhat: x\n\n')).toEqual([
    { event: 'message', id: undefined, data: 'a\n\nb' },
  ])
})

it('keeps the id until another comes, and moves it on without data', () => {
  expect(
    read('id: 1\ndata: a\n\ndata: b\n\n: beat\nid: 2\n\nid\n\n').map(({ id, data }) => [id, data]),
  ).toEqual([
    ['1', 'a'],
    ['1', 'b'],
    ['2', ''],
    ['', ''],
  ])
})

it('does not tell a message that was not finished', () => {
  expect(read('data: a\n\ndata: b\n')).toHaveLength(1)
})

it('takes every end of line, a byte order mark, and an end that is cut in two', () => {
  expect(read('\uFEFFdata: a\r\n\r\ndata: b\r\rdata: c\n\n').map(({ data }) => data)).toEqual(['a', 'b', 'c'])
  expect(read('data: a\r', '\n', '\r', '\ndata: b\r\n\r\n').map(({ data }) => data)).toEqual(['a', 'b'])
})

const line = fc.oneof(
  fc.string().map((text) => `data: ${text.replace(/[\r\n]/g, '')}`),
  fc.constantFrom('event: gun', 'id: 4', ': beat', 'id', 'data', '', ''),
)
const stream = fc
  .array(fc.tuple(line, fc.constantFrom('\n', '\r\n', '\r')))
  .map((lines) => lines.map(([text, end]) => text + end).join(''))

it('hears the same however the stream is cut', () => {
  fc.assert(
    fc.property(stream, fc.array(fc.nat(400)), (text, cuts) => {
      const at = [0, ...cuts.map((cut) => cut % (text.length + 1)).toSorted((a, b) => a - b), text.length]
      const pieces = at.slice(1).map((end, index) => text.slice(at[index], end))
      expect(read(...pieces)).toEqual(read(text))
    }),
  )
})
