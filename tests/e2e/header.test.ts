// @module-tag long
import type { Page } from 'playwright'
import { describe, expect, it } from 'vitest'
import { violations } from '../harness/axe.ts'
import { serverUrl } from '../harness/server-url.ts'
import { settled } from '../harness/settled.ts'
import { type VisitOptions, visits } from '../harness/visits.ts'

/* The header (requirements.md §2 "Header"): menu search, notices, the user's own menu and what its entries do. */

const url = serverUrl()
const visit = visits({ as: 'admin' })

const header = (page: Page) => page.getByRole('banner')
const button = (page: Page, name: string) => header(page).getByRole('button', { name, exact: true })
const option = (page: Page, name: string | RegExp) => page.getByRole('option', { name })
const titles = (page: Page) => page.getByRole('option').allTextContents()
const pathOf = (page: Page) => new URL(page.url()).pathname
const openUserMenu = (page: Page) => button(page, 'admin').click()

async function home(options: VisitOptions = {}) {
  const visited = await visit(options)
  await visited.page.goto('/home')
  await button(visited.page, 'Search').waitFor()
  return visited
}

describe('the search of the header', () => {
  it('lists the menu items whose title contains the text, and goes to the one that is chosen (spec 2.91, 2.92)', async () => {
    const { page, problems } = await home()
    await button(page, 'Search').click()
    const field = page.getByRole('combobox', { name: 'Search pages' })
    await expect.poll(() => field.evaluate((element) => element === document.activeElement)).toBe(true)
    await page.getByText('Type part of a page name').waitFor()
    expect(await violations(page)).toEqual([])

    await field.fill('OPERATING un')
    expect(await titles(page)).toEqual(['Operating units Business / Stations'])
    await field.fill('no such page')
    await page.getByText('No pages found for “no such page”').waitFor()
    expect(await page.getByRole('option').count()).toBe(0)

    await field.fill('list')
    const first = await option(page, /./).first().textContent()
    await page.keyboard.press('ArrowDown')
    expect(await option(page, /./).first().getAttribute('aria-selected')).toBe('false')
    await page.keyboard.press('ArrowUp')
    expect(first).toContain('Station list')
    await page.keyboard.press('Enter')
    await page.getByRole('heading', { level: 1, name: 'Station list' }).waitFor()
    expect(pathOf(page)).toBe('/business/stationManage/stationList')
    expect(await field.count()).toBe(0)
    expect(problems).toEqual([])
  })

  it('reads the routes that are stored locally, and knows the other language (spec 2.91)', async () => {
    const { page } = await home()
    await page.evaluate(() => {
      const key = 'ampdeck.user-routes'
      const routes: { name: string }[] = JSON.parse(localStorage.getItem(key) ?? '[]')
      localStorage.setItem(key, JSON.stringify(routes.filter(({ name }) => name !== 'operatingUnit')))
    })
    await button(page, 'Search').click()
    const field = page.getByRole('combobox', { name: 'Search pages' })
    await field.fill('运营单位')
    await page.getByText('No pages found for').waitFor()
    await field.fill('场站列表')
    await option(page, /^Station list/).click()
    await page.getByRole('heading', { level: 1, name: 'Station list' }).waitFor()
  })

  it('is left by Escape, and gives the focus back', async () => {
    const { page } = await home()
    await button(page, 'Search').click()
    await page.getByRole('combobox', { name: 'Search pages' }).waitFor()
    await page.keyboard.press('Escape')
    await expect.poll(() => page.getByRole('combobox', { name: 'Search pages' }).count()).toBe(0)
    await expect
      .poll(() => button(page, 'Search').evaluate((element) => element === document.activeElement))
      .toBe(true)
  })
})

describe('the notices', () => {
  it('are the samples, with how many are unread; reading one counts it down (spec 2.93)', async () => {
    const { page, problems } = await home({ as: 'finance2' })
    const bell = button(page, 'Notices')
    await page.mouse.move(300, 300)
    const described = () =>
      bell.evaluate((element) => {
        const id = element.getAttribute('aria-describedby')
        return id === null ? '' : (document.getElementById(id)?.textContent ?? '')
      })
    await expect.poll(described).toMatch(/\b4 unread notices$/)
    await bell.click()
    const panel = page.getByRole('dialog', { name: 'Notices' })
    await panel.getByText('Grid maintenance on Friday night').waitFor()
    expect(await violations(page)).toEqual([])
    await panel.getByRole('button', { name: 'Mark as read: Grid maintenance on Friday night' }).click()
    await expect.poll(described).toMatch(/\b3 unread notices$/)
    await panel.getByRole('button', { name: 'Mark all as read' }).click()
    await expect.poll(described).not.toContain('unread')
    await panel.getByText('Messages of the console are kept here').waitFor()
    expect(problems).toEqual([])
  })

  it('are in Chinese for a Chinese reader', async () => {
    const { page } = await visit({ locale: 'zh-CN' })
    await page.goto('/home?lang=zh-CN')
    await button(page, '通知').click()
    const panel = page.getByRole('dialog', { name: '通知' })
    await panel.getByText('周五夜间电网检修').waitFor()
    await panel.getByRole('heading', { name: '最近消息' }).waitFor()
  })

  it('have the messages below them that were shown for a second', async () => {
    const { page } = await home()
    await page.getByRole('tab', { name: 'Home' }).click()
    await page.keyboard.press('Delete')
    const message = 'This is the last tab, it cannot be closed'
    await page.getByRole('alert').getByText(message).waitFor()
    await button(page, 'Notices').click()
    await page.getByRole('dialog', { name: 'Notices' }).getByText(message).waitFor()
  })

  it('cost a first load nothing', async () => {
    const { page } = await visit()
    const asked: string[] = []
    page.on('request', (request) => asked.push(new URL(request.url()).pathname))
    await page.goto('/home')
    await button(page, 'Notices').waitFor()
    await settled(page)
    expect(asked.filter((path) => path.includes('/notice/') || path.includes('popover'))).toEqual([])
  })
})

describe('the user’s own button', () => {
  it('shows no more than ten characters of the name, and says all of it (spec 2.94, 2.95)', async () => {
    const { page } = await visit()
    await page.route('**/system-service/user/info', async (route) => {
      const response = await route.fetch()
      const body = await response.json()
      await route.fulfill({ json: { ...body, data: { ...body.data, name: '欧阳川Maximilian' } } })
    })
    await page.goto('/home')
    const own = button(page, '欧阳川Maximilian')
    await own.waitFor()
    const drawn = await own.evaluate((element) => {
      const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT)
      let text = ''
      for (let node = walker.nextNode(); node; node = walker.nextNode())
        if (node.parentElement && Number.parseFloat(getComputedStyle(node.parentElement).fontSize) > 0)
          text += node.textContent
      return text
    })
    expect(drawn).toBe('欧阳川Maximil')
    expect(Array.from(drawn)).toHaveLength(10)
  })

  it('has the entries of the specification, each of which opens (spec 2.96)', async () => {
    const { page, problems } = await home()
    await openUserMenu(page)
    await page.getByRole('menuitem').first().waitFor()
    expect(await page.getByRole('menuitem').allTextContents()).toEqual([
      'Personal profile',
      'Personalised settings',
      'Download center',
      'Timing management',
      'Change password',
      'Help',
      'Log out',
    ])
    expect(await violations(page)).toEqual([])
    await page.keyboard.press('Escape')
    for (const [entry, dialog] of [
      ['Personal profile', /profile/i],
      ['Personalised settings', 'Personalised settings'],
      ['Download center', /download center/i],
      ['Timing management', /timing/i],
      ['Change password', 'Change password'],
    ] as const) {
      await openUserMenu(page)
      await page.getByRole('menuitem', { name: entry }).click()
      await page.getByRole('dialog', { name: dialog }).waitFor()
      await page.keyboard.press('Escape')
      await expect.poll(() => page.getByRole('dialog').count(), { message: entry }).toBe(0)
    }
    expect(problems).toEqual([])
  })

  it('opens the operation manual, a PDF, in the reader’s language (spec 2.96)', async () => {
    for (const [language, own, help] of [
      ['en', 'admin', 'Help'],
      ['zh-CN', 'admin', '帮助'],
    ] as const) {
      const { page } = await visit()
      await page.goto(`/home?lang=${language}`)
      await button(page, own).click()
      const entry = page.getByRole('menuitem', { name: help })
      await entry.waitFor()
      expect(await entry.getAttribute('target')).toBe('_blank')
      const address = (await entry.getAttribute('href')) ?? ''
      expect(address).toBe(`/docs/manual.${language}.pdf`)
      const answer = await fetch(`${url}${address}`)
      expect(answer.headers.get('content-type')).toContain('application/pdf')
      expect(Buffer.from(await answer.arrayBuffer()).toString('latin1', 0, 5)).toBe('%PDF-')
    }
  })
})

describe('logging out', () => {
  const leave = async (page: Page) => {
    await openUserMenu(page)
    await page.getByRole('menuitem', { name: 'Log out' }).click()
    const dialog = page.getByRole('dialog', { name: 'Log out' })
    await dialog.getByText('really log out?', { exact: true }).waitFor()
    return dialog
  }
  const kept = (page: Page) =>
    page.evaluate(() => ['token', 'user-routes'].map((key) => localStorage.getItem(`ampdeck.${key}`)))

  it('asks, and stays where the answer is no; then it ends the session (spec 4.10, 4.11)', async () => {
    const { page, problems } = await home({ ownSession: true })
    await (await leave(page)).getByRole('button', { name: 'Cancel' }).click()
    await expect.poll(() => page.getByRole('dialog').count()).toBe(0)
    expect(pathOf(page)).toBe('/home')

    await (await leave(page)).getByRole('button', { name: 'Confirm' }).click()
    await page.waitForURL(/\/user\/login/)
    expect(await kept(page)).toEqual([null, null])
    expect(problems).toEqual([])
  })

  it('ends the session here also where the server fails, and says so (spec 4.10, 8.6)', async () => {
    const { page } = await home({ ownSession: true })
    await page.route('**/system-service/user/logout', (route) => route.fulfill({ status: 500, json: {} }))
    await (await leave(page)).getByRole('button', { name: 'Confirm' }).click()
    await page.getByText('exception when logging out', { exact: true }).waitFor()
    await page.waitForURL(/\/user\/login/)
    expect(await kept(page)).toEqual([null, null])
  })
})

it('asks for a new password before anything else at the first log-in, and cannot be closed (spec 4.12)', async () => {
  const { page } = await home({ as: 'newcomer' })
  const dialog = page.getByRole('dialog', { name: 'Change password' })
  await dialog.getByText('for account security, change the password on first login').waitFor()
  expect(await dialog.getByRole('button', { name: 'Close' }).count()).toBe(0)
  await page.keyboard.press('Escape')
  await page.mouse.click(5, 5)
  await page.keyboard.press('Control+k')
  expect(await dialog.isVisible()).toBe(true)
  expect(await page.getByRole('combobox', { name: 'Commands' }).count()).toBe(0)
})

it('fits a phone', async () => {
  const { page } = await visit({ viewport: { width: 390, height: 800 } })
  await page.goto('/home')
  for (const name of ['Search', 'Notices']) {
    await button(page, name).click()
    const panel = page.getByRole('dialog').last()
    await panel.waitFor()
    const box = await panel.boundingBox()
    expect(box && box.x >= 0 && box.x + box.width <= 390, name).toBe(true)
    await page.keyboard.press('Escape')
    await expect.poll(() => page.getByRole('dialog').count()).toBe(0)
  }
})
