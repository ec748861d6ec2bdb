// @module-tag long
import type { OperatingUnit } from '@ampdeck/api/config/operating-unit'
import type { Browser, Page } from 'playwright'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { api } from '../harness/api.ts'
import { openBrowser, openPage } from '../harness/browser.ts'
import { pressOn, pressUntil, tabTo, typeInto } from '../harness/keyboard.ts'
import { rowsOf, rowWith } from '../harness/list.ts'
import { unique } from '../harness/record-names.ts'
import { serverUrl } from '../harness/server-url.ts'

/* What operators do all day, without a mouse. One session from log-in to log-out; each step goes on from the last. */

const url = serverUrl()
const { ask, login: tokenOf } = api(url)
const unitName = `Test unit ${unique()}`

let browser: Browser
let page: Page
let problems: string[]
beforeAll(async () => {
  browser = await openBrowser()
  const opened = await openPage(browser, url)
  ;({ page, problems } = opened)
  await opened.context.grantPermissions(['clipboard-read', 'clipboard-write'])
})
afterAll(async () => {
  await browser.close()
  const token = await tokenOf({ account: 'admin' })
  const { records } = await ask<{ records: OperatingUnit[] }>(
    'config-service/operatingUnit/page',
    { name: unitName },
    { token },
  )
  for (const { id } of records) await ask('config-service/operatingUnit/delete', { id }, { token })
})

const heading = (name: string) => page.getByRole('heading', { level: 1, name })
const query = () => new URL(page.url()).searchParams
const tabs = () => page.getByRole('tablist', { name: 'Open pages' }).getByRole('tab')
const message = (text: string | RegExp) => page.getByRole('status').filter({ hasText: text })
const isInRows = () => page.evaluate(() => document.activeElement?.closest('tbody') !== null)
const focusedText = () => page.evaluate(() => document.activeElement?.textContent ?? '')

/** Into the table: it is one stop, and remembers the cell. */
async function intoTable(): Promise<void> {
  await pressUntil(page, 'Tab', () => page.evaluate(() => document.activeElement?.closest('table') !== null))
  await page.keyboard.press('Control+Home')
  await page.keyboard.press('ArrowDown')
}

describe('an operator without a mouse', () => {
  it('1. logs in', async () => {
    await page.goto('/user/login?lang=en')
    await typeInto(page, page.getByLabel('Seller number'), '10001')
    await typeInto(page, page.getByLabel('User name'), 'admin')
    await typeInto(page, page.getByLabel('Password', { exact: true }), 'Ampdeck@2026')
    await page.keyboard.press('Enter')
    await page.waitForURL((address) => address.pathname !== '/user/login')
  })

  it('2. goes to the stations through the menus', async () => {
    await pressOn(
      page,
      page.getByRole('navigation', { name: 'Top menu' }).getByRole('link', { name: 'Business' }),
    )
    const side = page.getByRole('navigation', { name: 'Side menu' })
    await side.getByRole('link', { name: 'Station list', exact: true }).waitFor()
    await pressOn(page, side.getByRole('link', { name: 'Station list', exact: true }))
    await heading('Station list').waitFor()
    await rowsOf(page).first().waitFor()
  })

  it('3. filters from within the table and comes back to it', async () => {
    await intoTable()
    await page.keyboard.press('/')
    await page.keyboard.type('Shenzhen')
    await page.keyboard.press('Enter')
    await expect.poll(() => rowsOf(page).count()).toBe(3)
    await intoTable()
    expect(await isInRows()).toBe(true)
  })

  it('4. sorts by a column, up and down', async () => {
    await page.keyboard.press('Control+Home')
    await pressUntil(page, 'ArrowRight', async () => (await focusedText()).startsWith('Name'))
    await page.keyboard.press('Enter')
    await expect.poll(() => query().get('sortField')).toBe('name')
    await page.locator('th[aria-sort=ascending]').waitFor()
    await page.keyboard.press('Enter')
    await page.locator('th[aria-sort=descending]').waitFor()
    await page.locator('main table[aria-busy=false]').waitFor()
    expect(query().get('sortOrder')).toBe('desc')
  })

  it('5. selects a range of rows, copies it for a spreadsheet, and lets it go', async () => {
    await intoTable()
    await page.keyboard.press('x')
    await page.keyboard.press('Shift+ArrowDown')
    await page.keyboard.press('Shift+ArrowDown')
    await message('3 selected').waitFor()

    await page.keyboard.press('ControlOrMeta+c')
    const copied = () => page.evaluate(() => navigator.clipboard.readText())
    await expect.poll(async () => (await copied()).split('\n').length).toBe(4)
    expect((await copied()).split('\n')[0]?.split('\t')).toContain('Name')

    await page.keyboard.press('Escape')
    await message('3 selected').waitFor({ state: 'detached' })
  })

  it('6. shows one more column, and makes one wider', async () => {
    await pressOn(page, page.getByRole('button', { name: 'Columns' }))
    const panel = page.getByRole('dialog', { name: /columns/i })
    await tabTo(page, panel.getByRole('checkbox', { name: 'Updated' }))
    await page.keyboard.press('Space')
    await expect.poll(() => query().get('columns')).toContain('updateTime')
    await page.keyboard.press('Escape')
    await panel.waitFor({ state: 'detached' })

    await intoTable()
    await page.keyboard.press('Control+Home')
    await pressUntil(page, 'ArrowRight', async () => (await focusedText()).startsWith('Name'))
    await page.keyboard.press('F2')
    await page.keyboard.press('Shift+ArrowRight')
    await expect.poll(() => query().get('widths')).toMatch(/^name\.\d+$/)
    await page.keyboard.press('Escape')
  })

  it('7. keeps the view under a name, leaves it and takes it again', async () => {
    await pressOn(page, page.getByRole('button', { name: 'Views' }))
    const panel = page.getByRole('dialog', { name: 'Saved views' })
    await typeInto(page, panel.getByLabel('Name of this view'), 'By keyboard')
    await page.keyboard.press('Enter')
    await panel.waitFor({ state: 'detached' })
    await page.getByRole('button', { name: 'By keyboard', exact: true }).waitFor()

    await pressOn(page, page.getByRole('search').getByRole('button', { name: 'Reset' }))
    await expect.poll(() => query().get('name')).toBeNull()
    await pressOn(page, page.getByRole('button', { name: 'Views' }))
    await pressOn(page, panel.getByRole('button', { name: 'By keyboard', exact: true }))
    await expect.poll(() => query().get('name')).toBe('Shenzhen')

    await pressOn(page, page.getByRole('button', { name: 'By keyboard', exact: true }))
    await pressOn(page, panel.getByRole('button', { name: 'Delete view By keyboard' }))
    const question = page.getByRole('dialog', { name: 'Delete view By keyboard?' })
    await pressOn(page, question.getByRole('button', { name: 'Delete view' }))
    await question.waitFor({ state: 'detached' })
    await panel.getByText(/No views yet/).waitFor()
    await page.keyboard.press('Escape')
  })

  it('8. opens another page, half fills a form, and finds it again after looking elsewhere', async () => {
    const side = page.getByRole('navigation', { name: 'Side menu' })
    await pressOn(page, side.getByRole('link', { name: 'Operating units', exact: true }))
    await heading('Operating units').waitFor()
    await rowsOf(page).first().waitFor()
    await page.keyboard.press('n')
    const form = page.getByRole('dialog', { name: 'Add operating unit' })
    await typeInto(page, form.getByLabel('Name', { exact: true }), unitName)

    await page.keyboard.press('Escape')
    const question = page.getByRole('dialog', { name: 'are you sure to close this window?' })
    await pressOn(page, question.getByRole('button', { name: 'Cancel' }))
    await question.waitFor({ state: 'detached' })
    await expect.poll(() => form.getByLabel('Name', { exact: true }).inputValue()).toBe(unitName)
  })

  it('9. is told at the field what is missing, mends it and saves', async () => {
    const form = page.getByRole('dialog', { name: 'Add operating unit' })
    await pressOn(page, form.getByRole('button', { name: 'Save' }))
    await form.getByRole('alert').waitFor()
    await typeInto(page, form.getByLabel('Kind'), 'Own')
    await typeInto(page, form.getByLabel('Contact'), 'Li Ming')
    await typeInto(page, form.getByLabel('Phone'), '13900001111')
    await pressOn(page, form.getByRole('button', { name: 'Save' }))
    await form.waitFor({ state: 'detached' })
  })

  it('10. finds the new record and deletes it; the question names it', async () => {
    await intoTable()
    await page.keyboard.press('/')
    await page.keyboard.type(unitName)
    await page.keyboard.press('Enter')
    await rowWith(page, unitName).waitFor()
    await expect.poll(() => rowsOf(page).count()).toBe(1)
    await intoTable()
    await page.keyboard.press('End')
    await page.keyboard.press('Enter')
    await pressUntil(page, 'ArrowRight', async () => (await focusedText()) === 'Delete')
    await page.keyboard.press('Enter')
    const question = page.getByRole('dialog', { name: `Delete ${unitName}?` })
    await pressOn(page, question.getByRole('button', { name: 'Delete operating unit' }))
    await page.getByText(`${unitName} deleted`).waitFor()
    await rowWith(page, unitName).waitFor({ state: 'detached' })
  })

  it('11. goes from one open page to the other and closes one', async () => {
    const bar = page.getByRole('tablist', { name: 'Open pages' })
    await tabTo(page, bar.locator('[role=tab][aria-selected=true]'), 'Shift+Tab')
    const open = await tabs().count()
    await page.keyboard.press('ArrowLeft')
    await page.keyboard.press('Enter')
    await heading('Station list').waitFor()
    expect(query().get('name')).toBe('Shenzhen')

    await tabTo(page, bar.locator('[role=tab][aria-selected=true]'), 'Shift+Tab')
    await page.keyboard.press('Delete')
    await expect.poll(() => tabs().count()).toBe(open - 1)
    await heading('Operating units').waitFor()
  })

  it('12. logs out', async () => {
    await pressOn(page, page.getByRole('banner').getByRole('button', { name: /admin/ }))
    const item = page.getByRole('menuitem', { name: 'Log out' })
    await item.waitFor()
    await pressUntil(page, 'ArrowDown', async () => (await item.getAttribute('data-highlighted')) !== null)
    await page.keyboard.press('Enter')
    await pressOn(page, page.getByRole('dialog').getByRole('button', { name: 'Confirm' }))
    await page.waitForURL('**/user/login**')
    expect(problems).toEqual([])
  })
})
