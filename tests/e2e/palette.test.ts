// @module-tag long
import type { Page } from 'playwright'
import { describe, expect, it } from 'vitest'
import { api } from '../harness/api.ts'
import { violations } from '../harness/axe.ts'
import { rowsOf } from '../harness/list.ts'
import { serverUrl } from '../harness/server-url.ts'
import { type VisitOptions, visits } from '../harness/visits.ts'

/* The command palette: any page, any record, any permitted action, from the keyboard. */

const LIST = '/business/stationManage/stationList'
const url = serverUrl()
const visit = visits({ as: 'admin' })

const field = (page: Page) => page.getByRole('combobox', { name: 'Commands' })
const options = (page: Page) => page.getByRole('listbox', { name: 'Commands' }).getByRole('option')
const group = (page: Page, name: string) => page.getByRole('group', { name }).getByRole('option')
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name })

async function open(page: Page): Promise<void> {
  await page.keyboard.press('ControlOrMeta+k')
  await field(page).waitFor()
  await expect.poll(() => field(page).evaluate((element) => element === document.activeElement)).toBe(true)
}

async function onList(settings: VisitOptions = {}) {
  const visited = await visit(settings)
  await visited.page.goto(LIST)
  await rowsOf(visited.page).first().waitFor()
  return visited
}

/** A record of the demo network, as the API has it. */
async function anyRecord<Row>(list: string): Promise<Row> {
  const { login, ask } = api(url)
  const token = await login({ account: 'admin' })
  const { records } = await ask<{ records: Row[] }>(list, { pageSize: 1 }, { token })
  const [first] = records
  if (!first) throw new Error(`The demo network has nothing in ${list}.`)
  return first
}

const anyStation = () => anyRecord<{ code: string; nameEn: string }>('config-service/station/page')

describe('the command palette', () => {
  it('finds a page by a part of its name and leads there, by key alone', async () => {
    const { page, problems } = await onList()
    await open(page)
    expect(await violations(page)).toEqual([])
    await page.keyboard.type('operating un')
    await expect.poll(() => options(page).first().textContent()).toContain('Operating units')
    await page.keyboard.press('Enter')
    await heading(page, 'Operating units').waitFor()
    expect(await field(page).count()).toBe(0)
    expect(problems).toEqual([])
  })

  it('finds a station by its number, first of all, and opens it', async () => {
    const { code, nameEn } = await anyStation()
    const { page, problems } = await onList()
    await open(page)
    await page.keyboard.type(code)
    const first = options(page).first()
    await expect.poll(() => first.textContent()).toContain(code)
    expect(await first.textContent()).toContain(nameEn)
    expect(await group(page, 'Piles and stations').first().getAttribute('aria-selected')).toBe('true')
    expect(await violations(page)).toEqual([])
    await page.keyboard.press('Enter')
    await heading(page, nameEn).waitFor()
    expect(new URL(page.url()).pathname).toBe('/business/stationManage/StationMonitorDetail')
    expect(problems).toEqual([])
  })

  it('finds piles, members and orders, and only the kind that is named', async () => {
    const { code } = await anyStation()
    const { page } = await onList()
    await open(page)
    await page.keyboard.type(`pile ${code}`)
    await expect.poll(() => group(page, 'Piles and stations').count()).toBeGreaterThan(1)
    for (const text of await group(page, 'Piles and stations').allTextContents()) {
      expect(text).toMatch(new RegExp(`^${code}\\d{4}`))
    }
    await field(page).fill('member 00000')
    await expect.poll(() => group(page, 'Orders and members').count()).toBeGreaterThan(0)
    const begun = (await anyRecord<{ orderNo: string }>('bill-service/bill/page')).orderNo.slice(0, 18)
    await field(page).fill(`order ${begun}`)
    await expect.poll(() => options(page).filter({ hasText: begun }).count()).toBeGreaterThan(0)
    await expect.poll(() => options(page).filter({ hasNotText: begun }).count()).toBe(0)
  })

  it('runs actions: another appearance, another language, the form of a list', async () => {
    const { page, problems } = await onList()
    const run = async (text: string, name: RegExp) => {
      await open(page)
      await page.keyboard.type(text)
      await options(page).filter({ hasText: name }).first().waitFor()
      await page.keyboard.press('Enter')
    }
    await run('> dark', /Dark appearance/)
    await expect.poll(() => page.evaluate(() => document.documentElement.dataset.mode)).toBe('dark')
    await run('> operating units: add', /Operating units: add/)
    await page.getByRole('dialog', { name: /Add/ }).getByRole('textbox').first().waitFor()
    expect(page.url()).toContain('open=new')
    await page.keyboard.press('Escape')
    await expect.poll(() => page.getByRole('dialog').count()).toBe(0)
    await run('> download', /Download center/)
    await page.getByRole('dialog', { name: /download center/i }).waitFor()
    await page.keyboard.press('Escape')
    await expect.poll(() => page.getByRole('dialog').count()).toBe(0)
    await run('> 中文', /中文/)
    await expect.poll(() => page.evaluate(() => document.documentElement.lang)).toBe('zh-CN')
    await page.keyboard.press('ControlOrMeta+k')
    await page.getByRole('combobox', { name: '命令面板' }).fill('退出')
    expect(await page.getByRole('option', { name: /退出登录/ }).textContent()).toContain('需确认')
    expect(problems).toEqual([])
  })

  it('opens over a page’s form, from within its field, and the form is as it was', async () => {
    const { page } = await onList()
    await page.getByRole('button', { name: 'Add' }).click()
    const name = page.getByRole('dialog', { name: 'Add station' }).getByRole('textbox').first()
    await name.fill('Qianhai')
    await open(page)
    await page.keyboard.type('zzzz')
    await page.getByText('Nothing found for “zzzz”').waitFor()
    await page.keyboard.press('Escape')
    await expect.poll(() => field(page).count()).toBe(0)
    expect(await name.inputValue()).toBe('Qianhai')
  })

  it('offers what was chosen last first, to this person alone', async () => {
    const { page } = await onList()
    await open(page)
    await page.keyboard.type('operating units')
    await page.keyboard.press('Enter')
    await heading(page, 'Operating units').waitFor()
    await open(page)
    expect(await group(page, 'Recent').first().textContent()).toContain('Operating units')
  })

  it('is reached from the search of the header too, with what was typed there', async () => {
    const { page } = await onList()
    await page.getByRole('banner').getByRole('button', { name: 'Search', exact: true }).click()
    await page.getByRole('combobox', { name: 'Search pages' }).fill('tariff')
    await page.getByRole('button', { name: 'Search everything' }).click()
    await field(page).waitFor()
    expect(await field(page).inputValue()).toBe('tariff')
  })

  it('asks once for what was typed in one go, and says so where the server does not answer', async () => {
    const { page } = await onList()
    let asked = 0
    page.on('request', (request) => {
      if (request.url().endsWith('/search/records')) asked++
    })
    await open(page)
    await page.keyboard.type('4403')
    await expect.poll(() => group(page, 'Piles and stations').count()).toBeGreaterThan(0)
    expect(asked).toBe(1)
    await page.route('**/system-service/search/records', (route) =>
      route.fulfill({ json: { code: 409, msg: 'not now', data: null } }),
    )
    await field(page).fill('4404')
    await page.getByText('Records could not be searched: not now').waitFor()
  })
})

describe('what the role may not do', () => {
  it('is not offered: a reader without buttons finds no action of a page, and no page outside the menu', async () => {
    const { page } = await onList({ as: 'viewer' })
    await open(page)
    await page.keyboard.type('> add')
    await page.getByText('Nothing found for').waitFor()
    expect(await options(page).count()).toBe(0)
    await field(page).fill('operating units')
    await expect.poll(() => options(page).first().textContent()).toContain('Operating units')
  })

  it('is nothing of another seller', async () => {
    const { code } = await anyStation()
    const { page } = await onList({ as: { seller: '10002', account: 'admin' } })
    await open(page)
    const answered = page.waitForResponse('**/system-service/search/records')
    await page.keyboard.type(code)
    await answered
    await page.getByText('Nothing found for').waitFor()
    expect(await options(page).count()).toBe(0)
  })
})

it('works on a phone', async () => {
  const { page } = await visit({ viewport: { width: 390, height: 800 } })
  await page.goto('/home')
  await page.getByRole('banner').getByRole('button', { name: 'Search', exact: true }).click()
  await page.getByRole('button', { name: 'Search everything' }).click()
  await field(page).fill('station')
  await options(page).first().waitFor()
  const wide = await page.evaluate(() => document.documentElement.scrollWidth)
  expect(wide).toBeLessThanOrEqual(390)
  expect(await violations(page)).toEqual([])
})
