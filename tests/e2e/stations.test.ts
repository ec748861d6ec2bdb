import type { Locator, Page } from 'playwright'
import { describe, expect, it } from 'vitest'
import { violations } from '../harness/axe.ts'
import { listOf, rowsOf, rowWith } from '../harness/list.ts'
import { serverUrl } from '../harness/server-url.ts'
import { visits } from '../harness/visits.ts'

const LIST = '/business/stationManage/stationList'
const _url = serverUrl()
const visit = visits({ as: 'admin' })

const query = (page: Page) => new URL(page.url()).searchParams
const textsOf = (page: Page) => rowsOf(page).allTextContents()

describe('the station list', () => {
  it('shows the 24 stations of the demo network', async () => {
    const { page, problems } = await visit()
    await page.goto(`${LIST}?pageSize=50`)

    await rowWith(page, 'Shenzhen Futian CBD').waitFor()
    expect(await rowsOf(page).count()).toBe(24)
    expect(await page.getByRole('heading', { level: 1 }).count()).toBe(1)
    await page.getByRole('navigation', { name: 'Pagination' }).getByText('24 stations').waitFor()
    expect(problems).toEqual([])
  })

  it('filters by text and by choice, in its address, from page 1 on, and forgets both by "Reset"', async () => {
    const { page } = await visit()
    await page.goto(`${LIST}?current=3`)
    await expect.poll(() => rowsOf(page).count()).toBe(4)

    const search = page.getByRole('search')
    await search.getByRole('searchbox', { name: 'Name' }).fill('Shenzhen')
    await search.getByRole('button', { name: 'Search' }).click()
    await expect.poll(() => rowsOf(page).count()).toBe(3)
    expect(query(page).get('name')).toBe('Shenzhen')
    expect(query(page).get('current')).toBeNull()

    await search.getByRole('button', { name: 'Reset' }).click()
    await expect.poll(() => rowsOf(page).count()).toBe(10)
    await search.getByRole('button', { name: /^City/ }).click()
    await page.getByRole('checkbox', { name: 'Shenzhen' }).click()
    await expect.poll(() => query(page).get('cityCode')).toBe('440300')
    await expect.poll(() => rowsOf(page).count()).toBe(3)
    await page.keyboard.press('Escape')

    await page.reload()
    await expect.poll(() => rowsOf(page).count()).toBe(3)
    await search.getByRole('button', { name: 'City Shenzhen' }).waitFor()
  })

  it('shows the same in a fresh browser at its copied address: order, page, size, columns and row height', async () => {
    const { page } = await visit()
    await page.goto(LIST)
    await expect.poll(() => rowsOf(page).count()).toBe(10)

    await page.getByLabel('Rows per page').selectOption('20')
    await expect.poll(() => rowsOf(page).count()).toBe(20)
    const head = page.getByRole('columnheader', { name: 'Code' })
    await head.getByRole('button').click()
    await expect.poll(() => head.getAttribute('aria-sort')).toBe('ascending')
    await head.getByRole('button').click()
    await expect.poll(() => head.getAttribute('aria-sort')).toBe('descending')
    await page.getByRole('button', { name: 'Columns' }).click()
    await page.getByRole('checkbox', { name: 'Open date' }).click()
    await page.getByRole('dialog').getByText('Compact').click()
    await page.getByRole('button', { name: 'Done' }).click()
    await page.getByRole('button', { name: 'Page 2' }).click()
    await expect.poll(() => rowsOf(page).count()).toBe(4)

    const address = query(page)
    expect(Object.fromEntries(address)).toMatchObject({
      current: '2',
      pageSize: '20',
      sortField: 'code',
      sortOrder: 'desc',
      density: 'compact',
    })
    expect(address.get('columns')?.split(',')).toContain('openTime')

    const other = await visit()
    await other.page.goto(page.url())
    await expect.poll(() => textsOf(other.page)).toEqual(await textsOf(page))
    const codes = (await textsOf(page)).map((text) => /\d{10}/.exec(text)?.[0] ?? text)
    expect(codes).toEqual(codes.toSorted().reverse())
    for (const copy of [page, other.page]) {
      expect(await listOf(copy).getAttribute('data-density')).toBe('compact')
      expect(await copy.getByRole('columnheader', { name: 'Open date' }).count()).toBe(1)
    }
  })

  it('is used by the keyboard alone', async () => {
    const { page, problems } = await visit()
    await page.goto(LIST)
    const first = rowsOf(page).first()
    await first.waitFor()

    await first.getByRole('checkbox').focus()
    await page.keyboard.press('Space')
    const bar = page.getByRole('region', { name: 'Selected rows' })
    await bar.getByText('1 selected').waitFor()
    const setStatus = bar.getByRole('button', { name: 'Set status' })
    await setStatus.focus()
    await page.keyboard.press('ArrowDown')
    await page.getByRole('menuitem', { name: 'Maintenance' }).waitFor()
    await page.keyboard.press('Escape')
    await page.getByRole('menu').waitFor({ state: 'hidden' })
    await expect.poll(() => hasFocus(setStatus)).toBe(true)
    await page.keyboard.press('Escape')
    await bar.waitFor({ state: 'detached' })

    await page.keyboard.press('n')
    await page.getByRole('dialog', { name: 'Add station' }).waitFor()
    await page.keyboard.press('Escape')
    await page.getByRole('dialog').waitFor({ state: 'detached' })

    const record = first.getByRole('link').first()
    await record.focus()
    const name = (await record.textContent()) ?? ''
    await page.keyboard.press('Enter')
    await page.getByRole('heading', { level: 1, name }).waitFor()
    await page.goBack()
    await first.getByRole('link', { name }).waitFor()
    expect(problems).toEqual([])
  })

  it('is a list of cards on a phone, with its filters in a sheet', async () => {
    const viewport = { width: 390, height: 844 }
    const { page, problems } = await visit({ viewport })
    await page.goto(LIST)
    await expect.poll(() => rowsOf(page).count()).toBe(10)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390)
    const box = await rowsOf(page).first().boundingBox()
    expect(box?.width).toBeLessThanOrEqual(390)
    expect(box?.height).toBeGreaterThan(80)
    expect(await violations(page)).toEqual([])

    await page.getByRole('search').getByRole('button', { name: 'Filters' }).click()
    const sheet = page.getByRole('dialog', { name: 'Filters' })
    await sheet.getByRole('checkbox', { name: 'Shenzhen' }).click()
    await expect.poll(() => query(page).get('cityCode')).toBe('440300')
    await sheet.getByRole('button', { name: 'Show results' }).click()
    await sheet.waitFor({ state: 'detached' })
    await expect.poll(() => rowsOf(page).count()).toBe(3)
    expect(problems).toEqual([])
  })
})

const hasFocus = (control: Locator) => control.evaluate((element) => element === document.activeElement)
