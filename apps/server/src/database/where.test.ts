import { filter } from '@ampdeck/api/filter'
import { Kysely, PostgresDialect, sql } from 'kysely'
import pg from 'pg'
import { expect, it } from 'vitest'
import { z } from 'zod'
import { plugins } from './database.ts'
import { where } from './where.ts'

const Filter = z.object({
  name: filter.text(),
  unitId: filter.ids(),
  floor: filter.int(),
  lastTimeFrom: filter.from(),
  lastTimeTo: filter.to(),
})

/** Never connects: the queries are only written. */
const db = new Kysely<{ station: { name: string } }>({
  dialect: new PostgresDialect({ pool: new pg.Pool() }),
  plugins,
})

function written(values: z.output<typeof Filter>, targets: Parameters<typeof where<typeof Filter>>[3] = {}) {
  const { sql: text, parameters } = db
    .selectFrom('station')
    .select('name')
    .where(where(Filter, values, 'station', targets))
    .compile()
  return { condition: text.replace(/^.* where /, ''), parameters }
}

it('a filter without values excludes nothing', () => {
  expect(written({})).toEqual({ condition: 'true', parameters: [] })
})

it('each kind of field is compared in its own way with the column of its name', () => {
  expect(written({ name: 'a%', unitId: [7, 8], floor: 2, lastTimeFrom: 1, lastTimeTo: 9 })).toEqual({
    condition:
      '(("station"."name" ilike $1) and ("station"."unit_id" in ($2, $3)) and ("station"."floor" = $4)' +
      ' and ("station"."last_time" >= $5) and ("station"."last_time" < $6))',
    parameters: ['%a\\%%', 7, 8, 2, 1, 9],
  })
})

it('a field may mean other columns, any of several, an expression or a condition of its own', () => {
  expect(written({ name: 'a' }, { name: ['station.name', 'pile.code'] }).condition).toBe(
    '(("station"."name" ilike $1 or "pile"."code" ilike $2))',
  )
  expect(written({ floor: 2 }, { floor: sql`abs(floor)` }).condition).toBe('(abs(floor) = $1)')
  expect(written({ floor: 2 }, { floor: (value) => sql`floor <> ${value}` }).condition).toBe('(floor <> $1)')
})
