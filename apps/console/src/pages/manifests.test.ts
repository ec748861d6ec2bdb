import { existsSync, globSync } from 'node:fs'
import { join, sep } from 'node:path'
import { screens, screensOutsideMenu } from '@ampdeck/api/menu/menu-tree'
import { everyCall } from '@ampdeck/api/resources'
import { describe, expect, it } from 'vitest'
import { pathOf } from '../menu/path-of.ts'
import { type Manifest, pathsOf } from './manifest.ts'
import { isBuilt, manifestAt, manifests } from './manifests.ts'

const urls = new Map([...screens, ...screensOutsideMenu].map(({ id, url }) => [id, pathOf(url)]))

describe.each(manifests.map((manifest) => [manifest.id, manifest] as const))(
  'the page %s',
  (id, manifest) => {
    it('stands where the menu, or the list of the fixed routes, has it', () => {
      expect(manifest.url).toBe(urls.get(id))
      for (const [other, path] of Object.entries(manifest.others ?? {}))
        expect(path).toBe(urls.get(other as Manifest['id']))
    })

    it('asks early for a call that exists and that the page may make', () => {
      if (manifest.list === undefined) return
      const call = everyCall.find((one) => one.call.path === manifest.list)?.call
      expect([call?.permission].flat()).toContain(id)
    })
  },
)

it('every page has its code beside its manifest, in a section that reads it', () => {
  const pages = import.meta.dirname
  const missing = globSync('**/*.manifest.ts', { cwd: pages })
    .flatMap((file) => [
      file.replace(/\.manifest\.ts$/, '.page.tsx'),
      join(file.split(sep)[0] ?? '', 'views.ts'),
    ])
    .filter((file) => !existsSync(join(pages, file)))
  expect(missing).toEqual([])
})

it('no two pages share an address', () => {
  const paths = manifests.flatMap(pathsOf)
  expect(new Set(paths).size).toBe(paths.length)
})

it('coupon, activity, fission, VIP, VIP promotion, scan code and team order share one view (spec 2.41)', () => {
  const campaigns = ['coupon', 'activity', 'fission', 'vip', 'vipPromotion', 'scanCode', 'teamOrder'] as const
  const views = campaigns.map((id) => manifestAt(urls.get(id) ?? ''))
  expect(new Set(views).size).toBe(1)
  expect(views[0]?.view).toBeDefined()
})

it.each([
  ['/safe/monitorManage/PileMonitorDetail', '(spec 2.10)'],
  ['/business/stationManage/StationMonitorDetail', '(spec 2.11)'],
  ['/system/logManage/MessageParser', '(spec 2.23)'],
  ['/system/logManage/MessageQuery', '(spec 2.24)'],
  ['/system/logManage/MessageRepush', '(spec 2.25)'],
])('the detail route %s is built %s', (path) => {
  expect(isBuilt(path)).toBe(true)
})

it('an address that no page has is none', () => {
  expect(manifestAt('/nowhere')).toBeUndefined()
})
