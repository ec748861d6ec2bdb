import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { root } from '../run-process.ts'
import { addressesOf } from './addresses.ts'

const read = (path: string) => readFileSync(join(root, path), 'utf8')

it('leads from a package to its folder, its issues and its repository', () => {
  expect(addressesOf('https://github.com', 'owner/name', 'packages/api')).toEqual({
    homepage: 'https://github.com/owner/name/tree/main/packages/api#readme',
    bugs: { url: 'https://github.com/owner/name/issues' },
    repository: { type: 'git', url: 'git+https://github.com/owner/name.git', directory: 'packages/api' },
  })
})

it('is written as a package is released, before it is packed', () => {
  const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> }
  expect(scripts['release:publish']).toMatch(/^node scripts\/write-addresses\.ts && .*changeset publish$/)
  expect(read('.github/workflows/release.yml')).toContain('release:publish')
})

it.each(['validation', 'api', 'ui'])('stands nowhere else: %s names no repository of its own', (name) => {
  const manifest = JSON.parse(read(`packages/${name}/package.json`))
  expect(manifest).not.toHaveProperty('repository')
  expect(manifest).not.toHaveProperty('homepage')
  expect(manifest).not.toHaveProperty('bugs')
})
