import { globSync, readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'

const read = (path: string) => readFileSync(new URL(path, import.meta.url), 'utf8')
const src = new URL('../../', import.meta.url)
const flat = (code: string) => code.replaceAll(/\s+/g, ' ').trim()

const all = [...read('../../../README.md').matchAll(/```tsx\n(.*?)```/gs)].map(([, block = '']) => block)
/** The files of the guide begin with their name. */
const files = all.flatMap((block) => {
  const [, name, code] = /^\/\/ ([\w-]+\.tsx?)\n(.*)$/s.exec(block) ?? []
  return name && code ? [{ name, code }] : []
})
const blocks = all.filter((block) => !block.startsWith('// '))
const app = '../../../../../scripts/check/foreign-app/first-page/'
const stories = flat(read('./readme.stories.tsx'))
const imports = all
  .flatMap((block) => [...block.matchAll(/import (?:type )?\{ (.*?) \} from '@ampdeck\/ui\/(.*?)'/g)])
  .flatMap(([, names = '', entry = '']) =>
    names.split(', ').map((name) => ({ name: name.replace('type ', ''), entry })),
  )

describe('the README', () => {
  it('has an example for states, rights, questions and an own theme', () => {
    expect(blocks).toHaveLength(4)
  })

  it.each(blocks)('quotes its example from a story that runs', (block) => {
    const code = block.replaceAll(/^import .*$/gm, '')
    expect(stories).toContain(flat(code))
  })

  it('has a guide that leaves out no file of its application', () => {
    const written = readdirSync(new URL(app, import.meta.url))
    expect(files.map(({ name }) => name).toSorted()).toEqual(written.toSorted())
  })

  it.each(files)('quotes $name of the application that is built and used', ({ name, code }) => {
    expect(code).toBe(read(`${app}${name}`))
  })

  it('names every entry', () => {
    const entries = globSync('*/*/index.ts', { cwd: src }).map((path) => path.split('/')[1] ?? '')
    const list = read('../../../README.md').split('## What there is')[1]
    expect(entries.filter((entry) => !list?.includes(`\`${entry}\``))).toEqual([])
  })

  it.each(imports)('imports $name from an entry that exports it: $entry', ({ name, entry }) => {
    const [index = ''] = globSync(`*/${entry}/index.ts`, { cwd: src })
    expect(read(`../../${index}`)).toMatch(new RegExp(`\\b${name}\\b`))
  })
})
