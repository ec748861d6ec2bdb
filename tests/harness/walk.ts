import type { PermissionEntry } from '@ampdeck/api/menu/permission-entry'
import type { Page } from 'playwright'
import { beforeAll, describe, expect, it } from 'vitest'
import { changedFiles } from '../../scripts/changed-files.ts'
import type { Account } from './api.ts'
import { violations } from './axe.ts'
import { openPage, type Visit } from './browser.ts'
import { type BuiltPage, menuOf } from './built-pages.ts'
import { englishOn } from './english.ts'
import { type Appearance, appearances, turnOf } from './judging.ts'
import { keepOnly, newSession } from './kept.ts'
import { serverUrl } from './server-url.ts'
import { settled } from './settled.ts'
import { theBrowser } from './visits.ts'

/** The signature of the frame, on every page: guns that charge, their power, the tariff, open alarms. */
const STATUS = {
  en: /\d+of [\d,]+ guns charging\s*[\d,]+\s*kW.* tariff.*\d+\s*open alarms?/,
  'zh-CN': /\d+\/ [\d,]+ 把枪充电中\s*[\d,]+\s*kW.*时段.*\d+\s*条未处理告警/,
}

/** What a page is judged in: in one of the two by turns, in both when it was changed. */
function appearancesOf({ entry, folder }: BuiltPage, changed: readonly string[]): readonly Appearance[] {
  if (changed.some((file) => file.startsWith(`${folder}/`))) return appearances
  return [turnOf(entry.name).walk]
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
  const changed = changedFiles()
  const pages = built.filter((page) => appearancesOf(page, changed).includes(appearance))

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
      // A page that opens its form at once hides the rest from readers, and has its status all the same.
      const status = page.getByRole('contentinfo', { includeHidden: true })
      await expect.poll(() => status.textContent()).toMatch(STATUS[language])
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
