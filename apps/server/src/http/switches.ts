import { activeLife } from '@ampdeck/api/active-life'
import type { Rows, StoredTable } from '../database/rows.ts'

interface Asked {
  rows: Rows
  input: { id: number }
}

/** The tables of records that are only in use or not. */
type Switched = {
  [T in StoredTable]: Parameters<typeof Rows.prototype.move<T>>[1] extends typeof activeLife.enable
    ? T
    : never
}[StoredTable]

/** How records of a table are taken into use and out of it; `read` gives the answer. */
export function switchesOf<T extends Switched, Answer>(
  table: T,
  read: (rows: Rows, id: number) => Promise<Answer>,
) {
  const take =
    (step: keyof typeof activeLife) =>
    async ({ rows, input }: Asked) => {
      await rows.move(table, activeLife[step], input)
      return read(rows, input.id)
    }
  return { enable: take('enable'), disable: take('disable') }
}
