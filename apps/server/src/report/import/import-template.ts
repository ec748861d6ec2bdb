import type { CodeOf } from '@ampdeck/api/enumeration'
import type { importState, importTemplate } from '@ampdeck/api/enumerations/system'
import type { ActionKey } from '@ampdeck/api/menu/menu-tree'
import type { Text } from '@ampdeck/api/texts'
import type { Platform } from '../../database/platform.ts'
import type { Rows } from '../../database/rows.ts'
import type { ImportColumns, RowOf } from './import-columns.ts'

/** Why a row is not kept: the column at fault and what is wrong with it. */
export interface Fault<Key extends string = string> {
  column: Key
  message: Text
}

/** A fault that shows when a row is saved. */
export class RowFault extends Error {
  override readonly name = 'RowFault'
  readonly fault: Fault

  constructor(column: string, message: Text) {
    super(message[0])
    this.fault = { column, message }
  }
}

/** What is known to whoever saves a row: the rows that the importer may see, the clock, and the import. */
export interface SaveContext {
  rows: Rows
  now: number
  importId: number
}

/** What came of a file all of whose rows have an outcome. */
export interface EndedImport {
  sellerId: number
  importId: number
  total: number
  kept: number
  failed: number
  state: CodeOf<typeof importState>
}

/**
 * A template: the one definition from which its file is made and with which a filled one is read. It is the export
 * `template` of a file `*.import.ts`, which is found by its name.
 */
export interface ImportTemplate<Columns extends ImportColumns = ImportColumns> {
  code: CodeOf<typeof importTemplate>
  permission: ActionKey
  /** The path of the call, for the audit log. */
  path: string
  columns: Columns
  /** What may be there once in a file: which column, and the value that must not come again. */
  unique(row: RowOf<Columns>): { column: keyof Columns & string; value: string | null }[]
  /** Rules between the columns of a row. */
  check?(row: RowOf<Columns>, now: number): Fault<keyof Columns & string>[]
  /** Saves a row, in a transaction of which nothing stays when it throws. A row that cannot be kept throws a `RowFault`. */
  save(row: RowOf<Columns>, context: SaveContext): Promise<void>
  /** Called before the file is said to be done; an import that was interrupted here calls it once more. */
  ended?(platform: Platform, ended: EndedImport): Promise<void>
}

/** Ties the parts of a template together; from here on its rows are only read by its own columns. */
export function importTemplateOf<Columns extends ImportColumns>(
  template: ImportTemplate<Columns>,
): ImportTemplate {
  return template as unknown as ImportTemplate
}
