import type { Language } from '@ampdeck/api/enumeration'
import { say, type Text, texts } from '@ampdeck/api/texts'
import { issueText } from '@ampdeck/validation/issue'
import type { SheetCell, SheetRow } from '../sheet/sheet-rows.ts'
import type { Fault, ImportTemplate } from './import-template.ts'

/** A row that may be saved, or why it may not. */
export type PlannedRow = { row: number; values: Record<string, unknown> } | { row: number; failure: string }

/** What is to be done with a file: its rows one by one, or nothing at all. */
export type Plan = { rows: PlannedRow[] } | { problem: string; total: number }

const words = texts({
  row: ['row {row}: {faults}', '第{row}行：{faults}'],
  fault: ['{title}: {message}', '{title}：{message}'],
  missing: ['missing column: {titles}', '缺少列：{titles}'],
  unknown: ['unknown column: {titles}', '未知列：{titles}'],
  repeated: ['duplicate column: {titles}', '列重复：{titles}'],
  rules: [
    'row 2 must contain the rules of the template; data begin in row 3',
    '第2行须为模板的填写规则，数据从第3行开始',
  ],
  outside: ['row {row}: there is a value in a column without a title', '第{row}行：在没有标题的列中有内容'],
  noRows: ['there are no rows below the rules', '规则行下没有数据'],
  empty: ['cannot be empty', '不能为空'],
  inexact: [
    'too long for a number: format the cell as text and type it again',
    '数字过长：请将单元格设为文本格式后重新输入',
  ],
  unstorable: ['contains characters that cannot be saved', '包含无法保存的字符'],
  repeatedValue: ['duplicates row {row}', '与第{row}行重复'],
  sample: [
    'this is the sample row of the template: delete or overwrite it',
    '这是模板的示例行，请删除或覆盖',
  ],
})

/** The first row below head and rules. */
const FIRST_ROW = 3
/** Numbers, so that 5,000 is not grouped: a row's number is a name. */
const plain = String

/**
 * Reads a filled template: a file whose columns are not those of the template is refused as a whole, then each row is
 * judged by itself and by those above it. Pure: the same file always gives the same plan, so an import that was
 * interrupted goes on where it was.
 */
export function planOf(
  template: ImportTemplate,
  sheet: readonly SheetRow[],
  { language, now }: { language: Language; now: number },
): Plan {
  const head = sheet.find(({ row }) => row === 1)?.cells ?? []
  const data = sheet.filter(({ row }) => row >= FIRST_ROW)
  const keys = head.map((cell) => keyOf(template, cell ?? ''))
  const problem =
    headProblem(template, head, keys, language) ??
    ruleProblem(template, sheet, keys, language) ??
    widthProblem(data, keys, language) ??
    (data.length === 0 ? say(words.noRows, language) : undefined)
  if (problem) return { problem, total: data.length }

  const taken = new Map<string, number>()
  const rows = data.map(({ row, cells }): PlannedRow => {
    const read = readRow(template, cells, keys, language)
    const faults = 'faults' in read ? read.faults : (template.check?.(read.values as never, now) ?? [])
    const values = 'values' in read ? read.values : undefined
    const repeated = values ? repeatedValues(template, values, taken, row) : []
    const all = [...faults, ...repeated]
    if (!values || all.length > 0) return { row, failure: failureOf(template, row, all, language) }
    return { row, values }
  })
  return { rows }
}

/** `row 5: phone: enter a correct phone number`; several faults of one row stand behind each other. */
export function failureOf(
  template: ImportTemplate,
  row: number,
  faults: readonly Fault[],
  language: Language,
): string {
  // What is wrong with a row as a whole is told at its first column.
  const [first = ''] = Object.keys(template.columns)
  const told = faults.map(({ column, message }) =>
    say(words.fault, language, {
      title: titleOf(template, column in template.columns ? column : first, language),
      message: say(message, language),
    }),
  )
  return say(words.row, language, { row: plain(row), faults: told.join(language === 'en' ? '; ' : '；') })
}

/** The title as it stands in the head of the file: `pile number*`. */
export function headOf(template: ImportTemplate, key: string, language: Language): string {
  return titleOf(template, key, language) + (template.columns[key]?.required ? '*' : '')
}

function titleOf({ columns }: ImportTemplate, key: string, language: Language): string {
  const column = columns[key]
  return column ? say(column.title, language) : key
}

/** The column of a title, in either language and whatever its capitals. */
function keyOf({ columns }: ImportTemplate, title: string): string | undefined {
  const wanted = plainTitle(title)
  return Object.keys(columns).find((key) => columns[key]?.title.some((one) => plainTitle(one) === wanted))
}

const plainTitle = (title: string) =>
  title
    .replace(/[\s*＊]+/g, ' ')
    .trim()
    .toLowerCase()

function headProblem(
  template: ImportTemplate,
  head: readonly SheetCell[],
  keys: readonly (string | undefined)[],
  language: Language,
): string | undefined {
  const list = (titles: readonly string[]) => titles.join(language === 'en' ? ', ' : '、')
  const unknown = head.filter((cell, index) => cell !== '' && keys[index] === undefined)
  if (unknown.length > 0)
    return say(words.unknown, language, { titles: list(unknown.map((title) => shortened(title ?? ''))) })
  const missing = Object.keys(template.columns).filter(
    (key) => !(keys.includes(key) || template.columns[key]?.isNew),
  )
  if (missing.length > 0) {
    const titles = missing.map((key) => titleOf(template, key, language))
    return say(words.missing, language, { titles: list(titles) })
  }
  const repeated = keys.find((key, index) => key !== undefined && keys.indexOf(key) !== index)
  return repeated && say(words.repeated, language, { titles: headOf(template, repeated, language) })
}

/** As much of a title as a sentence needs, without signs that no database takes. */
function shortened(title: string): string {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what is kept out
  const shown = title.toWellFormed().replace(/[\u0000-\u001f]/g, '�')
  return shown.length > 40 ? `${shown.slice(0, 40)}…` : shown
}

/** A row of data where the rules should stand would silently be lost. */
function ruleProblem(
  template: ImportTemplate,
  sheet: readonly SheetRow[],
  keys: readonly (string | undefined)[],
  language: Language,
): string | undefined {
  const second = sheet.find(({ row }) => row === FIRST_ROW - 1)
  if (!second) return undefined
  return 'values' in readRow(template, second.cells, keys, language) ? say(words.rules, language) : undefined
}

function widthProblem(
  data: readonly SheetRow[],
  keys: readonly (string | undefined)[],
  language: Language,
): string | undefined {
  const outside = data.find(({ cells }) => cells.some((cell, index) => cell !== '' && !keys[index]))
  return outside && say(words.outside, language, { row: plain(outside.row) })
}

function readRow(
  { columns }: ImportTemplate,
  cells: readonly SheetCell[],
  keys: readonly (string | undefined)[],
  language: Language,
): { values: Record<string, unknown> } | { faults: Fault[] } {
  const faults: Fault[] = []
  const values: Record<string, unknown> = {}
  let isSample = true
  for (const [key, column] of Object.entries(columns)) {
    const found = cells[keys.indexOf(key)]
    const cell = found === undefined ? '' : found
    isSample &&= cell === column.sample
    const read = readCell(column, cell, language)
    if ('message' in read) faults.push({ column: key, message: read.message })
    else values[key] = read.value
  }
  if (isSample) return { faults: [{ column: Object.keys(columns)[0] ?? '', message: words.sample }] }
  return faults.length > 0 ? { faults } : { values }
}

function readCell(
  { schema, required }: ImportTemplate['columns'][string],
  cell: SheetCell,
  language: Language,
): { value: unknown } | { message: Text } {
  if (cell === null) return { message: words.inexact }
  if (cell === '') return required ? { message: words.empty } : { value: null }
  if (cell.includes('\u0000') || !cell.isWellFormed()) return { message: words.unstorable }
  const result = schema.safeParse(cell)
  if (result.success) return { value: result.data }
  const [issue] = result.error.issues
  const message = issueText(issue ?? {}, language)
  return { message: [message, message] }
}

/** What another row above already has; the first one keeps it. */
function repeatedValues(
  template: ImportTemplate,
  values: Record<string, unknown>,
  taken: Map<string, number>,
  row: number,
): Fault[] {
  return template.unique(values as never).flatMap(({ column, value }): Fault[] => {
    if (value === null) return []
    const key = `${column} ${value}`
    const before = taken.get(key)
    if (before === undefined) {
      taken.set(key, row)
      return []
    }
    return [{ column, message: filled(words.repeatedValue, before) }]
  })
}

function filled([en, zh]: Text, row: number): Text {
  return [en.replace('{row}', plain(row)), zh.replace('{row}', plain(row))]
}
