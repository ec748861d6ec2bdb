/*
 * Record numbers are integers below 2^53: milliseconds since 2020 (41 bits, enough until 2089), then 12 bits that
 * keep apart what one millisecond makes. They grow with time, so an order's number tells its month, and orders
 * are partitioned by month through their primary key alone.
 */

/** 2020-01-01 00:00:00 UTC+8. */
const EPOCH = Date.UTC(2019, 11, 31, 16)
const PER_MILLISECOND = 4_096
/** Processes that share a database keep apart by their number: 32 of them, 128 ids a millisecond each. */
const PER_PROCESS = 128
export const MAX_PROCESSES = PER_MILLISECOND / PER_PROCESS

/** The smallest id of an instant: the bound of a time range, and the id of the `n`th thing of that millisecond. */
export function idAt(epoch: number, n = 0): number {
  return (epoch - EPOCH) * PER_MILLISECOND + n
}

/** The instant in which an id was made. */
export function momentOf(id: number): number {
  return Math.floor(id / PER_MILLISECOND) + EPOCH
}

/** Records that are held one after the other: each once and in one order for all, so that two calls never wait for each other. */
export function inLockOrder(ids: readonly number[]): number[] {
  return [...new Set(ids)].sort((a, b) => a - b)
}

/**
 * Makes ids for one process; never twice the same, also when the clock is set back. `process` is asked each time: it
 * may be another number after the database was away, and throws while there is none.
 */
export function idMaker(process: () => number, now: () => number): () => number {
  let last = 0
  let n = 0
  return () => {
    const number = process()
    const at = Math.max(now(), last)
    n = at === last ? n + 1 : 0
    last = n === PER_PROCESS ? at + 1 : at
    if (n === PER_PROCESS) n = 0
    return idAt(last, number * PER_PROCESS + n)
  }
}
