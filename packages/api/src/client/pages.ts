import type { Call, InputOf, OutputOf } from '../contract.ts'
import { MAX_PAGE_SIZE, type Page } from '../paging.ts'
import type { CallOptions, Client } from './create-client.ts'

/** A call that answers a page of rows. */
export type PagedCall = Call & { readonly output: { readonly _zod: { readonly input: Page<unknown> } } }

/**
 * All pages of a list, one after the other, each asked for when it is wanted:
 *
 * ```ts
 * for await (const { records } of pages(client, station.page)) console.log(records.length)
 * ```
 *
 * Rows that are added or removed meanwhile may be missed or come twice; sort by a field that does not change.
 *
 * @param input the filter and the order; `pageSize` is as large as the server allows unless given
 */
export async function* pages<C extends PagedCall>(
  client: Client,
  call: C,
  input?: InputOf<C>,
  options?: CallOptions,
): AsyncGenerator<OutputOf<C>, void> {
  const request = { pageSize: MAX_PAGE_SIZE, ...(input as object) }
  for (let current = 1; ; current++) {
    const page = (await client(call, { ...request, current } as InputOf<C>, options)) as OutputOf<C>
    const { records, pageSize, total, totalCapped } = page as Page<unknown>
    if (records.length > 0 || current === 1) yield page
    // Of a capped total only a page that is not full tells that it is the last.
    const isLast = records.length < pageSize || (!totalCapped && current * pageSize >= total)
    if (isLast) return
  }
}
