import { globSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'

const read = (path: string) => readFileSync(new URL(path, import.meta.url), 'utf8')
const src = new URL('../../', import.meta.url)
const flat = (code: string) => code.replaceAll(/\s+/g, ' ').trim()

const blocks = [...read('../../../README.md').matchAll(/```tsx\n(.*?)```/gs)].map(([, block = '']) => block)
const stories = flat(read('./readme.stories.tsx'))
const imports = blocks
  .flatMap((block) => [...block.matchAll(/import \{ (.*?) \} from '@ampdeck\/ui\/(.*?)'/g)])
  .flatMap(([, names = '', entry = '']) => names.split(', ').map((name) => ({ name, entry })))

describe('the README', () => {
  it('has an example for states, rights, questions and an own theme', () => {
    expect(blocks).toHaveLength(4)
  })

  it.each(blocks)('quotes its example from a story that runs', (block) => {
    const code = block.replaceAll(/^import .*$/gm, '')
    expect(stories).toContain(flat(code))
  })

  it.each(imports)('imports $name from an entry that exports it: $entry', ({ name, entry }) => {
    const [index = ''] = globSync(`*/${entry}/index.ts`, { cwd: src })
    expect(read(`../../${index}`)).toMatch(new RegExp(`\\b${name}\\b`))
  })
})
