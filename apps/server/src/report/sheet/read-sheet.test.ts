import { expect, it, vi } from 'vitest'
import { makeXlsx } from '../../testing/xlsx.ts'
import { day, moment } from '../import/import-values.ts'
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

it('reads dates and times as people would have typed them, at midnight too', async () => {
  const formats = { moment: 22, day: 14, time: 20 }
  const style = Object.fromEntries(Object.keys(formats).map((name, index) => [name, index + 1]))
  const styles = `<styleSheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"><cellXfs>${[
    0,
    ...Object.values(formats),
  ]
    .map((id) => `<xf numFmtId="${id}" applyNumberFormat="1"/>`)
    .join('')}</cellXfs></styleSheet>`
  const cells = [
    ['moment', 46_191],
    ['moment', 46_191.4875],
    ['day', 46_191],
    ['time', 0],
    ['time', 0.5],
  ] as const
  const row = cells.map(([name, value], index) => {
    const column = String.fromCharCode(65 + index)
    return `<c r="${column}1" s="${style[name]}"><v>${value}</v></c>`
  })
  const file = makeXlsx([['a']], {
    'xl/styles.xml': styles,
    'xl/_rels/workbook.xml.rels': `<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships">${[
      ['worksheet', 'worksheets/sheet1.xml'],
      ['styles', 'styles.xml'],
    ]
      .map(
        ([type, target], index) =>
          `<Relationship Id="rId${index + 1}" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/${type}" Target="${target}"/>`,
      )
      .join('')}</Relationships>`,
    'xl/worksheets/sheet1.xml': `<worksheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"><sheetData><row r="1">${row.join('')}</row></sheetData></worksheet>`,
  })
  const rows = await rowsOf(file)
  expect(rows).toEqual([
    {
      row: 1,
      cells: ['2026-06-18 00:00:00', '2026-06-18 11:42:00', '2026-06-18 00:00:00', '00:00:00', '12:00:00'],
    },
  ])
  const [midnight = '', , onlyDay = ''] = (rows as { cells: string[] }[])[0]?.cells ?? []
  expect(moment.parse(midnight)).toBe(Date.parse('2026-06-18T00:00:00+08:00'))
  expect(day.parse(onlyDay)).toBe('2026-06-18')
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
