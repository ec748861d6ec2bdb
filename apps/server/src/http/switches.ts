import { activeLife } from '@ampdeck/api/active-life'
import type { Selectable } from 'kysely'
import type { Rows, StoredTable } from '../database/rows.ts'
import type { Tables } from '../database/tables.ts'

interface Asked {
  rows: Rows
  input: { id: number }
}

/** The tables of records that are only in use or not. */
type Switched = {
  [T in StoredTable]: Selectable<Tables[T]> extends { state: number } ? T : never
}[StoredTable]

/** How records of a table are taken into use and out of it; `read` gives the answer. */
export function switchesOf<T extends Switched, Answer>(
  table: T,
  read: (rows: Rows, id: number) => Promise<Answer>,
) {
  const take =
    (step: keyof typeof activeLife) =>
    async ({ rows, input }: Asked) => {
      // `Switched` has such a state; the compiler does not follow it through the table's name.
      await rows.move(table, activeLife[step] as never, input)
      return read(rows, input.id)
    }
  return { enable: take('enable'), disable: take('disable') }
}
