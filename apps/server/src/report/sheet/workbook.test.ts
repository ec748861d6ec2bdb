import { array, assert, asyncProperty, integer, property, record, string } from 'fast-check'
import { describe, expect, it } from 'vitest'
import { readXlsx } from '../../testing/xlsx.ts'
import { type Cell, type CellKind, type WorkbookColumn, writeWorkbook } from './workbook.ts'
import { cellText, sheetName } from './workbook-text.ts'

const column = (kind: CellKind, title: string = kind): WorkbookColumn => ({ kind, title, width: 12 })

async function written(columns: WorkbookColumn[], rows: readonly (readonly Cell[])[]) {
  const { bytes, count } = writeWorkbook({ name: 'Stations', columns, rows })
  const parts: Uint8Array[] = []
  for await (const part of bytes) parts.push(part)
  return { ...readXlsx(Buffer.concat(parts)), count: count() }
}

describe('a workbook', () => {
  it('writes numbers as numbers in the unit that people read, and times in UTC+8', async () => {
    const columns = (['text', 'count', 'yuan', 'kWh', 'kW', 'time'] as const).map((kind) => column(kind))
    const start = Date.parse('2026-07-01T02:00:00Z')
    const { rows, count } = await written(columns, [
      ['A', 7, 123_456, 61_400, 120_000, start],
      Array(6).fill(null),
    ])
    expect(rows[0]).toEqual(['text', 'count', 'yuan', 'kWh', 'kW', 'time'])
    expect(rows[1]).toEqual(['A', 7, 1234.56, 61.4, 120, '2026-07-01 10:00:00'])
    expect(count).toBe(2)
  })

  it('has a head that stays, and columns as wide as they are told', async () => {
    const { sheet } = await written([column('text', 'Code')], [['A']])
    expect(sheet).toMatch(/<pane [^>]*ySplit="1"[^>]*state="frozen"/)
    expect(sheet).toMatch(/<col min="1" max="1" width="12"/)
  })

  it.each(['=1+1', '+cmd', '-2+3', '@SUM(A1)', '\t=1', '=HYPERLINK("http://x")'])(
    'writes %j as a text that nothing calculates',
    async (formula) => {
      const { rows, sheet } = await written([column('text')], [[formula]])
      expect(rows[1]).toEqual([formula])
      expect(sheet).not.toMatch(/<f[ >]/)
      expect(sheet.match(/t="inlineStr"/g)).toHaveLength(2)
    },
  )

  it('gives back any texts and amounts', async () => {
    const text = string({ unit: 'binary', maxLength: 40 })
    await assert(
      asyncProperty(array(record({ text, fen: integer() }), { minLength: 1, maxLength: 8 }), async (all) => {
        const { rows } = await written(
          [column('text'), column('yuan')],
          all.map((one) => [one.text, one.fen]),
        )
        const expected = all.map((one) => [plain(one.text), one.fen / 100])
        expect(rows.slice(1)).toEqual(expected)
      }),
      { numRuns: 40 },
    )
  })

  it('writes a hundred thousand rows without holding them', async () => {
    let most = 0
    function* rows() {
      for (let index = 0; index < 100_000; index += 1) {
        most = Math.max(most, process.memoryUsage().heapUsed)
        yield [`row ${index}`, index]
      }
    }
    const before = process.memoryUsage().heapUsed
    const { bytes, count } = writeWorkbook({
      name: 'x',
      columns: [column('text'), column('count')],
      rows: rows(),
    })
    let size = 0
    for await (const part of bytes) size += part.length
    expect(count()).toBe(100_000)
    expect(size).toBeGreaterThan(500_000)
    expect(most - before).toBeLessThan(200 * 1_048_576)
  })
})

/** What is left of a text in a cell, read back: escapes of the format are resolved again. */
const plain = (text: string) =>
  text
    .toWellFormed()
    .replace(/\r\n?/g, '\n')
    .replace(/[^\P{Cc}\t\n\u0080-\u009f]|[\ufffe\uffff]/gu, '')

describe('cellText', () => {
  it('keeps what a cell can hold and no more', () => {
    assert(
      property(string({ unit: 'binary' }), (text) => {
        const kept = cellText(text)
        expect(kept.isWellFormed()).toBe(true)
        // biome-ignore lint/suspicious/noControlCharactersInRegex: these are what must be gone
        expect(kept).not.toMatch(/[\u0000-\u0008\u000b\u000c\u000e-\u001f]/)
      }),
    )
    expect(cellText('x'.repeat(40_000))).toHaveLength(32_767)
  })

  it('keeps what looks like an escape', () => {
    expect(cellText('_x0041_')).toBe('_x005F_x0041_')
  })
})

it.each([
  ['Station list', 'Station list'],
  ['a/b\\c?d*e[f]g:h', 'a b c d e f g h'],
  ['x'.repeat(40), 'x'.repeat(31)],
  ["''", 'Sheet'],
])('names a sheet %j %j', (name, expected) => {
  expect(sheetName(name)).toBe(expected)
})
