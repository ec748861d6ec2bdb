import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { everyCall } from '@ampdeck/api/resources'
import { expect, it } from 'vitest'
import { root } from './run-process.ts'

/*
 * The console offers calls, and each call knows its right: no key of a call is written there a second time. A key may stand
 * there only where it opens something that no call of its own guards, such as a drawer with what the list has read already.
 */

const SOURCES = join(root, 'apps/console/src')
const isElsewhere = (path: string) => /\.(test|stories|fixture)\.tsx?$/.test(path)

it('no right of a call stands in the console', () => {
  const keys = new Set<string>(everyCall.flatMap(({ call }) => [call.permission].flat()))
  const paths = globSync('**/*.{ts,tsx}', { cwd: SOURCES }).filter((path) => !isElsewhere(path))
  const found = paths.flatMap((path) =>
    [...readFileSync(join(SOURCES, path), 'utf8').matchAll(/['"`](\w+:\w+)['"`]/g)]
      .filter(([, key = '']) => keys.has(key))
      .map(([, key]) => `${path}: ${key}`),
  )
  expect(keys.size).toBeGreaterThan(400)
  expect(paths.length).toBeGreaterThan(900)
  expect(found).toEqual([])
})
