import { resources } from '@ampdeck/api/resources'
import { menuEntries } from '@ampdeck/api/system/menu-tree'
import { describe, expect, it } from 'vitest'
import { manifests } from './manifests.ts'

const menu = new Map(menuEntries().map((entry) => [entry.name, entry]))
const calls = Object.values(resources).flatMap((resource) => Object.values(resource))

describe.each(manifests.map((manifest) => [manifest.id, manifest] as const))(
  'the page %s',
  (id, manifest) => {
    it('stands where the menu has it', () => {
      expect(manifest.url).toBe(menu.get(id)?.url)
    })

    it('asks early for a call that exists and that the page may make', () => {
      if (manifest.list === undefined) return
      const call = calls.find(({ path }) => path === manifest.list)
      expect([call?.permission].flat()).toContain(id)
    })
  },
)

it('no two pages share an address', () => {
  expect(new Set(manifests.map(({ url }) => url)).size).toBe(manifests.length)
})
