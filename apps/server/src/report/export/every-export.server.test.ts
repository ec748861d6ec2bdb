// @module-tag long
import type { Call } from '@ampdeck/api/contract'
import { everyCall } from '@ampdeck/api/resources'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { z } from 'zod'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'
import { readXlsx } from '../../testing/xlsx.ts'
import type { CellKind } from '../sheet/workbook.ts'
import { job } from './export-file.job.ts'
import type { ExportJob } from './export-file.service.ts'
import { columnOf, type Report } from './report.ts'
import { allReports } from './reports.ts'

type Row = Record<string, unknown>
type Cells = readonly (string | number)[]
interface Listed {
  name: string
  page: Call
  exported: Call
  sum: Call | undefined
}

const PAGE = 1_000

/** Lists whose file is another table than the page, with why. */
const others: Readonly<Record<string, string>> = {
  'message.export': 'it asks for a pile or a time first',
  'operationLog.export': 'each call of this test adds a row',
  'ownReport.export': 'it is of one composed report',
}

/** Each export with the list that it is of, by their names: `recordExport` is of `recordPage`, `export` of `page`. */
const lists: readonly Listed[] = everyCall.flatMap(({ name, call }): Listed[] => {
  const [resource = '', method = ''] = name.split('.')
  if (!/export$/i.test(method)) return []
  const beside = (what: string) =>
    everyCall.find(
      (one) =>
        one.name === `${resource}.${method.replace('export', what.toLowerCase()).replace('Export', what)}`,
    )?.call
  const page = beside('Page')
  return page && !Object.hasOwn(others, name) ? [{ name, page, exported: call, sum: beside('Sum') }] : []
})

let server: TestApp
/** What was given to the jobs. */
const started: unknown[] = []
let token: string
let reports: Awaited<ReturnType<typeof allReports>>

beforeAll(async () => {
  server = await createTestApp()
  // The files are written here, one at a time, and not by a worker.
  server.tools.jobs.send = async (_db, _kind, data) => void started.push(data)
  token = await server.login('admin')
  reports = await allReports()
})
afterAll(() => server?.close())

const ask = async <Data>({ path }: Call, body: object) => {
  const { code, data, msg } = await server.call<Data>(path, body, { token })
  expect(code, `${path}: ${msg}`).toBe(0)
  return data
}

/** All rows of a list, page by page. */
async function listed({ page }: Listed, request: object): Promise<Row[]> {
  const rows: Row[] = []
  for (let current = 1; ; current++) {
    const { records } = await ask<{ records: Row[] }>(page, { ...request, current, pageSize: PAGE })
    rows.push(...records)
    if (records.length < PAGE) return rows
  }
}

/** What the file says, below its head. */
async function written(list: Listed, request: object): Promise<{ report: Report; cells: Cells[] }> {
  const { id } = await ask<{ id: number }>(list.exported, request)
  const sent = started.pop() as ExportJob
  await job.run(sent, server.tools)
  const url = `/config-service/downloadCenter/file?id=${id}`
  const { rawPayload } = await server.app.inject({ method: 'GET', url, headers: { authorization: token } })
  const { rows } = readXlsx(rawPayload)
  const report = reports.get(sent.reportKey) as Report
  const titles = report.columns.map(({ title }) => title[0])
  const head = rows.findIndex((row) => titles.every((title, index) => row[index] === title))
  expect(head, `${list.name}: a head of titles`).toBeGreaterThanOrEqual(0)
  return { report, cells: rows.slice(head + 1) }
}

const factors: Readonly<Partial<Record<CellKind, number>>> = {
  yuan: 100,
  kWh: 1_000,
  kW: 1_000,
  percent: 100,
  count: 1,
}

/** The field of the list that stands in a column, in each row. */
function fieldsOf(kind: CellKind, column: number, rows: readonly Row[], cells: readonly Cells[]): string[] {
  const factor = factors[kind]
  const isSame = (value: unknown, cell: string | number = '') =>
    factor !== undefined && typeof value === 'number'
      ? Math.abs(value / factor - Number(cell)) < 1e-9 && cell !== ''
      : String(value ?? '') === String(cell)
  return Object.keys(rows[0] ?? {}).filter((field) =>
    rows.every((row, index) => isSame(row[field], cells[index]?.[column])),
  )
}

/** One of the codes that the list's filter takes and its rows have, so that a part of the list is exported too. */
function partOf({ page }: Listed, rows: readonly Row[]): object | undefined {
  const { properties = {} } = z.toJSONSchema(page.input, { io: 'input', unrepresentable: 'any' })
  const row = rows.at(-1)
  const field = Object.keys(properties).find(
    (name) =>
      /(state|status|kind|type|channel)$/i.test(name) &&
      row?.[name] !== null &&
      ['number', 'string'].includes(typeof row?.[name]),
  )
  return field && row ? { [field]: [row[field]] } : undefined
}

it.each(lists.map((list) => [list.name, list] as const))(
  '%s has the rows and sums of its list',
  async (name, list) => {
    const whole = await listed(list, {})
    const part = partOf(list, whole)
    for (const request of [{}, ...(part ? [part] : [])]) {
      const rows = part === request ? await listed(list, request) : whole
      const { report, cells } = await written(list, request)
      expect(cells.length, `${name} ${JSON.stringify(request)}: rows`).toBe(rows.length)
      if (rows.length === 0) continue
      const inColumn = report.columns.map((column, index) => {
        const { kind } = columnOf(column)
        return { kind, title: column.title[0], index, fields: fieldsOf(kind, index, rows, cells) }
      })
      const missing = inColumn.filter(
        ({ kind, fields }) => ['yuan', 'kWh'].includes(kind) && fields.length === 0,
      )
      expect(
        missing.map(({ title }) => title),
        `${name}: amounts that are no field of the list`,
      ).toEqual([])
      // Row for row: a column is known where each of its cells is the field of the row at the same place.
      const known = inColumn.filter(({ fields }) => fields.length > 0)
      expect(known.length, `${name}: columns of the list`).toBeGreaterThan(0)
      if (!list.sum) continue
      const sums = await ask<Row>(list.sum, request)
      for (const { kind, index, fields } of inColumn)
        for (const field of fields.filter((of) => typeof sums[of] === 'number')) {
          const total = cells.reduce((sum, row) => sum + Number(row[index] || 0) * (factors[kind] ?? 1), 0)
          expect(Math.round(total), `${name}: sum of ${field}`).toBe(sums[field])
        }
    }
  },
)
