import { expect, it } from 'vitest'
import { complaintsAbout } from './tables.ts'

const table = (...rows: string[]) => ['| Entry | esbuild, kB |', '| --- | --- |', ...rows].join('\n')
const written = table(
  '| `button` | 0.7 | 0.7 | – | 100 % of 11 | 3 of 3 |',
  '| `form` | 21.0 | 20.4 | zod | 100 % of 9 | 4 of 4 |',
)

it('bears what differs by little', () => {
  const fresh = table(
    '| `button` | 0.9 | 0.8 | – | 100 % of 11 | 3 of 3 |',
    '| `form` | 21.9 | 20.1 | zod | 100 % of 9 | 4 of 4 |',
  )
  expect(complaintsAbout(written, fresh)).toEqual([])
})

it('names rows that weigh or need something else, are new or gone', () => {
  const fresh = table(
    '| `form` | 24.0 | 20.4 | zod, react-hook-form | 100 % of 9 | 4 of 4 |',
    '| `menu` | 0.5 | 0.5 | – | – | – |',
  )
  expect(complaintsAbout(written, fresh)).toEqual([
    '`button` is gone',
    '`form` is 24.0, 20.4, zod, react-hook-form, 100 % of 9, 4 of 4',
    '`menu` is 0.5, 0.5, –, –, –',
  ])
})

it('refuses props without a sentence and components without a page, however the table was written', () => {
  const fresh = table('| `button` | 0.7 | 0.7 | – | 90 % of 11 | 2 of 3 |')
  expect(complaintsAbout(fresh, fresh)).toEqual([
    '`button` has props without a sentence',
    '`button` has components without a page',
  ])
})
