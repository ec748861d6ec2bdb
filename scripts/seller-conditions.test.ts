import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { root } from './run-process.ts'

/*
 * A query starts at `Rows` or at one of `of-seller.ts`, and joins by `sameSeller`: then none forgets its seller. Raw SQL,
 * such as a roll-up in one statement, says it itself.
 */

const BY_HAND = /sellerId['"`]\s*,\s*'(=|in)'/
const SOURCES = join(root, 'apps/server/src')
const isElsewhere = (path: string) =>
  /^(database|testing|demo)\/|\/demo\/|\.(test|fixture|demo)\.ts$/.test(path)

it('no condition or join of a query names the seller by hand', () => {
  const paths = globSync('**/*.ts', { cwd: SOURCES }).filter((path) => !isElsewhere(path))
  const byHand = paths.filter((path) => BY_HAND.test(readFileSync(join(SOURCES, path), 'utf8')))
  expect(paths.length).toBeGreaterThan(900)
  expect(byHand).toEqual([])
})
