import { DAY, formatTimestamp } from '@ampdeck/api/time'

export interface Page {
  records: { id: number; orderNo: string; stationId: number; plate: string | null }[]
  total: number
  totalCapped?: boolean
}

/** What the cases draw their parameters from. */
export interface Scene {
  orders: number
  stationIds: number[]
  orderIds: number[]
  orderNumbers: string[]
  plates: string[]
  /** Pages of `SIZE` orders of one station each. */
  stationPages: number[]
}

interface Case {
  name: string
  user?: 'admin' | 'ops'
  /** The request; each number makes another one. */
  body(scene: Scene, n: number): object
}

const SIZE = 20
const PRIMES = [7_919, 6_841, 5_743]

const pick = <T>(from: readonly T[], n: number) => from[(n * (PRIMES[0] ?? 1)) % from.length]
const month = (n: number) => {
  const from = Date.now() - 45 * DAY - ((n * 7_321) % (280 * 24)) * 3_600_000
  return { startTimeFrom: formatTimestamp(from), startTimeTo: formatTimestamp(from + 30 * DAY) }
}
const payable = { sortField: 'payableFen', sortOrder: 'desc' }
/** The last page and the pages before it. */
const last = (rows: number, n: number) => Math.max(1, Math.ceil(rows / SIZE) - (n % 50))

const deep = [1_000, 10_000, 50_000].flatMap((current): Case[] => [
  { name: `page ${current}`, body: (_, n) => ({ current: current + (n % 977) }) },
  { name: `page ${current}, by payable`, body: (_, n) => ({ current: current + (n % 977), ...payable }) },
])

const list: Case[] = [
  { name: 'newest page', body: (_, n) => ({ pageSize: SIZE + (n % 20) }) },
  { name: 'station and month', body: (s, n) => ({ stationId: pick(s.stationIds, n), ...month(n) }) },
  { name: 'abnormal, by payable', body: (_, n) => ({ orderStatus: 4, ...payable, current: 1 + (n % 40) }) },
  {
    name: 'finished, by payable',
    body: (_, n) => ({ orderStatus: 3, ...payable, current: 1 + (n % 40) }),
  },
  {
    name: 'unpaid, by owed',
    body: (_, n) => ({ chargeStatus: 1, sortField: 'owedFen', sortOrder: 'desc', current: 1 + (n % 40) }),
  },
  { name: 'stop reason and month', body: (_, n) => ({ stopReason: 1 + (n % 11), ...month(n) }) },
  { name: 'stop reason', body: (_, n) => ({ stopReason: 1 + (n % 11) }) },
  { name: 'channel', body: (_, n) => ({ channel: 1 + (n % 5), current: 1 + (n % 40) }) },
  { name: 'plate contains 4', body: (s, n) => ({ plate: pick(s.plates, n)?.slice(2, 6) }) },
  { name: 'plate contains 2', body: (s, n) => ({ plate: pick(s.plates, n)?.slice(0, 2) }) },
  { name: 'order number', body: (s, n) => ({ orderNo: pick(s.orderNumbers, n) }) },
  { name: 'order number, part', body: (s, n) => ({ orderNo: pick(s.orderNumbers, n)?.slice(8, 16) }) },
  {
    name: 'by energy',
    body: (_, n) => ({ sortField: 'energyWh', sortOrder: 'desc', current: 1 + (n % 40) }),
  },
  {
    name: 'month, by energy',
    body: (_, n) => ({ ...month(n), sortField: 'energyWh', sortOrder: 'desc' }),
  },
  ...deep,
  { name: 'last page', body: (s, n) => ({ current: last(s.orders, n) }) },
  { name: 'last page, by payable', body: (s, n) => ({ current: last(s.orders, n), ...payable }) },
  {
    name: 'page 2,000 up to a day',
    body: (_, n) => ({ current: 2_000 + (n % 977), startTimeTo: month(n).startTimeTo }),
  },
  {
    name: 'finished, page 20,000, by payable',
    body: (_, n) => ({ orderStatus: 3, current: 20_000 + (n % 977), ...payable }),
  },
  {
    name: 'station, page 500',
    body: (s, n) => ({ stationId: pick(s.stationIds, n), current: 500 + (n % 97) }),
  },
  {
    name: 'station, last page',
    body: (s, n) => ({ stationId: pick(s.stationIds, n), current: pick(s.stationPages, n) }),
  },
  {
    name: 'station, last page, by payable',
    body: (s, n) => ({ stationId: pick(s.stationIds, n), current: pick(s.stationPages, n), ...payable }),
  },
  { name: 'limited user, newest page', user: 'ops', body: (_, n) => ({ current: 1 + (n % 40) }) },
  { name: 'limited user, page 5,000', user: 'ops', body: (_, n) => ({ current: 5_000 + (n % 977) }) },
]

/** Twenty orders a page where a case says nothing else. */
export const cases: readonly Case[] = list.map(({ body, ...rest }) => ({
  ...rest,
  body: (scene, n) => ({ pageSize: SIZE, ...body(scene, n) }),
}))

/** Reads what there is, through the list itself. */
export async function lookAround(page: (body: object) => Promise<Page>): Promise<Scene> {
  const records: Page['records'] = []
  for (let index = 0; index < 30; index += 1) {
    records.push(...(await page({ ...month(index), pageSize: 100 })).records)
  }
  const stationIds = [...new Set(records.map(({ stationId }) => stationId))]
  const stationPages: number[] = []
  for (const stationId of stationIds) {
    stationPages.push(Math.ceil((await rowsOf((body) => page({ ...body, stationId }))) / SIZE))
  }
  return {
    orders: await rowsOf(page),
    stationIds,
    stationPages,
    orderIds: records.map(({ id }) => id),
    orderNumbers: records.map(({ orderNo }) => orderNo),
    plates: records.flatMap(({ plate }) => plate ?? []),
  }
}

/** How many orders a filter has, found by halving: the total of the answer is capped. */
async function rowsOf(page: (body: object) => Promise<Page>): Promise<number> {
  let [some, none] = [0, 100_000_000]
  while (none - some > 1) {
    const middle = Math.floor((some + none) / 2)
    const { records } = await page({ current: middle, pageSize: 1 })
    if (records.length > 0) some = middle
    else none = middle
  }
  return some
}
