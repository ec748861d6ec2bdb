import type { DumpedTable, Partition, Sequence } from './dumped-tables.ts'

/*
 * A backup is SQL under gzip: a first comment with what is in it, then for each table a COPY with its rows and a comment
 * with their number and SHA-256, and a last comment that tells a whole file from one that was cut off. `psql` can load
 * it into a database that has the tables already.
 */

export const FORMAT = 'ampdeck backup 1'
const END_OF_ROWS = '\\.\n'

export interface Head {
  format: string
  madeAt: string
  /** The version of the schema that the rows fit. */
  migrations: string[]
  partitions: Partition[]
  sequences: Sequence[]
  tables: DumpedTable[]
}

/** Reads lines, and everything up to the end of a table's rows, from a stream of any chunks. */
export class BackupReader {
  readonly #chunks: AsyncIterator<Buffer>
  #held: Buffer = Buffer.alloc(0)

  constructor(source: AsyncIterable<Buffer>) {
    this.#chunks = source[Symbol.asyncIterator]()
  }

  async line(): Promise<string> {
    for (;;) {
      const end = this.#held.indexOf(10)
      if (end >= 0) return this.#take(end + 1).toString('utf8', 0, end)
      await this.#more()
    }
  }

  /** A comment's JSON. */
  async comment<T>(): Promise<T> {
    const line = await this.line()
    if (!line.startsWith('-- ')) throw new Error('The file is not a backup of this product.')
    return JSON.parse(line.slice(3))
  }

  /** The rows of a table, without the line that ends them. Only whole lines are taken, so it begins with one. */
  async *rows(): AsyncGenerator<Buffer> {
    while (this.#held.toString('latin1', 0, END_OF_ROWS.length) !== END_OF_ROWS) {
      const end = this.#held.indexOf(`\n${END_OF_ROWS}`)
      const whole = (end < 0 ? this.#held.lastIndexOf(10) : end) + 1
      if (whole > 0) yield this.#take(whole)
      if (end < 0) await this.#more()
    }
    this.#take(END_OF_ROWS.length)
  }

  #take(length: number): Buffer {
    const taken = this.#held.subarray(0, length)
    this.#held = this.#held.subarray(length)
    return taken
  }

  async #more(): Promise<void> {
    const { value, done } = await this.#chunks.next()
    if (done) throw new Error('The file ends too early: it was not copied whole.')
    this.#held = this.#held.length === 0 ? value : Buffer.concat([this.#held, value])
  }
}
