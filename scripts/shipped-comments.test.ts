import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { root } from './run-process.ts'
import { parse, placeOf } from './syntax.ts'

/*
 * Comments of the packages come with their types, and most of the API's stand in its OpenAPI document: who reads them
 * there has no document of this repository.
 */

const DOCUMENT = /[\w-]+\.md\b/i
const isTest = (path: string) => /\.(test|stories)\.tsx?$/.test(path)

it('no comment of a package points to a document that does not come with it', () => {
  const paths = globSync('packages/*/src/**/*.{ts,tsx}', { cwd: root }).filter((path) => !isTest(path))
  const pointers = paths
    .map((path) => parse(path, readFileSync(join(root, path), 'utf8')))
    .flatMap((source) =>
      source.comments
        .filter(({ value }) => DOCUMENT.test(value))
        .map((comment) => `${placeOf(source, comment)} ${comment.value.trim()}`),
    )
  expect(paths.length).toBeGreaterThan(500)
  expect(pointers).toEqual([])
})
