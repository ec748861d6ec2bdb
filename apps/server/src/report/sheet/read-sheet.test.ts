import { expect, it, vi } from 'vitest'
import { makeXlsx } from '../../testing/xlsx.ts'
import { readSheet } from './read-sheet.ts'

// A thread starts for each file.
vi.setConfig({ testTimeout: 30_000 })

const rowsOf = async (content: Buffer, isCsv = false) => {
  const sheet = await readSheet(content, isCsv)
  return 'rows' in sheet ? sheet.rows : sheet.problem
}

it('reads cells as people would have typed them, and leaves empty rows out', async () => {
  const file = makeXlsx([
    ['code*', 'count*'],
    [' A01 ', 2],
    ['', ''],
    ['桩', 120.5],
    ['', Number('89860000000000000001')],
  ])
  expect(await rowsOf(file)).toEqual([
    { row: 1, cells: ['code*', 'count*'] },
    { row: 2, cells: ['A01', '2'] },
    { row: 4, cells: ['桩', '120.5'] },
    // Its last digits are lost.
    { row: 5, cells: ['', null] },
  ])
})

it('reads a CSV in UTF-8 and in what Chinese programs save', async () => {
  const expected = [{ row: 1, cells: ['桩编号', 'a,b'] }]
  expect(await rowsOf(Buffer.from('\ufeff桩编号,"a,b"\r\n'), true)).toEqual(expected)
  // The same in GB 18030.
  const bytes = Buffer.concat([Buffer.from([0xd7, 0xae, 0xb1, 0xe0, 0xba, 0xc5]), Buffer.from(',"a,b"\r\n')])
  expect(await rowsOf(bytes, true)).toEqual(expected)
})

it('refuses formulas, whatever their last result', async () => {
  const file = makeXlsx([['a'], ['b'], [{ formula: 'HYPERLINK("http://x")', result: 'SZ0001' }]])
  expect(await rowsOf(file)).toBe('formulas')
})

it('stops at more rows than an import may have', async () => {
  const file = makeXlsx(Array.from({ length: 100_000 }, (_, index) => [`row ${index}`]))
  expect(await rowsOf(file)).toBe('tooManyRows')
})

it('refuses rows that reach to the last column of all', async () => {
  const wide = Array.from(
    { length: 4_000 },
    (_, index) => `<row r="${index + 1}"><c r="XFD${index + 1}"><v>1</v></c></row>`,
  )
  const sheet = `<worksheet><sheetData>${wide.join('')}</sheetData></worksheet>`
  expect(await rowsOf(makeXlsx([['a']], { 'xl/worksheets/sheet1.xml': sheet }))).toBe('tooWide')
})

it.each([
  ['not an archive', Buffer.from('PK\u0003\u0004 but no more')],
  ['no workbook', makeXlsx([['a']], { 'xl/workbook.xml': '<html/>' })],
  ['broken XML', makeXlsx([['a']], { 'xl/worksheets/sheet1.xml': '<worksheet><sheetData><row' })],
  ['entities within entities', makeXlsx([['a']], { 'xl/worksheets/sheet1.xml': lol() })],
])('answers to %s', async (_name, file) => {
  expect(['unreadable', []]).toContainEqual(await rowsOf(file))
})

function lol(): string {
  const nested = Array.from(
    { length: 9 },
    (_, index) => `<!ENTITY l${index + 1} "${`&l${index};`.repeat(10)}">`,
  )
  return `<!DOCTYPE x [<!ENTITY l0 "lol">${nested.join('')}]><worksheet><sheetData>&l9;</sheetData></worksheet>`
}
