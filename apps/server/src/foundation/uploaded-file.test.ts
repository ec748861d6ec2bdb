import { assert, property, string } from 'fast-check'
import { expect, it } from 'vitest'
import { plainName, UploadedFile } from './uploaded-file.ts'

it.each([
  ['piles.xlsx', 'piles.xlsx'],
  ['我的 桩.xlsx', '我的 桩.xlsx'],
  ['../../etc/passwd', 'passwd'],
  ['C:\\Users\\me\\piles.xlsx', 'piles.xlsx'],
  ['a"b\r\n<c>.xlsx', 'abc.xlsx'],
  // Written from right to left, it would read as another kind of file.
  ['piles\u202excod.xlsx', 'pilesxcod.xlsx'],
  ['', 'file'],
  ['.xlsx', 'file.xlsx'],
  [`${'x'.repeat(300)}.xlsx`, `${'x'.repeat(115)}.xlsx`],
])('calls %j %j', (name, expected) => {
  expect(plainName(name)).toBe(expected)
})

it('calls every file something that a header and a file system take', () => {
  assert(
    property(string({ unit: 'binary' }), (name) => {
      const plain = plainName(name)
      expect(plain).not.toBe('')
      expect(plain.length).toBeLessThanOrEqual(120)
      expect(plain).not.toMatch(/[\p{Cc}/\\"]/u)
      expect(plain.isWellFormed()).toBe(true)
    }),
  )
})

it('is told by its digest, not by its bytes', () => {
  const file = new UploadedFile(Buffer.from('abc'), { filename: 'a.csv', mimetype: 'text/csv' })
  const sha256 = 'ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad'
  expect(JSON.parse(JSON.stringify({ file }))).toEqual({ file: { name: 'a.csv', size: 3, sha256 } })
})
