/*
 * A list's address and the request that it stands for. This file has no imports, so the first script of a page can
 * send the request while the page's own code is still on its way.
 */

export type SortOrder = 'asc' | 'desc'
export type Density = 'compact' | 'default' | 'comfortable'

/** The sizes that the pager offers; any other in an address is the default. */
export const PAGE_SIZES: readonly number[] = [10, 20, 50, 100]

const DENSITIES: readonly string[] = ['compact', 'comfortable'] satisfies Density[]

/** Keys of an address that belong to one look at a list: which page, and what is open there. */
const PASSING = ['current', 'open', 'id', 'lang', 'tab']

/** Keys of an address that are not filters. */
const RESERVED = new Set([
  ...PASSING,
  'pageSize',
  'sortField',
  'sortOrder',
  'columns',
  'pinned',
  'widths',
  'density',
])

/** The body of a list's call: page, sort order, and every filter as the text that stands in the address. */
export interface ListRequest {
  readonly current: number
  readonly pageSize: number
  readonly sortField?: string
  readonly sortOrder?: SortOrder
  readonly [filter: string]: string | number | undefined
}

/** What a list shows when its address says nothing; such values are left out of the address. */
export interface ListDefaults {
  readonly pageSize?: number
  readonly sortField?: string
  readonly sortOrder?: SortOrder
}

/** What the address says about the columns (shown, pinned, widths, each where somebody chose it) and the row height. */
export interface ListLayout {
  readonly columns?: readonly string[]
  /** The columns that stay at the start. */
  readonly pinned?: readonly string[]
  /** Widths in pixels by column. */
  readonly widths?: Readonly<Record<string, number>>
  readonly density: Density
}

/** One step away from what a list shows. What is not named stays. */
export interface ListChange {
  readonly current?: number
  readonly pageSize?: number
  /** `null` returns to the list's own order. */
  readonly sort?: { readonly field: string; readonly order: SortOrder } | null
  /** Values as text; the empty text takes a filter away. */
  readonly filters?: Readonly<Record<string, string>>
  /** Takes all filters away, before `filters` are applied. */
  readonly reset?: boolean
  /** The shown columns in their order; `null` returns to the list's own. */
  readonly columns?: readonly string[] | null
  /** The columns that stay at the start; `null` returns to the list's own. */
  readonly pinned?: readonly string[] | null
  /** Every width that somebody chose; `null` returns to the list's own. */
  readonly widths?: Readonly<Record<string, number>> | null
  readonly density?: Density
}

/** The request of an address, exactly as it is sent. Values that make no sense fall back to the defaults. */
export function listRequest(search: URLSearchParams | string, defaults: ListDefaults = {}): ListRequest {
  const address = new URLSearchParams(search)
  const sort = sortOf(address, defaults)

  return {
    current: pageNumber(address.get('current')) ?? 1,
    pageSize: pageSizeOf(address) ?? defaultSize(defaults),
    ...(sort && { sortField: sort.field, sortOrder: sort.order }),
    ...listFilters(address),
  }
}

/** The filters of an address by key; a key that stands there twice means "any of these". */
export function listFilters(search: URLSearchParams | string): Record<string, string> {
  const address = new URLSearchParams(search)
  const keys = [...new Set(address.keys())].filter((key) => !RESERVED.has(key))
  const pairs = keys.map((key) => [key, address.getAll(key).filter(Boolean).join(',')] as const)
  return Object.fromEntries(pairs.filter(([, value]) => value !== ''))
}

/** What of an address is worth keeping as a view: filters, order and layout, not the place in the list. */
export function viewSearch(search: URLSearchParams | string): string {
  const kept = [...new URLSearchParams(search)].filter(([key]) => !PASSING.includes(key))
  return new URLSearchParams(kept).toString()
}

/** The columns and the row height of an address. */
export function listLayout(search: URLSearchParams | string): ListLayout {
  const address = new URLSearchParams(search)
  const columns = namesIn(address, 'columns')
  const pinned = namesIn(address, 'pinned')
  const widths = namesIn(address, 'widths').flatMap(widthIn)
  const density = address.get('density') ?? ''
  return {
    ...(columns.length > 0 && { columns }),
    ...(address.has('pinned') && { pinned }),
    ...(widths.length > 0 && { widths: Object.fromEntries(widths) }),
    density: DENSITIES.includes(density) ? (density as Density) : 'default',
  }
}

/**
 * The address after a change, without its `?`. A change of what is listed (filter, sort order, size) goes back to
 * the first page; what belongs to others in the address stays.
 */
export function listSearch(
  search: URLSearchParams | string,
  change: ListChange,
  defaults: ListDefaults = {},
): string {
  const address = new URLSearchParams(search)
  const put = (key: string, value: string, usual = '') =>
    value === usual || value === '' ? address.delete(key) : address.set(key, value)

  if (change.reset) for (const key of Object.keys(listFilters(address))) address.delete(key)
  for (const [key, value] of Object.entries(change.filters ?? {})) put(key, value.trim())
  if (change.sort !== undefined) {
    const isDefault =
      change.sort?.field === defaults.sortField && change.sort?.order === (defaults.sortOrder ?? 'asc')
    put('sortField', isDefault ? '' : (change.sort?.field ?? ''))
    put('sortOrder', isDefault || change.sort?.order === 'asc' ? '' : (change.sort?.order ?? ''))
  }
  if (change.pageSize !== undefined) put('pageSize', String(change.pageSize), String(defaultSize(defaults)))
  if (change.columns !== undefined) put('columns', change.columns?.join(',') ?? '')
  if (change.pinned !== undefined) {
    if (change.pinned) address.set('pinned', change.pinned.join(','))
    else address.delete('pinned')
  }
  if (change.widths !== undefined)
    put(
      'widths',
      Object.entries(change.widths ?? {})
        .map(widthText)
        .join(','),
    )
  if (change.density !== undefined) put('density', change.density, 'default')

  const listsOthers =
    change.reset || change.filters || change.sort !== undefined || change.pageSize !== undefined
  if (listsOthers) address.delete('current')
  if (change.current !== undefined) put('current', String(change.current), '1')

  // A comma may stand in a query as it is, and an address is also read by people.
  return address.toString().replaceAll('%2C', ',')
}

function namesIn(address: URLSearchParams, key: string): readonly string[] {
  return address.get(key)?.split(',').filter(Boolean) ?? []
}

/** A width stands in the address as `name.220`. */
function widthText([column, width]: readonly [string, number]): string {
  return `${column}.${Math.round(width)}`
}

function widthIn(text: string): readonly (readonly [column: string, width: number])[] {
  const [, column, width] = /^(.+)\.(\d{2,4})$/.exec(text) ?? []
  return column && width ? [[column, Number(width)]] : []
}

function sortOf(address: URLSearchParams, defaults: ListDefaults) {
  const field = address.get('sortField')
  if (field) return { field, order: address.get('sortOrder') === 'desc' ? 'desc' : 'asc' } as const
  if (defaults.sortField) return { field: defaults.sortField, order: defaults.sortOrder ?? 'asc' } as const
}

function pageNumber(text: string | null): number | undefined {
  return text && /^[1-9]\d{0,7}$/.test(text) ? Number(text) : undefined
}

function pageSizeOf(address: URLSearchParams): number | undefined {
  const size = Number(address.get('pageSize'))
  return PAGE_SIZES.includes(size) ? size : undefined
}

/** Ten rows. */
function defaultSize(defaults: ListDefaults): number {
  return defaults.pageSize ?? 10
}
