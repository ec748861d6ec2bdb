import { array, assert, constant, constantFrom, integer, oneof, property, string } from 'fast-check'
import { describe, expect, it } from 'vitest'
import { readXlsx } from '../../testing/xlsx.ts'
import type { SheetCell, SheetRow } from '../sheet/sheet-rows.ts'
import { planOf } from './import-plan.ts'
import type { ImportTemplate } from './import-template.ts'
import { templateOf } from './import-templates.ts'
import { templateFile } from './template-file.ts'

const NOW = Date.parse('2026-07-01T02:00:00Z')
const all = (await Promise.all([1, 2, 3, 4].map(templateOf))).filter((one) => one !== undefined)
const pile = (await templateOf(1)) as ImportTemplate
const languages = ['en', 'zh-CN'] as const

/** A valid row of a template: its sample, with one cell of another value. */
const validRow = (template: ImportTemplate): string[] => {
  const [first, ...rest] = Object.values(template.columns).map(({ sample }) => sample)
  return [template.code === 3 ? '13900005679' : `${first}0`, ...rest]
}

async function sheetOf(template: ImportTemplate, rows: SheetCell[][], language: 'en' | 'zh-CN' = 'en') {
  const file = readXlsx(Buffer.from(await templateFile(template, language)))
  const [head = [], rules = []] = file.rows.map((row) => row.map(String))
  return [head, rules, ...rows].map((cells, index): SheetRow => ({ row: index + 1, cells }))
}

const plan = (template: ImportTemplate, sheet: SheetRow[], language: 'en' | 'zh-CN' = 'en') =>
  planOf(template, sheet, { language, now: NOW })

/** What is wrong with the rows of a sheet; nothing for those that may be saved. */
const failures = async (rows: SheetCell[][], template = pile) => {
  const made = plan(template, await sheetOf(template, rows))
  return 'problem' in made
    ? made.problem
    : made.rows.map((row) => ('failure' in row ? row.failure : undefined))
}

/** The valid row of the pile template with other cells, by their title. */
const pileWith = (cells: Record<string, SheetCell>) => {
  const titles = Object.values(pile.columns).map(({ title }) => title[0])
  return validRow(pile).map((cell, index) => {
    const title = titles[index] ?? ''
    return Object.hasOwn(cells, title) ? (cells[title] ?? null) : cell
  })
}

describe.each(all.map((template) => ({ template, code: template.code })))(
  'template $code',
  ({ template }) => {
    it.each(languages)(
      'is made in %s with titles, rules and the sample, and reads what it made',
      async (language) => {
        const { rows, sheet } = readXlsx(Buffer.from(await templateFile(template, language)))
        const columns = Object.values(template.columns)
        const index = language === 'en' ? 0 : 1
        expect(rows[0]).toEqual(columns.map(({ title, required }) => title[index] + (required ? '*' : '')))
        columns.forEach(({ rule, required }, column) => {
          expect(rows[1]?.[column]).toContain(rule[index])
          expect(rows[1]?.[column]).toContain(
            language === 'en' ? (required ? 'required' : 'optional') : required ? '必填' : '选填',
          )
        })
        expect(rows[2]).toEqual(columns.map(({ sample }) => sample))
        expect(sheet).toMatch(/<pane [^>]*ySplit="2"/)

        // Sent back as it came, it holds nothing but the sample.
        const untouched = plan(
          template,
          await sheetOf(template, [columns.map(({ sample }) => sample)], language),
          language,
        )
        expect(untouched).toEqual({ rows: [{ row: 3, failure: expect.stringMatching(/sample row|示例行/) }] })
      },
    )

    it('takes its sample with another first cell', async () => {
      const made = plan(template, await sheetOf(template, [validRow(template)]))
      expect(made).toEqual({ rows: [{ row: 3, values: expect.any(Object) }] })
    })

    it('gives the same plan for the same file, and one entry for each row, whatever stands in it', async () => {
      const width = Object.keys(template.columns).length
      const samples = Object.values(template.columns).map(({ sample }) => sample)
      const cell = oneof(
        constant(''),
        constant(null),
        constantFrom(...samples),
        string({ unit: 'binary', maxLength: 40 }),
      )
      const head = await sheetOf(template, [])
      assert(
        property(
          array(array(cell, { minLength: width, maxLength: width }), { minLength: 1, maxLength: 6 }),
          (rows) => {
            const sheet = [...head, ...rows.map((cells, index) => ({ row: index + 3, cells }))]
            const made = plan(template, sheet)
            expect(plan(template, sheet)).toEqual(made)
            if ('problem' in made) throw new Error(made.problem)
            expect(made.rows.map(({ row }) => row)).toEqual(rows.map((_, index) => index + 3))
            for (const row of made.rows)
              if ('failure' in row) expect(row.failure).toMatch(new RegExp(`^row ${row.row}: `))
          },
        ),
        { numRuns: 60 },
      )
    })
  },
)

describe('a file as a whole', () => {
  it('fails for a column that is missing or unknown, by name', async () => {
    const [head, rules, row] = await sheetOf(pile, [validRow(pile)])
    const cut = [head, rules, row].map((one) => ({ row: one?.row ?? 0, cells: one?.cells.slice(1) ?? [] }))
    expect(plan(pile, cut)).toEqual({ problem: 'missing column: station code', total: 1 })
    const more = [{ row: 1, cells: [...(head?.cells ?? []), 'colour'] }, rules, row] as SheetRow[]
    expect(plan(pile, more)).toEqual({ problem: 'unknown column: colour', total: 1 })
    expect(plan(pile, more, 'zh-CN')).toMatchObject({ problem: '未知列：colour' })
  })

  it('fails for a column that stands there twice', async () => {
    const [head, rules, row] = await sheetOf(pile, [validRow(pile)])
    const twice = [{ row: 1, cells: [...(head?.cells ?? []), 'layout*'] }, rules, row] as SheetRow[]
    expect(plan(pile, twice)).toEqual({ problem: 'duplicate column: layout*', total: 1 })
  })

  it('takes its columns in any order, in either language and whatever their capitals', async () => {
    const sheet = await sheetOf(pile, [validRow(pile)])
    const turned = sheet.map(({ row, cells }) => ({
      row,
      cells: cells.toReversed().map((cell) => (row === 1 ? (cell?.toUpperCase() ?? '') : cell)),
    }))
    expect(plan(pile, turned)).toEqual(plan(pile, sheet))
    const [chinese] = await sheetOf(pile, [], 'zh-CN')
    expect(plan(pile, [chinese as SheetRow, ...sheet.slice(1)])).toEqual(plan(pile, sheet))
  })

  it('fails where data begin in the row of the rules', async () => {
    const [head] = await sheetOf(pile, [])
    const early = [head, { row: 2, cells: validRow(pile) }, { row: 3, cells: validRow(pile) }] as SheetRow[]
    expect(plan(pile, early)).toMatchObject({ problem: expect.stringContaining('data begin in row 3') })
  })

  it('fails for a value outside the columns, and without any row', async () => {
    expect(await failures([[...validRow(pile), 'x']])).toBe(
      'row 3: there is a value in a column without a title',
    )
    expect(await failures([])).toBe('there are no rows below the rules')
  })
})

describe('a row', () => {
  it.each([
    [{ 'station code': '' }, 'row 3: station code: cannot be empty'],
    [
      { 'pile number': 'a b' },
      'row 3: pile number: enter a pile number of at most 33 letters, digits or underscores',
    ],
    [
      { 'pile name': 'x*y' },
      'row 3: pile name: enter no special characters such as star, backslash or percent',
    ],
    [{ layout: 'THREE' }, 'row 3: layout: choose one of the options'],
    [{ 'gun count': '0' }, 'row 3: gun count: enter a positive integer'],
    [
      { 'gun count': '3' },
      'row 3: gun count: does not fit the layout; parking numbers: must be one for each gun',
    ],
    [{ protocol: 'MODBUS' }, 'row 3: protocol: choose one of the options'],
    [{ 'SIM ICCID': '123' }, 'row 3: SIM ICCID: enter an ICCID of 20 digits'],
    [
      { 'SIM ICCID': null },
      'row 3: SIM ICCID: too long for a number: format the cell as text and type it again',
    ],
    [{ 'rated kW': '12.55' }, 'row 3: rated kW: enter 0 or a positive number with at most one decimal'],
    [{ 'parking numbers': 'A01' }, 'row 3: parking numbers: must be one for each gun'],
    [{ 'VIN pass': 'maybe' }, 'row 3: VIN pass: choose one of the options'],
    [{ 'commissioning date': '2026-02-30' }, 'row 3: commissioning date: enter a correct date'],
    [{ 'commissioning date': '2026-07-02' }, 'row 3: commissioning date: cannot be in the future'],
    [{ 'serial no': '\u0000' }, 'row 3: serial no: contains characters that cannot be saved'],
  ])('with %j says why it is not kept', async (cells, failure) => {
    expect(await failures([pileWith(cells)])).toEqual([failure])
  })

  it('may leave out what is optional', async () => {
    const cells = {
      'SIM ICCID': '',
      'serial no': '',
      'parking numbers': '',
      'VIN pass': '',
      'commissioning date': '',
    }
    expect(await failures([pileWith(cells)])).toEqual([undefined])
  })

  it('that repeats another fails from the second on', async () => {
    const same = pileWith({})
    expect(await failures([same, pileWith({ 'pile number': 'P2' }), same, same])).toEqual([
      undefined,
      undefined,
      'row 5: pile number: duplicates row 3',
      'row 6: pile number: duplicates row 3',
    ])
  })

  it.each([
    ['ONE_GUN', [1]],
    ['TWO_GUN', [2]],
    ['FOUR_GUN', [4]],
    ['MORE_GUN', [5, 6, 52]],
  ])('of %s has as many guns as the layout says', async (layout, fitting) => {
    for (const guns of [1, 2, 3, 4, 5, 6, 52, 53]) {
      const [failure] = await failures([
        pileWith({ layout, 'gun count': String(guns), 'parking numbers': '' }),
      ])
      expect([guns, failure === undefined]).toEqual([guns, fitting.includes(guns)])
    }
  })

  it('of meter fees keeps amounts to the last decimal', async () => {
    const fee = (await templateOf(4)) as ImportTemplate
    assert(
      property(integer({ min: 0, max: 99_999_999_999 }), (hundredths) => {
        const text = `${Math.floor(hundredths / 100)}.${String(hundredths % 100).padStart(2, '0')}`
        expect(fee.columns.feeFen?.schema.parse(text)).toBe(hundredths)
        expect(fee.columns.sharpWh?.schema.parse(text)).toBe(hundredths * 10)
      }),
    )
  })
})
