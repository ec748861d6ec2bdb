import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { root } from './run-process.ts'

/*
 * A query starts at `Rows`, `ofSeller` or `ofSellers`, and joins by `sameSeller`: then none forgets its seller. Raw SQL,
 * such as a roll-up in one statement, says it itself. Here stands what neither can say; the number only becomes lower.
 */

const LEFT: Readonly<Record<string, number>> = {
  // A whole branch of sellers, found within the query.
  'system/seller/seller-admin.store.ts': 1,
  'statistics/user-analysis/user-analysis.store.ts': 1,
  'statistics/user-portrait/member-portrait.service.ts': 1,
  'statistics/user-portrait/user-portrait.store.ts': 3,
}
const BY_HAND = /sellerId['"`]\s*,\s*'(=|in)'/g
const SOURCES = join(root, 'apps/server/src')
const isElsewhere = (path: string) =>
  /^(database|testing|demo)\/|\/demo\/|\.(test|fixture|demo)\.ts$/.test(path)

it('no condition or join of a query names the seller by hand where the scoped way can say it', () => {
  const paths = globSync('**/*.ts', { cwd: SOURCES }).filter((path) => !isElsewhere(path))
  const more = paths.flatMap((path) => {
    const count = [...readFileSync(join(SOURCES, path), 'utf8').matchAll(BY_HAND)].length
    return count > (LEFT[path] ?? 0) ? [`${path}: ${count}`] : []
  })
  expect(paths.length).toBeGreaterThan(900)
  expect(more).toEqual([])
})
