import { globSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { expect, it } from 'vitest'
import { root } from './run-process.ts'

const text = readFileSync(join(root, 'docs/security.md'), 'utf8')
const rows = [...text.matchAll(/^\| (\d+\.\d+\.\d+) +\| ([^|]+)\| ([^|]+)\| ([^|]+)\|$/gm)].map(
  ([, number = '', requirement = '', answer = '', where = '']) => ({
    number,
    requirement: requirement.trim(),
    answer: answer.replaceAll('*', '').trim(),
    where: where.trim(),
  }),
)

it('answers all 226 requirements of ASVS 5.0, level 2, that may concern it, each once', () => {
  expect(new Set(rows.map(({ number }) => number)).size).toBe(226)
  expect(rows).toHaveLength(226)
  const answers = new Set(rows.map(({ answer }) => answer))
  expect([...answers].toSorted()).toEqual(['gap', 'not applicable', 'operator', 'partly', 'yes'])
  expect(rows.filter(({ where }) => where === '')).toEqual([])
})

it('names only tests that are there', () => {
  const there = new Set(
    globSync('{apps,packages,tests,scripts}/**/*.test.{ts,tsx}', {
      cwd: root,
      exclude: (path) => basename(path) === 'node_modules',
    }).map((path) => basename(path)),
  )
  const named = rows.flatMap(({ where }) => where.match(/[\w.-]+\.test\.tsx?/g) ?? [])
  expect(named.length).toBeGreaterThan(80)
  expect(named.filter((name) => !there.has(name))).toEqual([])
})
