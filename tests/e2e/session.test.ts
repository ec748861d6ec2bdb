import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type BrowserContext, chromium, type Page } from 'playwright'
import { describe, expect, it } from 'vitest'
import { chromiumArgs, chromiumPath } from '../../scripts/chromium.ts'
import { api } from '../harness/api.ts'
import { violations } from '../harness/axe.ts'
import { login } from '../harness/browser.ts'
import { changeSession, keys, sessionKeysIn, tokenIn } from '../harness/kept.ts'
import { rowsOf } from '../harness/list.ts'
import { listenTo, saysTo } from '../harness/said.ts'
import { serverUrl } from '../harness/server-url.ts'
import { type VisitOptions, visits } from '../harness/visits.ts'

/* How a session begins, goes on and ends in the browser (requirements.md §4, §6, §8, §9). */

const LIST = '/business/stationManage/stationList'
const url = serverUrl()
const visit = visits({ as: 'admin' })
const { call } = api(url)

const isLogin = (address: URL) => address.pathname === '/user/login'
const redirectOf = (page: Page) => new URL(page.url()).searchParams.get('redirect')
const header = (page: Page) => page.getByRole('banner').getByRole('button', { name: 'admin' })
const refresh = (page: Page) => page.getByRole('button', { name: 'Refresh' }).click()

/** A session of its own, on the station list. */
async function openList(address = LIST, options: VisitOptions = {}) {
  const visited = await visit({ ownSession: true, ...options })
  await visited.page.goto(address)
  await rowsOf(visited.page).first().waitFor()
  return visited
}

/** Ends a session behind the back of the browser that holds it. */
async function revoke(page: Page): Promise<void> {
  const token = await tokenIn(page)
  expect((await call('system-service/user/logout', {}, { token })).code).toBe(0)
}

/** Answers a call of the page in place of the server. */
function answer(page: Page | BrowserContext, path: string, code: number, msg: string, status = 200) {
  return page.route(`**/${path}`, (route) => route.fulfill({ status, json: { code, msg, data: null } }))
}

describe('a session that the server has ended', () => {
  it('is told once however many calls fail, and leads to the login page and back (spec 4.22, 8.15)', async () => {
    const { page, context } = await openList(`${LIST}?pageSize=50`, { fresh: true })
    const said = await listenTo(context)
    await page.reload()
    await rowsOf(page).first().waitFor()
    await revoke(page)
    // A detail reads a handful of things at once.
    await rowsOf(page).getByRole('link').first().click()
    await saysTo(page, 'token expired, please log in again')
    const told = Date.now()
    const address = new URL(page.url())
    await page.waitForURL(isLogin)
    expect(Date.now() - told).toBeGreaterThan(500)
    expect(said.filter((text) => text.includes('token expired'))).toHaveLength(1)
    expect(await sessionKeysIn(page)).toEqual([])

    expect(redirectOf(page)).toBe(`${address.pathname}${address.search}`)
    await login(page, { account: 'admin' })
    await page.waitForURL(address.href)
  })

  it('is told in the same words while the page is only being loaded', async () => {
    const { page, context } = await openList(LIST, { fresh: true })
    const said = await listenTo(context)
    await revoke(page)
    await page.reload()
    await saysTo(page, 'token expired, please log in again')
    await page.waitForURL(isLogin)
    expect(redirectOf(page)).toBe(LIST)
    expect(said.filter((text) => /token expired|request|exception|user info/.test(text))).toEqual([
      'token expired, please log in again',
    ])
  })

  it('says that a token is not ours, and loads anew after 1.5 s (spec 8.13, 8.14)', async () => {
    const { page } = await openList()
    await changeSession(page, { value: 'not-ours' })
    await refresh(page)
    await saysTo(page, 'Unauthorized: Authorization verification failed')
    const told = Date.now()
    await page.waitForURL(isLogin)
    expect(Date.now() - told).toBeGreaterThan(1_000)
    expect(redirectOf(page)).toBe(LIST)
    expect(await sessionKeysIn(page)).toEqual([])
  })

  it('asks after too long a rest, and logs out when that is confirmed (spec 4.23, 8.16, 8.17)', async () => {
    const { page, problems } = await openList()
    await answer(page, 'config-service/station/**', 408, 'login timeout, please log in again')
    await refresh(page)
    const dialog = page.getByRole('dialog', { name: 'login timeout, please log in again' })
    await dialog.waitFor()
    expect(await violations(page)).toEqual([])
    await page.keyboard.press('Escape')
    expect(await dialog.getByRole('button').count()).toBe(1)
    expect(await tokenIn(page)).toBeDefined()

    await dialog.getByRole('button', { name: 'Confirm' }).click()
    const confirmed = Date.now()
    await page.waitForURL(isLogin)
    expect(Date.now() - confirmed).toBeGreaterThan(1_000)
    expect(await sessionKeysIn(page)).toEqual([])
    expect(redirectOf(page)).toBe(LIST)
    expect(problems).toEqual([])
  })

  it('speaks Chinese to whoever reads Chinese', async () => {
    const { page } = await visit({ ownSession: true, locale: 'zh-CN' })
    await page.goto(LIST)
    await rowsOf(page).first().waitFor()
    await revoke(page)
    await page.getByRole('button', { name: '刷新' }).click()
    await saysTo(page, '登录已过期，请重新登录')
    await page.waitForURL(isLogin)
  })

  it('is not ended by a call that is only forbidden, which says why (spec 8.12)', async () => {
    const { page } = await openList()
    const rights = page.waitForRequest('**/system-service/permission/user')
    await answer(page, 'config-service/station/page', 403, 'You have no permission for this', 403)
    await refresh(page)
    await saysTo(page, 'Forbidden: You have no permission for this')
    await rights
    expect(await tokenIn(page)).toBeDefined()
  })
})

describe('a log-out', () => {
  const logOut = async (page: Page) => {
    await header(page).click()
    await page.getByRole('menuitem', { name: 'Log out' }).click()
    await page.getByRole('dialog', { name: 'Log out' }).getByText('really log out?').waitFor()
    await page.getByRole('button', { name: 'Confirm' }).click()
  }

  it('forgets the session also where the server fails, and says so (spec 4.10, 4.11, 8.6)', async () => {
    const { page } = await openList()
    await answer(page, 'system-service/user/logout', 500, 'The server went wrong', 500)
    await logOut(page)
    await saysTo(page, 'exception when logging out')
    await page.waitForURL(isLogin)
    expect(await sessionKeysIn(page)).toEqual([])
  })

  it('is one in every tab', async () => {
    const { page, context, problems } = await openList()
    const said = await listenTo(context)
    const other = await context.newPage()
    await other.goto(`${LIST}?pageSize=20`)
    await rowsOf(other).first().waitFor()
    await logOut(page)
    await other.waitForURL(isLogin)
    expect(said).toContain('You were logged out in another window')
    expect(redirectOf(other)).toBe(`${LIST}?pageSize=20`)
    expect(problems).toEqual([])
  })
})

describe('a log-in in another tab', () => {
  it('of the same person lets the first tab go on as it was', async () => {
    const { page, context } = await openList()
    await answer(page, 'config-service/station/**', 408, 'login timeout, please log in again')
    await refresh(page)
    await page.getByRole('dialog', { name: 'login timeout, please log in again' }).waitFor()
    await page.unroute('**/config-service/station/**')

    const other = await context.newPage()
    await other.goto(LIST)
    await rowsOf(other).first().waitFor()
    const fresh = await api(url).login({ account: 'admin' })
    await changeSession(other, { value: fresh })
    await page.getByRole('dialog').waitFor({ state: 'detached' })
    const asked = page.waitForRequest('**/config-service/station/page')
    await refresh(page)
    expect((await asked).headers().authorization).toBe(fresh)
  })

  /* A tab never hears of its own writes: so it is for another's whose event is late. */
  it.each(['in another tab', 'unheard'])(
    'of somebody else, %s, is noticed: nothing more is done under their name',
    async (where) => {
      const { page, context, problems } = await openList()
      const own = await tokenIn(page)
      let writer = page
      if (where === 'in another tab') {
        writer = await context.newPage()
        await writer.goto('/user/login')
        await writer.waitForURL(`${url}/home`)
      }
      const foreign = await api(url).login({ account: 'ops' })
      await page.route('**/system-service/user/info', async (route) => {
        await new Promise((resolve) => setTimeout(resolve, 1_500))
        await route.continue()
      })
      await changeSession(writer, { value: foreign })
      const asked = page.waitForRequest('**/config-service/station/page')
      await refresh(page)
      expect((await asked).headers().authorization).toBe(own)
      await saysTo(page, 'Somebody else has logged in. This page will reload')
      await page.waitForURL(`${url}/home`)
      await page.getByRole('banner').getByRole('button', { name: '欧阳川' }).waitFor()
      expect(problems).toEqual([])
    },
  )
})

describe('what the browser keeps', () => {
  it('is the same after a refresh, and stays signed in in another tab (spec 6.12)', async () => {
    const { page, context } = await openList()
    const token = await tokenIn(page)
    for (let times = 0; times < 3; times++) await page.reload()
    await rowsOf(page).first().waitFor()
    const other = await context.newPage()
    await other.goto('/home')
    await header(other).waitFor()
    await page.close()
    await other.reload()
    await header(other).waitFor()
    expect(await tokenIn(other)).toBe(token)
  })

  it('is a token for seven days (spec 9.1)', async () => {
    const { page } = await openList()
    const expires = await page.evaluate(
      (key) => JSON.parse(localStorage.getItem(key) ?? '{}').expires,
      keys.token,
    )
    const left = expires - Date.now()
    expect(left).toBeGreaterThan(604_800_000 - 120_000)
    expect(left).toBeLessThanOrEqual(604_800_000)
    await changeSession(page, { expires: Date.now() - 1 })
    await page.reload()
    await page.waitForURL(isLogin)
  })

  it('is gone when its last tab was closed (spec 6.12, 6.13)', async () => {
    const { page, context } = await openList()
    await page.evaluate(() => localStorage.setItem('ampdeck.draft.x', '{}'))
    // As a person closes it: the page hears of it.
    await page.close({ runBeforeUnload: true })
    await expect.poll(() => context.pages().length).toBe(0)
    const next = await context.newPage()
    await next.goto(LIST)
    await next.waitForURL(isLogin)
    expect(await sessionKeysIn(next)).toEqual([])
  })

  it('is gone when the browser was closed and is opened again (spec 6.12)', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'ampdeck-profile-'))
    const executablePath = chromiumPath()
    const launch = () =>
      chromium.launchPersistentContext(folder, {
        args: [...chromiumArgs],
        ...(executablePath && { executablePath }),
        baseURL: url,
        locale: 'en-GB',
      })
    const first = await launch()
    const [page = await first.newPage()] = first.pages()
    await login(page, { account: 'admin' })
    await header(page).waitFor()
    expect(await tokenIn(page)).toBeDefined()
    await first.close()

    const second = await launch()
    const [again = await second.newPage()] = second.pages()
    await again.goto(LIST)
    await again.waitForURL(isLogin)
    expect(redirectOf(again)).toBe(LIST)
    expect(await sessionKeysIn(again)).toEqual([])
    await second.close()
    rmSync(folder, { recursive: true, force: true })
  })
})

it('the log-in page goes home as soon as another tab has logged in (spec 2.51)', async () => {
  const { page, context } = await visit({ as: null })
  await page.goto('/user/login')
  const other = await context.newPage()
  await login(other, { account: 'admin' })
  await page.waitForURL(`${url}/home`)
})

it('a page that was opened with the state of another stays signed in', async () => {
  const { page } = await visit()
  await page.goto('/home')
  await header(page).waitFor()
})
