import type { Language } from '@ampdeck/api/enumeration'

export type RecordId = number | string

/** A record as a picker shows it: station, pile, member, vehicle ... */
export interface RecordRow {
  /** What is sent. */
  readonly id: RecordId
  /** Its name, in the language that was asked for. */
  readonly label: string
  /** What distinguishes it from others of the same name: its code, its city. */
  readonly detail?: string | undefined
}

export interface RecordPage {
  /** The records of this page; a page without any is the end. */
  readonly rows: readonly RecordRow[]
  /** How many match in all. */
  readonly total: number
}

/**
 * Where records come from; the caller asks its server, and the server answers only what the reader may see. Keep one
 * object per kind of record: chosen names are remembered by it.
 */
export interface RecordSource {
  /** One page of what matches a text, from page 1. A request that is no longer wanted is aborted by its signal. */
  search(text: string, page: number, signal: AbortSignal, language: Language): Promise<RecordPage>
  /** The records of ids that were chosen earlier; what the reader may not see is left out. */
  resolve(ids: readonly RecordId[], signal: AbortSignal, language: Language): Promise<readonly RecordRow[]>
}
