import type { HomeSummary } from '@ampdeck/api/statistics/platform-home'
import type { Page } from 'playwright'
import { describe, expect, it } from 'vitest'
import { api } from '../harness/api.ts'
import { violations } from '../harness/axe.ts'
import { builtPages } from '../harness/built-pages.ts'
import { rowsOf } from '../harness/list.ts'
import { serverUrl } from '../harness/server-url.ts'
import { settled } from '../harness/settled.ts'
import { visits } from '../harness/visits.ts'

const LIST = '/business/stationManage/stationList'
const UNITS = '/business/stationManage/operatingUnit'
const SUMMARY = '**/statistics-service/platformHome/summary'

const url = serverUrl()
const visit = visits({ as: 'admin' })

const todos = (page: Page) => page.getByRole('list', { name: 'To do' }).getByRole('listitem')
const recent = (page: Page) => page.getByRole('region', { name: 'Recently opened' }).getByRole('link')
const pathOf = (page: Page) => new URL(page.url()).pathname

describe('the root', () => {
  it('leads to /home where the menu has a home item, otherwise to /noHome (spec 2.5)', async () => {
    for (const [who, path] of [
      ['admin', '/home'],
      ['repair', '/noHome'],
    ] as const) {
      const { page, problems } = await visit({ as: who })
      await page.goto('/')
      await page.getByRole('heading', { level: 1, name: /^Good / }).waitFor()
      expect(pathOf(page)).toBe(path)
      expect(problems).toEqual([])
    }
  })
})

describe('the greeting', () => {
  it('follows the hour of UTC+8, wherever the browser is (spec 9.26)', async () => {
    const { page } = await visit({ fresh: true, timezoneId: 'America/New_York' })
    let now = new Date()
    // The console goes by the server's clock, which each answer tells.
    await page.route(/-service\//, async (route) => {
      const response = await route.fetch()
      await route.fulfill({ response, headers: { ...response.headers(), date: now.toUTCString() } })
    })
    for (const [time, text] of [
      ['00:30', 'Good early morning, admin'],
      ['09:30', 'Good morning, admin'],
      ['13:30', 'Good noon, admin'],
      ['14:30', 'Good afternoon, admin'],
      ['20:30', 'Good evening, admin'],
    ] as const) {
      now = new Date(`2026-07-01T${time}:00+08:00`)
      await page.clock.setFixedTime(now)
      await page.goto('/home')
      await page.getByRole('heading', { level: 1, name: text, exact: true }).waitFor()
      await page.getByText('Wednesday, 1 July 2026').waitFor()
    }
    await page.unrouteAll({ behavior: 'ignoreErrors' })
  })
})

describe('what waits', () => {
  it('is what the server counts, and leads to the list that shows just that', async () => {
    const { ask, login } = api(url)
    const token = await login({ account: 'admin' })
    const summary = await ask<HomeSummary>('statistics-service/platformHome/summary', {}, { token })
    const { page, problems } = await visit()
    await page.goto('/home')
    await todos(page).first().waitFor()
    expect(await todos(page).count()).toBe(summary.todos.length)

    const { count } = summary.todos.find(({ kind }) => kind === 'stationsInMaintenance') ?? {}
    expect(count).toBeGreaterThan(0)
    const cell = todos(page).filter({ hasText: 'In maintenance' })
    await cell.getByText(String(count), { exact: true }).waitFor()
    await cell.getByRole('link').click()
    await page.waitForURL((address) => address.search === '?status=4')
    await expect.poll(() => rowsOf(page).count()).toBe(count)
    expect(problems).toEqual([])
  })

  it('is counted by the lists to which its cells and their parts lead, each with its own filter', async () => {
    const { ask, login } = api(url)
    const token = await login({ account: 'admin' })
    const summary = await ask<HomeSummary>('statistics-service/platformHome/summary', {}, { token })
    const { page } = await visit()
    await page.goto('/home')
    await todos(page).first().waitFor()
    const pages = await builtPages()
    let compared = 0
    for (const [index, { kind, count, parts, late }] of summary.todos.entries()) {
      const links = await todos(page).nth(index).getByRole('link').all()
      const addresses = await Promise.all(
        links.map(async (link) => new URL((await link.getAttribute('href')) ?? '', url)),
      )
      // The parts are links only where there are several.
      const expected = [
        count,
        ...(late > 0 ? [late] : []),
        ...(parts.length > 1 ? parts.map((part) => part.count) : []),
      ]
      for (const [nth, { pathname, searchParams }] of addresses.entries()) {
        const call = pages.get(pathname.split('/').at(-1) ?? '')?.manifest.list ?? pathname
        const list = await ask<{ total: number }>(
          call,
          { ...Object.fromEntries(searchParams), pageSize: 10 },
          { token },
        )
        expect(list.total, `${kind} ${searchParams}`).toBe(expected[nth])
        compared++
      }
    }
    expect(compared).toBeGreaterThan(10)
  })

  it('has no way to a list that this person may not open', async () => {
    const { page } = await visit({ as: 'finance' })
    await page.goto('/home')
    await todos(page).filter({ hasText: 'Abnormal orders' }).waitFor()
    expect(await todos(page).filter({ hasText: 'Stations' }).count()).toBe(0)
    expect(await page.getByRole('region', { name: 'Stations that need attention' }).count()).toBe(0)
  })

  it('says what went wrong and with which request, and is there after another try', async () => {
    const { page } = await visit()
    await page.route(SUMMARY, (route) =>
      route.fulfill({
        status: 500,
        json: { code: 500, msg: 'Sorry, the server went wrong', data: { requestId: 'landing-1' } },
      }),
    )
    await page.goto('/home')
    const failed = page.getByRole('alert').filter({ hasText: 'The to-do list could not be loaded' })
    await failed.getByText('landing-1').waitFor()
    // The rest of the landing is there all the same.
    await page.getByRole('figure', { name: 'Guns by status' }).waitFor()

    await page.unroute(SUMMARY)
    await failed.getByRole('button', { name: 'Try again' }).click()
    await todos(page).first().waitFor()
  })

  it('is said in Chinese too', async () => {
    const { page } = await visit({ locale: 'zh-CN' })
    await page.goto('/home')
    await page.getByRole('heading', { level: 1, name: /^(早上|上午|中午|下午|晚上)好，admin$/ }).waitFor()
    await page.getByRole('list', { name: '待办' }).getByText('异常订单').waitFor()
    await page.getByRole('figure', { name: '充电枪状态' }).waitFor()
  })
})

describe('the last screens', () => {
  it('are offered as they were left, the newest first, after a reload too, and to nobody else', async () => {
    const { page, problems } = await visit()
    await page.goto(`${LIST}?pageSize=50`)
    const station = rowsOf(page).first().getByRole('link').first()
    const name = (await station.textContent()) ?? ''
    await station.click()
    await page.getByRole('heading', { level: 1, name }).waitFor()
    // A screen is noted for a person, whose name may come after the rows.
    await settled(page)
    await page.goto(UNITS)
    await rowsOf(page).first().waitFor()
    await settled(page)
    await page.goto('/home')

    await expect.poll(() => recent(page).count()).toBe(3)
    expect(await recent(page).locator('strong').allTextContents()).toEqual([
      'Operating units',
      name,
      'Station list',
    ])
    await page.reload()
    await recent(page).filter({ hasText: 'Station list' }).click()
    await page.waitForURL((address) => `${address.pathname}${address.search}` === `${LIST}?pageSize=50`)
    await expect.poll(() => rowsOf(page).count()).toBe(24)

    // The same device, another person.
    await page.goto('/home')
    const token = await api(url).login({ account: 'viewer' })
    await page.evaluate(
      (value) =>
        localStorage.setItem('ampdeck.token', JSON.stringify({ value, expires: Date.now() + 60_000_000 })),
      token,
    )
    await page.goto('/home')
    await page.getByRole('region', { name: 'Start with these pages' }).waitFor()
    expect(await recent(page).count()).toBe(0)
    expect(problems).toEqual([])
  })
})

describe('everybody', () => {
  it.each(['light', 'dark'] as const)('can read the landing, %s', async (colorScheme) => {
    for (const [who, path] of [
      ['admin', '/home'],
      ['repair', '/noHome'],
    ] as const) {
      const { page } = await visit({ as: who, colorScheme })
      await page.goto(path)
      await page.getByRole('heading', { level: 1, name: /^Good / }).waitFor()
      if (path === '/home') await page.getByRole('figure', { name: 'Fees' }).waitFor()
      expect(await violations(page)).toEqual([])
    }
  })

  it('reads it on a phone without scrolling sideways', async () => {
    const { page } = await visit({ viewport: { width: 390, height: 844 } })
    await page.goto('/home')
    await page.getByRole('figure', { name: 'Fees' }).waitFor()
    const width = await page.evaluate(() => document.documentElement.scrollWidth)
    expect(width).toBeLessThanOrEqual(390)
  })
})
