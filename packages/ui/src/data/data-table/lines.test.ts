import fc from 'fast-check'
import { expect, it } from 'vitest'
import { type Line, lineAt, lineOfRow } from './lines.ts'

/** The lines of a table, one after the other. */
function all(rows: number, open: readonly number[]): Line[] {
  return Array.from({ length: rows }, (_, row) => row).flatMap((row) => {
    const line = { row, isDetail: false }
    return open.includes(row) ? [line, { row, isDetail: true }] : [line]
  })
}

it('puts the details of a row below it', () => {
  expect(all(4, [1]).map((_, line) => lineAt(line, [1]))).toEqual([
    { row: 0, isDetail: false },
    { row: 1, isDetail: false },
    { row: 1, isDetail: true },
    { row: 2, isDetail: false },
    { row: 3, isDetail: false },
  ])
})

it('finds every line and every row, whichever rows are open', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 40 }), fc.array(fc.nat(39)), (rows, wanted) => {
      const open = [...new Set(wanted.filter((row) => row < rows))].sort((a, b) => a - b)
      for (const [index, line] of all(rows, open).entries()) {
        expect(lineAt(index, open)).toEqual(line)
        if (!line.isDetail) expect(lineOfRow(line.row, open)).toBe(index)
      }
    }),
  )
})
