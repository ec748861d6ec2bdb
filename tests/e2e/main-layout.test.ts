import type { Page } from 'playwright'
import { describe, expect, it } from 'vitest'
import { violations } from '../harness/axe.ts'
import { login } from '../harness/browser.ts'
import { rowsOf } from '../harness/list.ts'
import { serverUrl } from '../harness/server-url.ts'
import { settled } from '../harness/settled.ts'
import { visits } from '../harness/visits.ts'

/* The frame around every page (requirements.md §2 "Main layout"), and how wide its parts are (§9). */

const LIST = '/business/stationManage/stationList'
const _url = serverUrl()
const visit = visits({ as: 'admin' })

const sideMenu = (page: Page) => page.getByRole('navigation', { name: 'Side menu' })
/** The rail that holds the side menu. */
const railWidth = (page: Page) =>
  page
    .locator('[data-surface]:has(nav)')
    .first()
    .evaluate((rail) => rail.getBoundingClientRect().width)
const tabTitles = (page: Page) =>
  page
    .getByRole('tablist', { name: 'Open pages' })
    .getByRole('tab')
    .evaluateAll((all) => all.map((tab) => (tab as HTMLElement).title))

async function openList(viewport?: { width: number; height: number }) {
  const opened = await visit({ ...(viewport && { viewport }) })
  await opened.page.goto(LIST)
  await rowsOf(opened.page).first().waitFor()
  return opened
}

describe('the main layout', () => {
  it('has both menus, header, tabs and footer, and behind the user menu the drawer and both modals (spec 2.88)', async () => {
    const { page, problems } = await openList()
    for (const part of [
      page.getByRole('banner'),
      page.getByRole('navigation', { name: 'Top menu' }),
      sideMenu(page),
      page.getByRole('tablist', { name: 'Open pages' }),
      page.getByRole('main'),
      page.getByRole('contentinfo'),
    ]) {
      expect(await part.isVisible()).toBe(true)
    }
    for (const [item, name] of [
      ['Personalised settings', 'Personalised settings'],
      ['Download center', /^download center/i],
      ['Timing management', /^timing management/i],
    ] as const) {
      await page.getByRole('banner').getByRole('button', { name: 'admin' }).click()
      await page.getByRole('menuitem', { name: item }).click()
      const dialog = page.getByRole('dialog', { name })
      await dialog.waitFor()
      await page.keyboard.press('Escape')
      await dialog.waitFor({ state: 'detached' })
    }
    expect(problems).toEqual([])
  })

  it('has the page header with the way to the page and its title (spec 2.89)', async () => {
    const { page } = await openList()
    const crumbs = page.getByRole('main').getByRole('navigation', { name: 'Breadcrumb' })
    expect(await crumbs.getByRole('listitem').allTextContents()).toEqual(['Business', 'Stations'])
    expect(await page.getByRole('heading', { level: 1 }).textContent()).toBe('Station list')
  })

  it('opens one tab a route, named as the route is in the menu (spec 2.97, 2.98)', async () => {
    const { page } = await openList()
    for (const name of ['Operating units', 'Station list', 'Operating units']) {
      await sideMenu(page).getByRole('link', { name, exact: true }).click()
      await page.getByRole('heading', { level: 1, name, exact: true }).waitFor()
    }
    expect(await tabTitles(page)).toEqual(['Station list', 'Operating units'])
  })
})

describe('the personal settings', () => {
  it('lead to the log-in, and back, whoever is not signed in', async () => {
    const { page } = await visit({ as: null })
    for (const path of ['/account', '/account/settings', '/account/settings/base']) {
      await page.goto(path)
      await page.waitForURL((address) => address.pathname === '/user/login')
      expect(new URL(page.url()).searchParams.get('redirect')).toBe(path)
    }
  })
})

describe('what the browser keeps', () => {
  it('is token, seller, user, routes, first menu, footer text and layout (spec 3.15)', async () => {
    const { page } = await visit({ as: null })
    await login(page, { account: 'admin' })
    await page.getByRole('navigation', { name: 'Top menu' }).getByRole('link', { name: 'Business' }).click()
    await page.getByRole('button', { name: 'Collapse' }).click()
    const kept = () =>
      page.evaluate(() =>
        Object.fromEntries(Object.entries(localStorage).map(([key, value]) => [key, JSON.parse(value)])),
      )
    await expect.poll(async () => Object.keys(await kept())).toContain('ampdeck.first-menu')
    expect(await kept()).toMatchObject({
      'ampdeck.token': { value: expect.any(String), expires: expect.any(Number) },
      'ampdeck.seller-number': '10001',
      'ampdeck.seller-id': expect.any(Number),
      'ampdeck.user-info': { id: expect.any(Number), sellerId: 10_001, name: 'admin' },
      'ampdeck.footer-text': null,
      'ampdeck.user-routes': expect.arrayContaining([expect.objectContaining({ componentType: 'MENU' })]),
      'ampdeck.layout': { collapsed: true },
    })
  })
})

describe('a call in the background', () => {
  it('that fails is told to nobody: the page stays as it is, without a message (spec 8.23)', async () => {
    const { page } = await visit()
    const failed: string[] = []
    await page.route('**/system-service/listView/**', (route) => {
      failed.push(route.request().url())
      return route.fulfill({ status: 500, json: { code: 500, msg: 'our fault', data: { requestId: 'r-1' } } })
    })
    // Whether an address with filters is one of the views that were kept is asked after its rows have come.
    await page.goto(`${LIST}?status=1`)
    await rowsOf(page).first().waitFor()
    await expect.poll(() => failed.length).toBeGreaterThan(0)
    await settled(page)
    expect(await page.getByRole('alert').count()).toBe(0)
    expect(await page.getByRole('dialog').count()).toBe(0)
    expect(await page.getByText('our fault').count()).toBe(0)
    expect(await rowsOf(page).count()).toBeGreaterThan(0)
  })
})

describe('the side menu', () => {
  it('is open and 180 px wide, 80 px when it is folded, and stays as it was left (spec 9.19, 9.23)', async () => {
    const { page, problems } = await openList()
    expect(await railWidth(page)).toBe(180)
    await page.getByRole('button', { name: 'Collapse', exact: false }).click()
    await expect.poll(() => railWidth(page)).toBe(80)
    expect(await violations(page)).toEqual([])
    await page.reload()
    await rowsOf(page).first().waitFor()
    expect(await railWidth(page)).toBe(80)
    expect(problems).toEqual([])
  })

  it('folds below 1040 px, and below 576 px is a sheet behind a button (spec 4.25, 9.20)', async () => {
    const { page, problems } = await openList({ width: 1040, height: 800 })
    expect(await railWidth(page)).toBe(180)
    await page.setViewportSize({ width: 1039, height: 800 })
    await expect.poll(() => railWidth(page)).toBe(80)
    await page.setViewportSize({ width: 576, height: 800 })
    await expect.poll(() => railWidth(page)).toBe(80)

    await page.setViewportSize({ width: 575, height: 800 })
    const button = page.getByRole('banner').getByRole('button', { name: 'Menu', exact: true })
    await button.waitFor()
    expect(await sideMenu(page).count()).toBe(0)
    await button.click()
    await sideMenu(page).getByRole('link', { name: 'Operating units', exact: true }).click()
    await page.getByRole('heading', { level: 1, name: 'Operating units' }).waitFor()
    expect(await sideMenu(page).count()).toBe(0)
    expect(problems).toEqual([])
  })
})
