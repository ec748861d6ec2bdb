import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { flatten, ownersOf, segmentsOf } from './frame-fields.ts'
import { jsonSpans } from './json-spans.ts'

const key = fc.stringMatching(/^[a-zA-Z]{1,8}$/)
const { tree: anyJson } = fc.letrec<{ tree: unknown }>((tie) => ({
  tree: fc.oneof(
    { maxDepth: 4 },
    fc.integer(),
    fc.string(),
    fc.boolean(),
    fc.constant(null),
    fc.array(tie('tree'), { maxLength: 4 }),
    fc.dictionary(key, tie('tree'), { maxKeys: 4, noNullPrototype: true }),
  ),
}))

/** Every value of a JSON value with its path, the plain way. */
function* paths(value: unknown, path = ''): Generator<[string, unknown]> {
  yield [path, value]
  if (Array.isArray(value))
    for (const [index, item] of value.entries()) yield* paths(item, `${path}[${index}]`)
  else if (value !== null && typeof value === 'object')
    for (const [name, item] of Object.entries(value))
      yield* paths(item, path === '' ? name : `${path}.${name}`)
}

describe('jsonSpans', () => {
  it('finds exactly the text of every value, however it is spaced', () => {
    fc.assert(
      fc.property(anyJson, fc.constantFrom(0, 1, 2), (value, indent) => {
        const text = JSON.stringify(value, null, indent)
        const spans = jsonSpans(text)
        const all = [...paths(value)]
        expect(spans.size).toBe(all.length)
        for (const [path, part] of all) {
          const span = spans.get(path)
          expect(JSON.parse(text.slice(span?.from, span?.to))).toEqual(part)
        }
      }),
    )
  })

  it('gives what was read of a frame that breaks off, and ends on anything', () => {
    const spans = jsonSpans('[2,"19223201","BootNotification",{"chargePointModel":"X1","charge')
    expect(spans.get('[2]')).toEqual({ from: 14, to: 32 })
    expect(spans.get('[3].chargePointModel')).toBeDefined()
    expect(spans.has('')).toBe(false)
    fc.assert(fc.property(fc.string(), (text) => jsonSpans(text).size >= 0))
  })
})

describe('fields', () => {
  const fields = [
    { name: 'Start', value: '0x68', from: 0, to: 1 },
    {
      name: 'Body',
      value: '',
      from: 1,
      to: 6,
      children: [{ name: 'Sequence', value: '27', from: 2, to: 4 }],
    },
    { name: 'Beyond', value: '', from: 7, to: 99 },
  ]

  it('belong to the deepest field that covers a byte', () => {
    const flat = flatten(fields, { length: 8 })
    expect(flat.map((one) => one.key)).toEqual(['0', '1', '1.0', '2'])
    expect([...ownersOf(flat, 8)]).toEqual([0, 1, 2, 2, 1, 1, -1, 3])
  })

  it('are cut into segments that cover the frame without gap', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: -1, max: 4 }), { maxLength: 60 }), (owners) => {
        const segments = segmentsOf(Int32Array.from(owners))
        expect(segments.flatMap(({ from, to, owner }) => Array(to - from).fill(owner))).toEqual(owners)
        for (const [index, { owner }] of segments.entries())
          expect(segments[index - 1]?.owner).not.toBe(owner)
      }),
    )
  })

  it('find their place in a text by path', () => {
    const text = '[2,"7",{"a":"b"}]'
    const [flat] = flatten([{ name: 'a', value: 'b', path: '[2].a' }], { text, length: text.length })
    expect(text.slice(flat?.from, flat?.to)).toBe('"b"')
  })

  it('never lie outside the frame', () => {
    fc.assert(
      fc.property(fc.integer(), fc.integer(), fc.nat(100), (from, to, length) => {
        const [flat] = flatten([{ name: '', value: '', from, to }], { length })
        expect(flat?.from).toBeGreaterThanOrEqual(0)
        expect(flat?.to).toBeLessThanOrEqual(length)
        expect(flat?.to).toBeGreaterThanOrEqual(flat?.from ?? 0)
      }),
    )
  })
})
