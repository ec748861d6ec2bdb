import { expect, it } from 'vitest'
import { DatabaseAway, isDatabaseAway } from './database-away.ts'

const coded = (code: string, more: object = {}) => Object.assign(new Error('no'), { code, ...more })

it('knows a lost database by what PostgreSQL, the system and the driver say', () => {
  for (const code of ['57P01', '57P02', '57P03', '08006', '53300', 'ECONNREFUSED', 'ECONNRESET'])
    expect(isDatabaseAway(coded(code)), code).toBe(true)
  expect(isDatabaseAway(coded('ENOENT', { syscall: 'connect' }))).toBe(true)
  expect(isDatabaseAway(new Error('Connection terminated unexpectedly'))).toBe(true)
  expect(isDatabaseAway(new DatabaseAway('no process number'))).toBe(true)
  expect(isDatabaseAway(new Error('an export failed', { cause: coded('57P02') }))).toBe(true)
})

it('takes no other failure for one', () => {
  for (const code of ['23505', '40001', '57014', '22P02', 'ENOENT'])
    expect(isDatabaseAway(coded(code)), code).toBe(false)
  expect(isDatabaseAway(new Error('no'))).toBe(false)
  expect(isDatabaseAway('57P01')).toBe(false)
})
