import type { Language } from '@ampdeck/api/enumeration'
import type { Rows } from '../database/rows.ts'

/** What can be exported: the same rows and the same order as the list shows, as a table of texts. */
export interface Report {
  table(rows: Rows, params: never, language: Language): Promise<string[][]>
}
