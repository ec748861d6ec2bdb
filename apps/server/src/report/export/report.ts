import type { Language } from '@ampdeck/api/enumeration'
import type { ReportDefinition } from '@ampdeck/api/figures/report'
import type { PageId } from '@ampdeck/api/menu/menu-tree'
import type { Text } from '@ampdeck/api/texts'
import type { Caller } from '../../access/caller.ts'
import type { Rows } from '../../database/rows.ts'
import type { Cell, CellKind } from '../sheet/workbook.ts'

/** A column of a report; numbers stand in it as the database has them. */
export interface ReportColumn {
  title: Text
  kind?: CellKind
  width?: number
}

/**
 * What can be exported: all rows of a list in its order, read as they are written. It is the export `report` of a file
 * `*.report.ts`, which is found by its name.
 */
export interface Report<Params = never> {
  /** The page that it is exported from. */
  page: PageId
  /** Of the file and of its sheet. */
  name: Text
  columns: readonly ReportColumn[]
  /** What the file is called, without its ending; by its name and the time of the export otherwise. */
  fileName?(params: Params, now: number, language: Language): string
  /** The lines above the table: what it shows, of what, for whom and when. */
  head?(rows: Rows, params: Params, language: Language): Promise<readonly (readonly string[])[]>
  rows(rows: Rows, params: Params, language: Language): AsyncIterable<readonly Cell[]>
  /** Of a report of figures: which ones, by what. */
  definition?: ReportDefinition
  /** What its reader should know of it, such as what is left out; it stands in its head and in its mail. */
  note?: Text
  /** Of a page whose reports people compose: the report that some params are of. */
  composed?: {
    /** The params with all put in that may change until the file is written, as it is for who asks. */
    freeze(asker: Asker, params: Params): Promise<Params>
    of(params: Params): Report<Params>
    /** What the report of these params is called, also where it is deleted. */
    nameOf(rows: Rows, params: Params): Promise<string | undefined>
  }
}

/** Who asks for a report. */
export interface Asker {
  rows: Rows
  caller: Pick<Caller, 'userId' | 'grants'>
}

/** The report that is written for who asks, and with which params. */
export async function reportFor<Params>(
  report: Report<Params>,
  asker: Asker,
  params: Params,
): Promise<{ report: Report<Params>; params: Params }> {
  const { composed } = report
  if (!composed) return { report, params }
  const frozen = await composed.freeze(asker, params)
  return { report: composed.of(frozen), params: frozen }
}

/** In characters: what most contents of a kind need. */
const widths: Readonly<Record<CellKind, number>> = {
  text: 18,
  count: 10,
  yuan: 14,
  kWh: 14,
  kW: 14,
  percent: 12,
  price: 14,
  hours: 12,
  day: 12,
  ratio: 12,
  time: 20,
}

/** How wide a column is and what stands in it, where a report does not say. */
export function columnOf({ title, kind = 'text', width = widths[kind] }: ReportColumn) {
  return { title, kind, width }
}
