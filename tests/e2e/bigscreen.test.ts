// @module-tag long
import { gunStatus } from '@ampdeck/api/enumerations/equipment'
import type { NetworkView } from '@ampdeck/api/statistics/operation-view'
import type { Page } from 'playwright'
import { beforeAll, describe, expect, it } from 'vitest'
import { api } from '../harness/api.ts'
import { login } from '../harness/browser.ts'
import { englishOn } from '../harness/english.ts'
import { serverUrl } from '../harness/server-url.ts'
import { visits } from '../harness/visits.ts'

const url = serverUrl()
const visit = visits()
const { ask, login: tokenOf } = api(url)
const WALL = { width: 1920, height: 1080 }
let view: NetworkView
beforeAll(async () => {
  const token = await tokenOf({ account: 'admin' })
  view = await ask<NetworkView>('statistics-service/operationView/bigScreen', {}, { token })
})

describe('the wall display', () => {
  it('asks for a log-in and comes back', async () => {
    const { page, problems } = await visit({ viewport: WALL })
    await page.goto('/bigscreen/?scene=network&lang=en')
    await page.waitForURL((address) => address.pathname === '/user/login')
    await login(page, { account: 'admin' })
    await page.waitForURL(`${url}/bigscreen/?scene=network&lang=en`)
    await page.getByRole('heading', { level: 1, name: 'Network' }).waitFor()
    expect(problems).toEqual([])
  })

  it.each(['en', 'zh-CN'] as const)('shows the guns that the server counts, in %s', async (language) => {
    const { page, problems } = await visit({ as: 'admin', viewport: WALL })
    await page.goto(`/bigscreen/?scene=network&rotate=0&lang=${language}`)
    expect(view.guns.length).toBeGreaterThan(3)
    await page.getByText(language === 'en' ? 'Live' : '实时', { exact: true }).waitFor()
    for (const { status, count } of view.guns) {
      await expect.poll(() => legend(page, gunStatus.label(status, language))).toBe(String(count))
    }
    expect(await page.locator('html').getAttribute('lang')).toBe(language)
    expect(await page.getByRole('heading', { level: 1 }).count()).toBe(1)

    const seller = language === 'en' ? view.sellerNameEn : view.sellerName
    await page.getByRole('banner').getByText(seller).waitFor()
    if (language === 'zh-CN') expect(await englishOn(page)).toEqual([])
    expect(problems).toEqual([])
  })

  it('fills 1920 by 1080 without scrolling', async () => {
    const { page } = await visit({ as: 'admin', viewport: WALL })
    await page.goto('/bigscreen/')
    await page.getByText('Live', { exact: true }).waitFor()
    const size = await page.evaluate(() => [
      document.documentElement.scrollWidth,
      document.documentElement.scrollHeight,
    ])
    expect(size).toEqual([WALL.width, WALL.height])
  })

  it.each([
    ['/bigscreen/?scene=station', 'Station'],
    ['/bigscreen/?scene=alarm', 'Alarms and repair'],
    ['/bigscreen/?scene=energy', 'Energy'],
    ['/bigscreen/?scene=revenue', 'Revenue'],
    ['/bigscreen/3d?scene=city', '3D city'],
    ['/bigscreen/3d?scene=station', '3D station'],
  ])('%s shows its scene', async (path, name) => {
    const { page, problems } = await visit({ as: 'admin', viewport: WALL })
    await page.goto(`${path}&rotate=0&lang=en`)
    await page.getByRole('heading', { level: 1, name, exact: true }).waitFor()
    await page.getByText('Live', { exact: true }).waitFor()
    await page.locator('main[data-freshness=fresh]').waitFor()
    expect(problems).toEqual([])
  })

  it('names its scenes where there is none of the name in the address', async () => {
    const { page } = await visit({ as: 'admin', viewport: WALL })
    await page.goto('/bigscreen/?scene=nowhere&lang=en')
    await page.getByText('There is no scene “nowhere”').waitFor()
    await page.getByRole('button', { name: 'Energy' }).click()
    await page.getByRole('heading', { level: 1, name: 'Energy' }).waitFor()
  })

  it('tells an account without the permission so', async () => {
    const { page } = await visit({ as: 'repair', viewport: WALL })
    await page.goto('/bigscreen/')
    await page.getByText('Sorry, you have no access to this page').waitFor()
    expect(await page.locator('dl').count()).toBe(0)
  })
})

/** The figure beside a status of the legend, without its thousands separator. */
async function legend(page: Page, label: string): Promise<string | undefined> {
  const entry = page.locator('dl > div').filter({ has: page.locator('dt', { hasText: label }) })
  const figure = await entry.first().locator('dd').textContent()
  return figure?.replaceAll(/\D/g, '')
}
