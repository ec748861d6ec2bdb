import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'

const SOURCES = join(import.meta.dirname, '..')
const isElsewhere = (path: string) =>
  /^(testing|backup)\/|\/migrations\/|\.(test|demo|fixture)\.ts$/.test(path)

/** A name that is ordered by its characters, or a column that is chosen by a request and may be one. */
const BY_CHARACTERS = [
  /orderBy\(\s*'(\w+\.)?(\w+N|n)ame'/,
  /order by (\w+\.)?(\w+_)?name\b(?! collate)/,
  /orderBy\(\s*(sql\.ref\()?(by|\w+\.by)[,)]/,
]

it('is how every list, file, picker and group of names is ordered', () => {
  const paths = globSync('**/*.ts', { cwd: SOURCES }).filter((path) => !isElsewhere(path))
  expect(paths.length).toBeGreaterThan(500)
  const found = paths.filter((path) => {
    const text = readFileSync(join(SOURCES, path), 'utf8')
    return BY_CHARACTERS.some((pattern) => pattern.test(text))
  })
  expect(found).toEqual([])
})
