import fc from 'fast-check'
import { expect, it } from 'vitest'
import { jsonTree } from './json-tree.ts'

it('finds each part and its place', () => {
  const { parts, brokenAt } = jsonTree('[2,"7","Boot",{"v":"Lan","w":[1.5,null]}]')
  expect(brokenAt).toBeUndefined()
  expect(parts.map(({ path, value, from, to }) => [path, value, from, to])).toEqual([
    ['', '[4]', 0, 41],
    ['[0]', '2', 1, 2],
    ['[1]', '"7"', 3, 6],
    ['[2]', '"Boot"', 7, 13],
    ['[3]', '{2}', 14, 40],
    ['[3].v', '"Lan"', 19, 24],
    ['[3].w', '[2]', 29, 39],
    ['[3].w[0]', '1.5', 30, 33],
    ['[3].w[1]', 'null', 34, 38],
  ])
})

it('counts bytes, not characters', () => {
  const text = '["岚凌","😀",1]'
  const { parts } = jsonTree(text)
  const bytes = Buffer.from(text)
  expect(parts.slice(1).map(({ from, to }) => bytes.subarray(from, to).toString())).toEqual([
    '"岚凌"',
    '"😀"',
    '1',
  ])
})

it.each([
  ['', 0],
  ['[2,"7"', 6],
  ['[2,"7]', 3],
  ['{"a":1,}', 7],
  ['[1] x', 4],
  ['[01]', 2],
])('%s breaks off at %i', (text, at) => expect(jsonTree(text).brokenAt).toBe(at))

it('reads every text that JSON reads, and each part is where it says', () => {
  fc.assert(
    fc.property(fc.json(), (text) => {
      const { parts, brokenAt } = jsonTree(text)
      const bytes = Buffer.from(text)
      expect(brokenAt).toBeUndefined()
      for (const { from, to } of parts) JSON.parse(bytes.subarray(from, to).toString())
    }),
  )
})

it('stops nowhere for what is no JSON', () => {
  fc.assert(
    fc.property(fc.string(), (text) => {
      const isJson = (() => {
        try {
          JSON.parse(text)
          return true
        } catch {
          return false
        }
      })()
      expect(jsonTree(text).brokenAt === undefined).toBe(isJson)
    }),
  )
})
