import { expect, it } from 'vitest'
import { csvOf } from './csv.ts'

it('begins with a byte order mark and ends every row with CRLF', () => {
  expect(
    csvOf([
      ['编码', '名称'],
      ['A', 'B'],
    ]),
  ).toBe('\uFEFF编码,名称\r\nA,B\r\n')
})

it('quotes commas, quotes and line breaks', () => {
  expect(csvOf([['a,b', 'say "no"', 'one\ntwo']])).toBe('\uFEFF"a,b","say ""no""","one\ntwo"\r\n')
})

it.each(['=1+1', '+cmd', '-2+3', '@SUM(A1)', '\t=1', '\r=1', '\n=1'])('makes %j a text', (formula) => {
  expect(csvOf([[formula]])).toContain(`'${formula}`)
})

it.each(['-5', '+12.50', '0.3'])('leaves the number %s', (number) => {
  expect(csvOf([[number]])).toBe(`\uFEFF${number}\r\n`)
})
