import type { Rows, StoredTable } from '../database/rows.ts'
import type { Failure, Issue } from '../foundation/failure.ts'
import { refuseDuplicate } from './refuse-duplicate.ts'

/** The part of a request that plain records need. */
interface PlainRequest<Input> {
  rows: Rows
  input: Input
}

interface Options {
  /** What keeps a record from being deleted: something that refers to it. */
  isInUse?: (rows: Rows, id: number) => Promise<boolean>
}

/**
 * The four calls of a record without rules of its own: read, add, change, delete. A table's columns are the draft's
 * fields, which the contract has checked; a record with rules writes its own handlers instead.
 */
export function crud<Row, Draft extends object>(table: StoredTable, { isInUse }: Options = {}) {
  const read = (rows: Rows, id: number) => rows.get(table, id) as Promise<Row>

  return {
    get: ({ rows, input }: PlainRequest<{ id: number }>) => read(rows, input.id),
    save: async ({ rows, input }: PlainRequest<Draft>) =>
      read(rows, await rows.insert(table, input as never)),
    update: async ({ rows, input }: PlainRequest<Draft & { id: number; version: number }>) => {
      const { id, version, ...draft } = input
      await rows.update(table, { id, version }, draft as never)
      return read(rows, id)
    },
    delete: async ({
      rows,
      input,
      fail,
    }: PlainRequest<{ id: number }> & { fail(reason: 'record.inUse'): Failure }) => {
      if (await isInUse?.(rows, input.id)) throw fail('record.inUse')
      await rows.remove(table, input.id)
      return null
    },
  }
}

/** The same of a record with a field of which no two may have the same value, as a unique index of the table says. */
export function uniqueCrud<Row, Draft extends object>(
  table: StoredTable,
  field: keyof Draft & string,
  options: Options = {},
) {
  const { save, update, ...rest } = crud<Row, Draft>(table, options)
  type Fails = { fail(reason: 'record.duplicate', issues?: Issue[]): Failure }

  return {
    ...rest,
    save: (request: PlainRequest<Draft> & Fails) => save(request).catch(refuseDuplicate(request.fail, field)),
    update: (request: PlainRequest<Draft & { id: number; version: number }> & Fails) =>
      update(request).catch(refuseDuplicate(request.fail, field)),
  }
}
