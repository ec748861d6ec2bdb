// @module-tag long
import type { PermissionEntry } from '@ampdeck/api/menu/permission-entry'
import type { Page } from 'playwright'
import { beforeAll, describe, expect, it } from 'vitest'
import { api } from '../harness/api.ts'
import { violations } from '../harness/axe.ts'
import { login } from '../harness/browser.ts'
import { keys, sessionKeysIn, tokenIn } from '../harness/kept.ts'
import { rowsOf } from '../harness/list.ts'
import { saysTo } from '../harness/said.ts'
import { serverUrl } from '../harness/server-url.ts'
import { visits } from '../harness/visits.ts'

/* Which pages there are, who may open them, and how one comes to them (requirements.md §2, §8). */

const LIST = '/business/stationManage/stationList'
const UNITS = '/business/stationManage/operatingUnit'
const DETAIL = '/business/stationManage/StationMonitorDetail'
const RIGHTS = '**/system-service/permission/user'
const url = serverUrl()
const visit = visits({ as: 'admin' })
const { ask, call, login: tokenOf } = api(url)
const NO_ACCESS = 'Sorry, you have no access to this page'
const NOT_FOUND = 'Sorry, the page you visited does not exist or is still in development'

let entries: PermissionEntry[]
beforeAll(async () => {
  entries = await ask('system-service/permission/user', {}, { token: await tokenOf({ account: 'admin' }) })
})

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name, exact: true })
const menu = (page: Page, name: 'Top menu' | 'Side menu') => page.getByRole('navigation', { name })
const isLogin = (address: URL) => address.pathname === '/user/login'

/** Answers the permission list in place of the server. */
function grant(page: Page, list: readonly unknown[]) {
  return page.route(RIGHTS, (route) => route.fulfill({ json: { code: 0, msg: '', data: list } }))
}

const entry = (of: Partial<PermissionEntry> & Pick<PermissionEntry, 'id' | 'name'>): PermissionEntry => ({
  pid: 0,
  url: `/${of.name}`,
  title: of.name,
  titleEn: of.name,
  icon: '',
  sort: of.id,
  componentType: 'CATALOG',
  isShow: 1,
  type: 1,
  ...of,
})

describe('the fixed routes', () => {
  it('of the account are open to somebody without a menu item for them (spec 2.6)', async () => {
    const { page } = await visit({ as: 'repair' })
    for (const path of ['/account', '/account/settings', '/account/settings/base']) {
      await page.goto(path)
      await page.getByRole('main').getByRole('heading', { level: 1 }).waitFor()
      expect(await page.locator('[data-status="403"]').count(), path).toBe(0)
      expect(new URL(page.url()).pathname).toBe(path)
      await expect
        .poll(() => page.title())
        .toMatch(/^(Personal centre|Personal settings|Basic settings) - Ampdeck$/)
    }
  })

  it('of details say "no access" to somebody without the right, and lead home', async () => {
    const { page, problems } = await visit({ as: 'repair' })
    for (const path of [`${DETAIL}?id=7`, '/system/systemSet/RoleConfig', LIST]) {
      await page.goto(path)
      await heading(page, NO_ACCESS).waitFor()
      await expect.poll(() => page.title()).toBe('No access - Ampdeck')
    }
    await page.goto('/nowhere')
    await heading(page, NOT_FOUND).waitFor()
    await expect.poll(() => page.title()).toBe('Not found - Ampdeck')
    await page.getByRole('link', { name: 'Back to home' }).click()
    await page.waitForURL(`${url}/noHome`)
    expect(problems).toEqual([])
  })

  it('the root leads to /home, and to /noHome where the menu has no home item (spec 2.5)', async () => {
    const { page, context } = await visit()
    await page.goto('/')
    await page.waitForURL(`${url}/home`)
    await context.close()

    const repair = await visit({ as: 'repair' })
    await repair.page.goto('/')
    await repair.page.waitForURL(`${url}/noHome`)
  })
})

describe('the routes of the permission list', () => {
  it('are its shown catalogs and menu items, sorted, and its buttons the actions (spec 2.34, 2.36, 2.38, 2.42, 2.43, 6.1, 6.2)', async () => {
    const { page } = await visit()
    const list = entries.filter(({ name }) => name === 'stationList')
    const parents = [
      entry({ id: 2, name: 'zulu', sort: 30 }),
      entry({ id: 3_000_000, name: 'business', sort: 20 }),
      entry({ id: 3_010_000, pid: 3_000_000, name: 'stationManage', sort: 10 }),
      entry({ id: 4, name: 'covered', isShow: 0 }),
      entry({ id: 41, pid: 4, name: 'below', componentType: 'MENU' }),
      entry({ id: 5, name: 'alpha', sort: 10, componentType: 'MENU', url: '/embed/page?src=x' }),
    ]
    await grant(page, [...parents, ...list])
    await page.goto(LIST)
    await rowsOf(page).first().waitFor()
    await expect
      .poll(() => menu(page, 'Top menu').getByRole('link').allTextContents())
      .toEqual(['alpha', 'business', 'zulu'])
    expect(await menu(page, 'Side menu').getByRole('link').allTextContents()).toEqual(['Station list'])
    expect(await page.getByRole('button', { name: 'Add' }).count()).toBe(0)
    await page.goto('/below')
    await heading(page, NOT_FOUND).waitFor()
  })

  it('with an unknown view key say so (spec 8.21)', async () => {
    const { page, problems } = await visit()
    const unknown = entry({ id: 77, pid: 3_010_000, name: 'martian', componentType: 'MENU' })
    await grant(page, [...entries, unknown])
    await page.goto('/martian')
    await page.getByRole('alert').getByText('module not found', { exact: true }).waitFor()
    await heading(page, 'martian').waitFor()
    expect(await violations(page)).toEqual([])
    expect(problems).toEqual([])
  })

  it('have one for a catalog, which leads to its pages (spec 2.39)', async () => {
    const { page, problems } = await visit()
    await page.goto('/business/stationManage')
    await heading(page, 'Stations').waitFor()
    expect(await violations(page)).toEqual([])
    await page.getByRole('main').getByRole('link', { name: 'Operating units' }).click()
    await heading(page, 'Operating units').waitFor()
    await page.getByRole('navigation', { name: 'Breadcrumb' }).getByRole('link', { name: 'Business' }).click()
    await heading(page, 'Business').waitFor()
    expect(problems).toEqual([])
  })

  it('show the children of the chosen first level, which is remembered (spec 2.44, 2.45)', async () => {
    const { page } = await visit()
    await page.goto('/home')
    await menu(page, 'Top menu').getByRole('link', { name: 'Business' }).click()
    await menu(page, 'Side menu').getByRole('link', { name: 'Station map' }).waitFor()
    // A page outside the menu leaves the side menu as it was, also after a reload.
    await page.goto('/exception/404')
    await menu(page, 'Side menu').getByRole('button', { name: 'Stations' }).waitFor()
  })

  it('turn the layout dark behind Home1 alone (spec 2.50)', async () => {
    const { page } = await visit()
    const ground = () =>
      page.getByRole('main').evaluate((main) => {
        const [red = 0, green = 0, blue = 0] = (
          getComputedStyle(main).backgroundColor.match(/[\d.]+/g) ?? []
        ).map(Number)
        return red + green + blue
      })
    await page.goto('/cockpit/overviewMonitor/overview')
    await page.getByRole('main').getByRole('heading', { level: 1 }).waitFor()
    expect(await ground()).toBeLessThan(150)
    expect(await violations(page)).toEqual([])
    await page.goto('/cockpit/overviewMonitor/orderMonitor')
    await page.getByRole('main').getByRole('heading', { level: 1 }).waitFor()
    expect(await ground()).toBeGreaterThan(600)
  })

  it('open the wall displays in windows of their own (spec 2.46, 2.47)', async () => {
    const { page, context } = await visit()
    await page.goto('/cockpit/overviewMonitor/orderMonitor')
    for (const [name, path] of [
      ['Big screen', '/bigscreen/'],
      ['3D big screen', '/bigscreen/3d'],
    ] as const) {
      const opened = context.waitForEvent('page')
      await menu(page, 'Side menu').getByRole('link', { name, exact: true }).click()
      const wall = await opened
      await wall.waitForURL(`${url}${path}`)
      await wall.close()
    }
    expect(new URL(page.url()).pathname).toBe('/cockpit/overviewMonitor/orderMonitor')
  })
})

describe('the way to a page', () => {
  it('is kept through the log-in (spec 2.56)', async () => {
    const { page } = await visit({ as: null })
    await page.goto(`${UNITS}?name=Sky&pageSize=20`)
    await page.waitForURL(isLogin)
    expect(new URL(page.url()).searchParams.get('redirect')).toBe(`${UNITS}?name=Sky&pageSize=20`)
    await login(page, { account: 'admin' })
    await page.waitForURL(`${url}${UNITS}?name=Sky&pageSize=20`)
  })

  it('is there at once from what was kept, while the server takes its time (spec 2.52)', async () => {
    const { page, problems } = await visit()
    await page.goto(LIST)
    await rowsOf(page).first().waitFor()
    const { promise: held, resolve: answer } = Promise.withResolvers<void>()
    await page.route(RIGHTS, async (route) => {
      await held
      await route.continue()
    })
    const answered = page.waitForResponse(RIGHTS)
    await page.reload()
    await rowsOf(page).first().waitFor()
    await page.getByRole('button', { name: 'Add' }).waitFor()
    answer()
    await answered
    expect(problems).toEqual([])
  })

  it('ends at the login page where what was kept is broken (spec 2.53, 2.54, 8.10)', async () => {
    const { page } = await visit({ ownSession: true })
    await page.goto(LIST)
    await rowsOf(page).first().waitFor()
    const token = await tokenIn(page)
    await page.evaluate((key) => localStorage.setItem(key, '[{"id":'), keys.routes)
    await page.reload()
    await saysTo(
      page,
      'error, request for user info failed, please retry: failed to load permissions from cache',
    )
    await page.waitForURL(isLogin)
    expect(new URL(page.url()).searchParams.get('redirect')).toBe(LIST)
    expect(await sessionKeysIn(page)).toEqual([])
    expect((await call('system-service/user/info', {}, { token })).code).toBe(2)
  })

  it('is told in the words of the specification where the rights cannot be read (spec 8.8, 8.9)', async () => {
    const { page } = await visit()
    await page.route(RIGHTS, (route) =>
      route.fulfill({ json: { code: 500, msg: 'The server went wrong', data: null } }),
    )
    await page.goto(LIST)
    const panel = page.getByRole('alert')
    await panel.getByText('route request failed: The server went wrong', { exact: true }).waitFor()
    await page.unroute(RIGHTS)
    await page.route(RIGHTS, (route) => route.abort())
    await page.reload()
    await panel.getByText('exception requesting routes', { exact: true }).waitFor()
    await page.unroute(RIGHTS)
    await grant(page, [{ id: 1 }])
    await page.reload()
    await panel.getByText('exception combining routes', { exact: true }).waitFor()
    await page.unroute(RIGHTS)
    await page.getByRole('button', { name: 'Try again' }).click()
    await rowsOf(page).first().waitFor()
  })

  it('is told in the words of the specification where the user cannot be read (spec 8.7)', async () => {
    const USER = '**/system-service/user/info'
    const { page } = await visit()
    await page.goto('/home')
    await page.getByRole('banner').getByRole('button', { name: 'admin' }).waitFor()
    await page.route(USER, (route) =>
      route.fulfill({ json: { code: 500, msg: 'The server went wrong', data: null } }),
    )
    await page.reload()
    await saysTo(page, 'failed to get user info: The server went wrong')
    await heading(page, 'Station list')
      .or(page.getByRole('heading', { level: 1 }))
      .first()
      .waitFor()
    await page.unroute(USER)
    await page.route(USER, (route) => route.abort())
    await page.reload()
    await saysTo(page, 'exception getting it')
  })
})

describe('navigation', () => {
  it('goes to the top, and back to where a kept page was left; the same place again is no step (spec 2.57, 2.58, 2.59)', async () => {
    // So low that even a page of links does not fit.
    const low = { width: 1440, height: 420 }
    const { page, problems } = await visit({ viewport: low })
    const scroller = page.locator('[data-scroller]').first()
    const top = () => scroller.evaluate((element) => element.scrollTop)
    await page.goto('/business')
    await heading(page, 'Business').waitFor()
    await expect.poll(() => page.title()).toBe('Business - Ampdeck')
    await scroller.evaluate((element) => element.scrollTo(0, 240))
    await expect.poll(top).toBeGreaterThan(100)

    await follow(page, UNITS)
    await heading(page, 'Operating units').waitFor()
    expect(await top()).toBe(0)
    await expect.poll(() => page.title()).toBe('Operating units - Ampdeck')
    const steps = await page.evaluate(() => history.length)
    for (let times = 0; times < 3; times++)
      await menu(page, 'Side menu').getByRole('link', { name: 'Operating units' }).click()
    expect(await page.evaluate(() => history.length)).toBe(steps)

    await page.goBack()
    await heading(page, 'Business').waitFor()
    await expect.poll(top).toBeGreaterThan(100)
    expect(problems).toEqual([])
  })

  it('offers to load the page anew where its code does not come (spec 8.22)', async () => {
    const { page } = await visit()
    await page.goto('/home')
    await page.getByRole('heading', { level: 1 }).waitFor()
    await page.route('**/assets/operating-unit*.js', (route) => route.abort())
    await follow(page, UNITS)
    const reload = page.getByRole('main').getByRole('button', { name: 'Reload' })
    await reload.waitFor()
    await page.unroute('**/assets/operating-unit*.js')
    await reload.click()
    await heading(page, 'Operating units').waitFor()
  })
})

describe('rights that were taken away', () => {
  it('are noticed by the first call that is refused: menu, buttons and page follow', async () => {
    const { page } = await visit()
    await page.goto(LIST)
    await rowsOf(page).first().waitFor()
    await page.goto(UNITS)
    await heading(page, 'Operating units').waitFor()
    await page.getByRole('tab', { name: 'Station list' }).click()
    await rowsOf(page).first().waitFor()

    await grant(
      page,
      entries.filter(({ name }) => !/^stationList(:|$)|^operatingUnit:add/.test(name)),
    )
    await page.route('**/config-service/station/page', (route) =>
      route.fulfill({ status: 403, json: { code: 403, msg: 'You have no permission for this', data: null } }),
    )
    // The list may have asked by itself meanwhile, and the button is gone.
    await page
      .getByRole('button', { name: 'Refresh' })
      .click({ timeout: 5_000 })
      .catch(() => undefined)
    await heading(page, NO_ACCESS).waitFor()
    expect(await menu(page, 'Side menu').getByRole('link', { name: 'Station list' }).count()).toBe(0)
    await page.getByRole('tab', { name: 'Operating units' }).click()
    await heading(page, 'Operating units').waitFor()
    expect(await page.getByRole('button', { name: 'Add' }).count()).toBe(0)
  })

  it('are noticed when somebody comes back to the window after a while', async () => {
    const { page } = await visit({ fresh: true })
    await page.clock.install()
    await page.goto(UNITS)
    await heading(page, 'Operating units').waitFor()
    await page.getByRole('button', { name: 'Add' }).waitFor()
    await grant(
      page,
      entries.filter(({ name }) => name !== 'operatingUnit:add'),
    )
    await page.clock.fastForward(61_000)
    await page.evaluate(() => window.dispatchEvent(new Event('visibilitychange')))
    await page.getByRole('button', { name: 'Add' }).waitFor({ state: 'detached' })
  })
})

/** Follows a link within the console. */
async function follow(page: Page, path: string): Promise<void> {
  await page.evaluate((href) => {
    const link = document.createElement('a')
    link.href = href
    document.body.append(link)
    link.click()
    link.remove()
  }, path)
}
