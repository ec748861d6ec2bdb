import type { CallOptions, Client } from './client/create-client.ts'
import { ApiError } from './client/outcome.ts'
import type { PagedCall } from './client/pages.ts'
import type { Call, InputOf, OutputOf } from './contract.ts'
import type { Page } from './paging.ts'

/** A table's request in the product's own words; all other fields are the filter. */
export interface TableRequest {
  /** From 1. */
  pageNo?: number | undefined
  pageSize?: number | undefined
  sortField?: string | undefined
  sortOrder?: 'asc' | 'desc' | 'ascend' | 'descend' | '' | undefined
  [filter: string]: unknown
}

export interface TableData<Row> {
  data: Row[]
  /** The page that the rows are of: an earlier one than asked for when that one was empty. */
  pageNo: number
  totalCount: number
  /** Why there are no rows; its message is to be shown. */
  failure?: ApiError
}

type RowOf<C extends Call> = OutputOf<C> extends { records: (infer Row)[] } ? Row : never

/**
 * Feeds a table from a paged call: pageNo, pageSize, sortField, sortOrder become current, pageSize and so on,
 * and records and total become data and totalCount. A failure is an empty first page together with the failure;
 * an empty page above the first steps back. A cancelled call throws.
 */
export function tableSource<C extends PagedCall>(client: Client, call: C) {
  return async (request: TableRequest, options?: CallOptions): Promise<TableData<RowOf<C>>> => {
    try {
      return await load(request.pageNo ?? 1)
    } catch (error) {
      if (!(error instanceof ApiError) || error.kind === 'cancelled') throw error
      return { data: [], pageNo: 1, totalCount: 0, failure: error }
    }

    async function load(pageNo: number): Promise<TableData<RowOf<C>>> {
      const { pageNo: _, ...rest } = request
      const input = { ...rest, current: pageNo } as InputOf<C>
      const page = (await client(call, input, options)) as Page<RowOf<C>>
      if (page.records.length > 0 || pageNo <= 1) {
        return { data: page.records, pageNo, totalCount: page.total }
      }
      // Usually the page before; after a large deletion the last one that still has rows.
      return load(Math.max(1, Math.min(pageNo - 1, Math.ceil(page.total / page.pageSize))))
    }
  }
}
