import { z } from 'zod'

/** Default page 1, default page size 10. */
export const DEFAULT_PAGE_SIZE = 10
export const PAGE_SIZES = [10, 20, 50, 100] as const
export const MAX_PAGE_SIZE = 1_000
/** In exports, the page size -1 means all. */
export const ALL_ROWS = -1

/** Above this many rows a filtered total is not counted on; `total` is then the cap and `totalCapped` is true. */
export const TOTAL_CAP = 10_000

/** `ascend` and `descend` are what many table components send. */
const SortOrder = z.preprocess(
  (value: 'asc' | 'desc' | 'ascend' | 'descend' | '' | undefined) =>
    value === 'ascend' ? 'asc' : value === 'descend' ? 'desc' : value === '' ? undefined : value,
  z.enum(['asc', 'desc']).optional(),
)

const fromText = (value: number | string | undefined) =>
  typeof value === 'string' && /^-?\d{1,9}$/.test(value) ? Number(value) : value

/**
 * A list's request: filter, page and sort order. The sortable fields are named here, so that
 * no caller can make the server sort by a column without an index.
 */
export function paged<Shape extends z.ZodRawShape, const Field extends string>(
  filter: z.ZodObject<Shape>,
  sortable: readonly [Field, ...Field[]],
) {
  return filter.extend({
    current: z.preprocess(fromText, z.int().min(1).max(100_000_000)).default(1),
    pageSize: z.preprocess(fromText, z.int().min(1).max(MAX_PAGE_SIZE)).default(DEFAULT_PAGE_SIZE),
    sortField: z.preprocess(
      (value: Field | '' | undefined) => (value === '' ? undefined : value),
      z.enum(sortable).optional(),
    ),
    sortOrder: SortOrder,
  })
}

/**
 * An export's request: the list's filter and order, and all rows of it. `pageSize: -1`, which means all, may be sent
 * or left out; no part of a list is ever exported.
 */
export function exported<Shape extends z.ZodRawShape, const Field extends string>(
  filter: z.ZodObject<Shape>,
  sortable: readonly [Field, ...Field[]],
) {
  const { sortField, sortOrder } = paged(filter, sortable).shape
  return filter.extend({
    sortField,
    sortOrder,
    pageSize: z.preprocess(fromText, z.literal(ALL_ROWS)).default(ALL_ROWS),
  })
}

/** A list's answer. */
export function pageOf<Row extends z.ZodType>(row: Row) {
  return z.object({
    records: z.array(row),
    total: z.int(),
    /** True where `total` is a lower bound ("10,000+"), because counting on would cost more than it tells. */
    totalCapped: z.boolean().optional(),
    current: z.int(),
    pageSize: z.int(),
  })
}

export interface Page<Row> {
  records: Row[]
  total: number
  totalCapped?: boolean | undefined
  current: number
  pageSize: number
}
