import { dirname } from 'node:path'
import type { PileRow } from '@ampdeck/api/config/pile'
import type { StationRow } from '@ampdeck/api/config/station'
import type { PermissionEntry } from '@ampdeck/api/menu/permission-entry'
import type { Page as Rows } from '@ampdeck/api/paging'
import type { Page } from 'playwright'
import { beforeAll, describe, expect, it } from 'vitest'
import { changedFiles } from '../../scripts/changed-files.ts'
import { type Account, api } from './api.ts'
import { appearances, violations } from './axe.ts'
import { openPage, type Visit } from './browser.ts'
import { englishOn } from './english.ts'
import { keepOnly, newSession } from './kept.ts'
import { serverUrl } from './server-url.ts'
import { settled } from './settled.ts'
import { theBrowser } from './visits.ts'

type Appearance = (typeof appearances)[number]

/** What is used here of a page's manifest in the console. */
interface Manifest {
  id: string
  others?: Record<string, string>
}

/** A page that is built, with its entry of the menu. */
export interface BuiltPage {
  entry: PermissionEntry
  /** Its address, with the record that it shows. */
  href: string
  /** What it is judged in: in one of the two by turns, in both when it was changed. */
  appearances: readonly Appearance[]
}

const files = import.meta.glob<Manifest>('../../apps/console/src/pages/**/*.manifest.ts', {
  eager: true,
  import: 'manifest',
})
/** Windows of their own beside the console. */
const BESIDE = /^\/(bigscreen|reconciliation\/external)/

/** The complete menu of an administrator: the entries whose pages are built, by their manifests, and the others. */
export async function menuOf(url: string): Promise<{ built: BuiltPage[]; notBuilt: PermissionEntry[] }> {
  const { ask, login } = api(url)
  const token = await login({ account: 'admin' })
  const entries = await ask<PermissionEntry[]>('system-service/permission/user', {}, { token })
  const menu = entries.filter((entry) => entry.componentType === 'MENU' && !BESIDE.test(entry.url))
  const one = { pageSize: 1 }
  const [station] = (await ask<Rows<StationRow>>('config-service/station/page', one, { token })).records
  const [pile] = (await ask<Rows<PileRow>>('config-service/pile/page', one, { token })).records
  /** The record of each page that shows one. */
  const records: Record<string, number | undefined> = {
    StationMonitorDetail: station?.id,
    pileDetail: pile?.id,
    PileMonitorDetail: pile?.id,
  }

  const changed = changedFiles()
  const folders = new Map(
    Object.entries(files).flatMap(([path, { id, others = {} }]) => {
      const folder = dirname(path).replace('../../', '')
      return [id, ...Object.keys(others)].map((name) => [name, folder] as const)
    }),
  )
  const built = menu.flatMap((entry): BuiltPage[] => {
    const folder = folders.get(entry.name)
    if (folder === undefined) return []
    const record = records[entry.name]
    const isChanged = changed.some((file) => file.startsWith(`${folder}/`))
    return [
      {
        entry,
        href: record === undefined ? entry.url : `${entry.url}?id=${record}`,
        // By its name, so that a new page leaves the turns of the others as they are.
        appearances: isChanged ? appearances : [appearances[entry.name.length % 2 === 0 ? 0 : 1]],
      },
    ]
  })
  return { built, notBuilt: menu.filter(({ name }) => !folders.has(name)) }
}

/** What somebody meets at a page. */
export interface Met {
  headings: (string | null)[]
  inDevelopment: string | undefined
  isMissing: boolean
}

/** A test of each page whose turn it is in one language and mode, as somebody who clicks through them all. */
export async function walkPages(appearance: Appearance): Promise<void> {
  const url = serverUrl()
  const { language, mode } = appearance
  const { built } = await menuOf(url)
  const pages = built.filter((page) => page.appearances.includes(appearance))

  describe(`in ${language}, ${mode}, without an axe finding or a foreign sentence`, () => {
    let visit: Visit
    beforeAll(async () => {
      visit = await startWalk(url, { account: 'admin' }, appearance)
    })

    it.each(pages.map((page) => [page.entry.name, page] as const))('%s', async (_, { entry, href }) => {
      const { page, problems } = visit
      const { headings, inDevelopment, isMissing } = await open(page, entry, href)
      expect(headings).toHaveLength(1)
      expect([inDevelopment, isMissing]).toEqual([undefined, false])
      await settled(page)
      expect(await violations(page)).toEqual([])
      if (language === 'zh-CN') expect(await englishOn(page)).toEqual([])
      expect(problems.splice(0)).toEqual([])
    })
  })
}

/** Opens the console for a walk: one page for all its tests. */
export async function startWalk(
  url: string,
  account: Account,
  { language, mode }: Appearance = appearances[0],
): Promise<Visit> {
  const visit = await openPage(await theBrowser(), url, { colorScheme: mode })
  await keepOnly(visit.page, url, await newSession(url, account))
  await visit.page.goto(`/?lang=${language}`)
  await visit.page.getByRole('heading', { level: 1 }).waitFor()
  expect(await visit.page.locator('html').getAttribute('data-mode')).toBe(mode)
  return visit
}

/** Follows a link within the console. */
export async function follow(page: Page, href: string): Promise<void> {
  await page.evaluate((to) => {
    const link = document.createElement('a')
    link.href = to
    document.body.append(link)
    link.click()
    link.remove()
  }, href)
}

/** Follows a link within the console and waits until the page of that address is drawn. */
export async function open(page: Page, { titleEn, title }: PermissionEntry, href: string): Promise<Met> {
  await follow(page, href)
  await page.waitForFunction(
    (titles) =>
      titles.some((one) => document.title.startsWith(`${one} - `)) &&
      document.querySelector('main h1') !== null &&
      document.querySelector('main [aria-busy=true]') === null,
    [titleEn, title],
  )
  return page.evaluate(() => ({
    headings: [...document.querySelectorAll('h1')].map((heading) => heading.textContent),
    inDevelopment: document.querySelector<HTMLElement>('[data-state="in-development"]')?.dataset.page,
    isMissing: document.querySelector('[data-status="404"]') !== null,
  }))
}
