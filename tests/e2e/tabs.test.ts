// @module-tag long
import type { Page } from 'playwright'
import { describe, expect, it } from 'vitest'
import { violations } from '../harness/axe.ts'
import { rowsOf } from '../harness/list.ts'
import { serverUrl } from '../harness/server-url.ts'
import { settled } from '../harness/settled.ts'
import { visits } from '../harness/visits.ts'

/* The bar of open pages (requirements.md §2 "Multi-tab bar"), and the settings that change the frame around them. */

const LIST = '/business/stationManage/stationList'
const UNITS = '/business/stationManage/operatingUnit'
const url = serverUrl()
const visit = visits({ as: 'admin' })

const tabs = (page: Page) => page.locator('[role=tablist][aria-label="Open pages"] > [role=tab]')
const tab = (page: Page, title: string) => tabs(page).and(page.locator(`[title="${title}"]`))
const titles = (page: Page) => tabs(page).evaluateAll((all) => all.map((one) => one.getAttribute('title')))
const shown = (page: Page) => tabs(page).and(page.locator('[aria-selected=true]')).getAttribute('title')
const closeOf = (page: Page, title: string) => tab(page, title).locator('[data-close]')
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name })
const side = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Side menu' }).getByRole('link', { name, exact: true })
const menuOf = async (page: Page, title: string, item: string) => {
  await tab(page, title).click({ button: 'right' })
  await page.getByRole('menuitem', { name: item, exact: true }).click()
  await page.getByRole('menu').waitFor({ state: 'detached' })
}
const addressOf = (page: Page) => page.evaluate(() => `${location.pathname}${location.search}`)

/** Home, the station list and the operating units, in this order; the last is shown. */
async function openThree(page: Page) {
  await page.goto('/home')
  await page.getByRole('main').getByRole('link', { name: 'Station list' }).click()
  await heading(page, 'Station list').waitFor()
  await rowsOf(page).first().waitFor()
  await side(page, 'Operating units').click()
  await heading(page, 'Operating units').waitFor()
  await expect.poll(() => titles(page)).toEqual(['Home', 'Station list', 'Operating units'])
}

describe('a page that is left for another', () => {
  it('is met again with its filters, its rows and how far they were scrolled', async () => {
    const { page, problems } = await visit({
      viewport: { width: 1440, height: 500 },
    })
    await page.goto(`${LIST}?pageSize=50`)
    await expect.poll(() => rowsOf(page).count()).toBe(24)
    const table = page.locator('main table')
    await table.evaluate((element) => {
      const isScrolled = (part: Element) => part.scrollHeight > part.clientHeight + 1
      let region = element.parentElement
      while (region && !(isScrolled(region) && getComputedStyle(region).overflowY === 'auto'))
        region = region.parentElement
      region?.setAttribute('data-test-region', '')
      region?.scrollTo(0, 240)
    })
    const region = page.locator('[data-test-region]')
    expect(await region.evaluate(({ scrollTop }) => scrollTop)).toBe(240)
    const search = page.getByRole('searchbox', { name: 'Name' })
    await search.fill('not searched yet')

    await side(page, 'Operating units').click()
    await heading(page, 'Operating units').waitFor()
    expect(await page.locator('h1').count()).toBe(1)
    expect(await table.count()).toBe(1)

    await tab(page, 'Station list').click()
    await heading(page, 'Station list').waitFor()
    expect(await addressOf(page)).toBe(`${LIST}?pageSize=50`)
    expect(await rowsOf(page).count()).toBe(24)
    expect(await search.inputValue()).toBe('not searched yet')
    expect(await region.evaluate(({ scrollTop }) => scrollTop)).toBe(240)

    // A link that names no more than the page leads to it as it was left.
    await tab(page, 'Operating units').click()
    await heading(page, 'Operating units').waitFor()
    await side(page, 'Station list').click()
    await expect.poll(() => addressOf(page)).toBe(`${LIST}?pageSize=50`)
    expect(problems).toEqual([])
  })

  it('is met again with its half-filled form, by mouse and by key', async () => {
    const { page, problems } = await visit()
    await openThree(page)
    await tab(page, 'Station list').click()
    await page.getByRole('button', { name: 'Add' }).click()
    const form = page.getByRole('dialog', { name: 'Add station' })
    const field = form.getByRole('textbox').first()
    await field.fill('Qianhai Bay')

    await tab(page, 'Home').click()
    await page.getByRole('main').getByRole('link', { name: 'Station list' }).waitFor()
    expect(await page.getByRole('dialog').count()).toBe(0)
    expect(await addressOf(page)).toBe('/home')
    await page.getByRole('tab', { name: 'Station list, not saved' }).waitFor()
    expect(await violations(page)).toEqual([])

    await tab(page, 'Station list').click()
    await form.waitFor()
    expect(await field.inputValue()).toBe('Qianhai Bay')
    expect(await addressOf(page)).toBe(`${LIST}?open=new`)

    await field.focus()
    await page.keyboard.press('Alt+PageDown')
    await heading(page, 'Operating units').waitFor()
    expect(await page.getByRole('dialog').count()).toBe(0)
    await page.keyboard.press('Alt+PageUp')
    await form.waitFor()
    expect(await field.inputValue()).toBe('Qianhai Bay')

    await tab(page, 'Home').click()
    await closeOf(page, 'Station list').click()
    const question = 'are you sure to close this window? records will not be saved'
    await page.getByRole('dialog', { name: question }).getByRole('button', { name: 'Cancel' }).click()
    expect(await titles(page)).toContain('Station list')
    await closeOf(page, 'Station list').click()
    await page.getByRole('dialog', { name: question }).getByRole('button', { name: 'Confirm' }).click()
    await expect.poll(() => titles(page)).toEqual(['Home', 'Operating units'])
    expect(problems).toEqual([])
  })

  it('asks the server for nothing while it is out of sight', async () => {
    const { page } = await visit()
    await openThree(page)
    const asked: string[] = []
    page.on('request', (request) => request.url().includes('/station/') && asked.push(request.url()))
    await page.getByRole('button', { name: 'Refresh' }).click()
    await settled(page)
    expect(asked).toEqual([])
  })
})

describe('closing', () => {
  it('the page that is shown shows the last that remains (spec 2.99)', async () => {
    const { page, problems } = await visit()
    await openThree(page)
    await tab(page, 'Home').click()
    await expect.poll(() => shown(page)).toBe('Home')
    await closeOf(page, 'Home').click()
    await heading(page, 'Operating units').waitFor()
    expect(await titles(page)).toEqual(['Station list', 'Operating units'])
    expect(await addressOf(page)).toBe(UNITS)

    await closeOf(page, 'Station list').click()
    await expect.poll(() => titles(page)).toEqual(['Operating units'])
    expect(problems).toEqual([])
  })

  it('says why nothing was closed, in the words of the specification (spec 2.100, 2.101)', async () => {
    const { page, problems } = await visit()
    await openThree(page)
    const said = (text: string) => page.getByRole('alert').getByText(text, { exact: true }).waitFor()
    await menuOf(page, 'Home', 'Close tabs to the left')
    await said('No tabs on the left')
    await menuOf(page, 'Operating units', 'Close tabs to the right')
    await said('No tabs on the right')
    await menuOf(page, 'Station list', 'Close other tabs')
    await expect.poll(() => titles(page)).toEqual(['Station list'])
    await closeOf(page, 'Station list').click()
    await said('This is the last tab, it cannot be closed')
    expect(await titles(page)).toEqual(['Station list'])
    expect(problems).toEqual([])
  })

  it('goes left, right and all as seen from the tab', async () => {
    const { page } = await visit()
    await openThree(page)
    await menuOf(page, 'Station list', 'Close tabs to the left')
    await expect.poll(() => titles(page)).toEqual(['Station list', 'Operating units'])
    await menuOf(page, 'Station list', 'Close tabs to the right')
    await expect.poll(() => titles(page)).toEqual(['Station list'])
    await heading(page, 'Station list').waitFor()
    await menuOf(page, 'Station list', 'Close all tabs')
    await expect.poll(() => titles(page)).toEqual(['Home'])
    await page.waitForURL(`${url}/home`)
  })
})

describe('the bar of open pages', () => {
  it('is used by the keyboard alone', async () => {
    const { page, problems } = await visit()
    await openThree(page)
    const focused = () => page.evaluate(() => (document.activeElement as HTMLElement).title)
    await tab(page, 'Operating units').focus()
    await page.keyboard.press('ArrowLeft')
    expect(await focused()).toBe('Station list')
    expect(await shown(page)).toBe('Operating units')
    await page.keyboard.press('Enter')
    await heading(page, 'Station list').waitFor()
    expect(await focused()).toBe('Station list')

    await page.keyboard.press('Control+Shift+ArrowLeft')
    await expect.poll(() => titles(page)).toEqual(['Station list', 'Home', 'Operating units'])
    await expect.poll(focused).toBe('Station list')
    await page.keyboard.press('Shift+F10')
    await page.getByRole('menuitem', { name: 'Close', exact: true }).waitFor()
    await page.keyboard.press('Escape')
    await page.getByRole('menu').waitFor({ state: 'detached' })
    await expect.poll(focused).toBe('Station list')
    await page.keyboard.press('Delete')
    await expect.poll(() => titles(page)).toEqual(['Home', 'Operating units'])
    await expect.poll(focused).toBe('Operating units')
    expect(problems).toEqual([])
  })

  it('is the same after a reload: pages, order, titles; and is forgotten with the session', async () => {
    const { page, problems } = await visit({ ownSession: true })
    await openThree(page)
    await tab(page, 'Station list').click()
    const links = rowsOf(page).getByRole('link').filter({ hasNotText: 'Configure' })
    await links.first().waitFor()
    const [first = '', second = ''] = await links.allTextContents()
    await links.first().click()
    await heading(page, first).waitFor()
    await expect.poll(() => shown(page)).toBe(first)
    await tab(page, first).focus()
    await page.keyboard.press('Control+Shift+ArrowLeft')
    const order = ['Home', 'Station list', first, 'Operating units']
    await expect.poll(() => titles(page)).toEqual(order)

    await page.reload()
    await heading(page, first).waitFor()
    expect(await titles(page)).toEqual(order)
    await tab(page, 'Station list').click()
    await rowsOf(page).first().waitFor()

    // Two records of one detail page are two pages.
    await links.nth(1).click()
    await expect.poll(() => titles(page)).toEqual([...order, second])
    await page.goBack()
    await rowsOf(page).first().waitFor()
    expect(await shown(page)).toBe('Station list')

    await page.getByRole('banner').getByRole('button', { name: 'admin' }).click()
    await page.getByRole('menuitem', { name: 'Log out' }).click()
    await page.getByRole('button', { name: 'Confirm' }).click()
    await page.waitForURL((address) => address.pathname === '/user/login')
    expect(await page.evaluate(() => sessionStorage.getItem('ampdeck.open-pages'))).toBeNull()
    expect(problems).toEqual([])
  })
})

describe('the personal settings', () => {
  it('change the frame at once, are kept, and stand before any script has run', async () => {
    const { page, context, problems } = await visit()
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    await openThree(page)
    await page.getByRole('banner').getByRole('button', { name: 'admin' }).click()
    await page.getByRole('menuitem', { name: 'Personalised settings' }).click()
    const drawer = page.getByRole('dialog', { name: 'Personalised settings' })
    const pick = (label: string) => drawer.getByText(label, { exact: true }).click()
    await drawer.waitFor()
    expect(await violations(page)).toEqual([])
    expect(await drawer.getByRole('radio', { name: 'Fluid' }).isDisabled()).toBe(true)
    await drawer.getByRole('radiogroup', { name: 'Layout' }).getByText('Top menu').click()
    await pick('Fluid')
    await pick('Geek blue')
    await drawer.getByRole('radiogroup', { name: 'Appearance' }).getByText('Dark').click()
    await drawer.getByRole('switch', { name: 'Multi-tab mode' }).click()
    await expect.poll(() => tabs(page).count()).toBe(0)
    await drawer.getByRole('button', { name: 'Copy settings' }).click()
    await page.getByText('copy done', { exact: true }).waitFor()
    await drawer.getByRole('button', { name: 'Close' }).click()

    await page.reload()
    await heading(page, 'Operating units').waitFor()
    const look = await page.evaluate(() => {
      const { mode, accent, shell } = document.documentElement.dataset
      return { mode, accent, shell, main: document.querySelector('main')?.offsetWidth }
    })
    expect(look).toMatchObject({ mode: 'dark', accent: 'geek-blue', main: 1440 })
    expect(look.shell?.split(' ')).toEqual(expect.arrayContaining(['top', 'no-tabs']))
    expect(await tabs(page).count()).toBe(0)
    expect(await violations(page)).toEqual([])
    expect(problems).toEqual([])
  })
})
