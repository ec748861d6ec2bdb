import type { PileRow } from '@ampdeck/api/config/pile'
import type { StationRow } from '@ampdeck/api/config/station'
import type { PermissionEntry } from '@ampdeck/api/menu/permission-entry'
import type { Page as Rows } from '@ampdeck/api/paging'
import type { Page } from 'playwright'
import { describe, expect, it } from 'vitest'
import { api } from '../harness/api.ts'
import { appearances, violations } from '../harness/axe.ts'
import { englishOn } from '../harness/english.ts'
import { serverUrl } from '../harness/server-url.ts'
import { settled } from '../harness/settled.ts'
import { visits } from '../harness/visits.ts'

/* Every entry of the complete menu, one after the other in one page, as somebody who clicks through it all. */

const NOT_BUILT = 'Sorry, the page you visited does not exist or is still in development'
const NO_ACCESS = 'Sorry, you have no access to this page'
/** These are built; a page that falls back to "in development" must not go unnoticed. */
const KNOWN = [
  'home',
  'stationMonitorOverview',
  'equipmentOverview',
  'orderMonitor',
  'stationList',
  'stationMap',
  'stationMonitor',
  'StationMonitorDetail',
  'operatingUnit',
  'pileList',
  'gunList',
  'pileDetail',
  'remoteControl',
  'pileAlarm',
  'pileLog',
  'chargeOrder',
  'costModel',
  'alarmMonitor',
  'pileMonitor',
  'PileMonitorDetail',
  'alarmCenter',
  'alarmRule',
  'MessageQuery',
  'MessageParser',
  'MessageRepush',
]
/** For each page some seconds on a busy machine. */
const WALK_MS = 4 * 60_000
/** Windows of their own beside the console. */
const BESIDE = /^\/(bigscreen|reconciliation\/external)/

const url = serverUrl()
const visit = visits({ as: 'admin' })
const { ask, login: tokenOf } = api(url)
const token = await tokenOf({ account: 'admin' })
const entries = await ask<PermissionEntry[]>('system-service/permission/user', {}, { token })
const menu = entries.filter((entry) => entry.componentType === 'MENU' && !BESIDE.test(entry.url))
const [station] = (await ask<Rows<StationRow>>('config-service/station/page', { pageSize: 1 }, { token }))
  .records
const [pile] = (await ask<Rows<PileRow>>('config-service/pile/page', { pageSize: 1 }, { token })).records

/** What a page needs besides its address. */
const queries: Record<string, string> = {
  StationMonitorDetail: `?id=${station?.id}`,
  pileDetail: `?id=${pile?.id}`,
  PileMonitorDetail: `?id=${pile?.id}`,
}
const built: PermissionEntry[] = []

describe('the menu of an administrator', () => {
  it('leads to pages that are built, and to pages that say that they are not (spec 2.37, 2.40)', async () => {
    const { page, problems } = await visit()
    await page.goto('/home')
    await page.getByRole('heading', { level: 1 }).waitFor()
    const faults: string[] = []
    let notBuilt = 0

    for (const entry of menu) {
      const { headings, inDevelopment, isMissing } = await open(page, entry)
      if (headings.length !== 1) faults.push(`${entry.name} has ${headings.length} h1`)
      if (inDevelopment === undefined) built.push(entry)
      else notBuilt += 1
      if (inDevelopment === undefined && isMissing) faults.push(`${entry.name} is not found at ${entry.url}`)
      if (inDevelopment !== undefined && (inDevelopment !== entry.name || headings[0] !== NOT_BUILT))
        faults.push(`${entry.name} shows ${inDevelopment}: ${headings[0]}`)
    }
    console.log(`${menu.length} menu entries: ${built.length} built, ${notBuilt} in development`)
    expect(faults).toEqual([])
    expect(built.map(({ name }) => name)).toEqual(expect.arrayContaining(KNOWN))
    expect(problems).toEqual([])
  })

  it.each(appearances)(
    'has no page with an axe finding or, in Chinese, an English sentence: $language, $mode',
    { timeout: WALK_MS },
    async ({ language, mode }) => {
      const { page, problems } = await visit({ colorScheme: mode })
      await page.goto(`/home?lang=${language}`)
      await page.getByRole('heading', { level: 1 }).waitFor()
      expect(await page.locator('html').getAttribute('data-mode')).toBe(mode)
      const notBuilt = menu.find((entry) => !built.includes(entry))
      for (const entry of [...built, ...(notBuilt ? [notBuilt] : [])]) {
        await open(page, entry)
        await settled(page)
        expect.soft(await violations(page), entry.name).toEqual([])
        if (language === 'zh-CN') expect.soft(await englishOn(page), entry.name).toEqual([])
      }
      expect(built).not.toEqual([])
      expect(problems).toEqual([])
    },
  )

  it('has no built page that opens to an account without its entry', async () => {
    const repair = { account: 'repair' }
    const own = await ask<PermissionEntry[]>(
      'system-service/permission/user',
      {},
      { token: await tokenOf(repair) },
    )
    // Who has no home page is welcomed at another (spec 2.5), which the landing tests see to.
    const closed = built.filter(({ name }) => name !== 'home' && !own.some((entry) => entry.name === name))
    expect(closed.map(({ name }) => name)).toContain('stationList')

    const { page } = await visit({ as: repair })
    for (const { name, url: path } of closed) {
      await page.goto(`${path}${queries[name] ?? ''}`)
      await page.getByRole('heading', { level: 1, name: NO_ACCESS }).waitFor()
    }
  })
})

/** Follows a link within the console and waits until the page of that address is drawn. */
async function open(page: Page, { name, url: path, titleEn, title }: PermissionEntry) {
  await page.evaluate(
    (href) => {
      const link = document.createElement('a')
      link.href = href
      document.body.append(link)
      link.click()
      link.remove()
    },
    `${path}${queries[name] ?? ''}`,
  )
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
