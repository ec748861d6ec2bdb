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

it('counts its answers', () => {
  const counts = Map.groupBy(rows, ({ answer }) => answer)
  const count = (answer: string) => counts.get(answer)?.length ?? 0
  expect(/\d+ yes, .+ the operator's\./.exec(text)?.[0]).toBe(
    `${count('yes')} yes, ${count('partly')} partly, ${count('gap')} gaps, ${count('not applicable')} not applicable, ${count('operator')} the operator's.`,
  )
})

it('names only files that are there, each by its name or the end of its path', () => {
  const there = globSync('{apps,packages,tests,scripts,docs,.github}/**/*.{ts,tsx,md,yml}', {
    cwd: root,
    exclude: (path) => basename(path) === 'node_modules',
  }).map((path) => `/${path}`)
  const named = rows.flatMap(({ where }) => where.match(/[\w./-]+\.(tsx?|md|yml)\b/g) ?? [])
  expect(named.length).toBeGreaterThan(120)
  expect(named.filter((name) => !there.some((path) => path.endsWith(`/${name}`)))).toEqual([])
})
