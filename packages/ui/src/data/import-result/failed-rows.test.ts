import { array, assert, integer, property, record, string } from 'fast-check'
import { expect, it } from 'vitest'
import { csvOf } from './failed-rows.ts'

const head = ['Row', 'Reason'] as const

it('quotes what holds a comma, a quote or a line end', () => {
  expect(csvOf(head, [{ sequence: 1, content: 'Plate "粤B12345", twice' }])).toBe(
    '\uFEFFRow,Reason\r\n1,"Plate ""粤B12345"", twice"\r\n',
  )
})

it('keeps a formula a text', () => {
  expect(csvOf(head, [{ sequence: 1, content: '=HYPERLINK(1)' }])).toContain("1,'=HYPERLINK(1)")
})

it('never lets a content begin a cell that a spreadsheet calculates, nor open a row of its own', () => {
  assert(
    property(array(record({ sequence: integer({ min: 1 }), content: string() })), (rows) => {
      const body = csvOf(head, rows)
      const cells = body.replaceAll(/"(?:[^"]|"")*"/g, (quoted) => quoted.replaceAll(/[\r\n,]/g, ' '))
      expect(cells.trimEnd().split('\r\n')).toHaveLength(rows.length + 1)
      for (const line of cells.split('\r\n').slice(1)) expect(line).not.toMatch(/^\d+,"?[=+\-@]/)
    }),
  )
})
