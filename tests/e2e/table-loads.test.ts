import type { Page } from 'playwright'
import { describe, expect, it } from 'vitest'
import { rowsOf } from '../harness/list.ts'
import { serverUrl } from '../harness/server-url.ts'
import { visits } from '../harness/visits.ts'

/* How a list reads its pages (requirements.md §8 "Table loads", §9 page sizes). */

const LIST = '/business/stationManage/stationList'
const CALL = '**/config-service/station/page'
const _url = serverUrl()
const visit = visits({ as: 'admin' })

const pager = (page: Page) => page.getByRole('navigation', { name: 'Pagination' })
const currentPage = (page: Page) => pager(page).locator('[aria-current=page]').textContent()
const queryOf = (page: Page) => page.evaluate(() => Object.fromEntries(new URLSearchParams(location.search)))

/** A page in which every load of the stations is noted. */
async function open(address: string) {
  const opened = await visit()
  const asked: Record<string, unknown>[] = []
  opened.page.on('request', (request) => {
    if (request.url().endsWith('/config-service/station/page')) asked.push(request.postDataJSON())
  })
  return { ...opened, asked, go: () => opened.page.goto(address) }
}

describe('a list', () => {
  it('begins with page 1 of 10 rows, and offers 10, 20, 50 and 100 (spec 9.2)', async () => {
    const { page, asked, go, problems } = await open(LIST)
    await go()
    await expect.poll(() => rowsOf(page).count()).toBe(10)
    expect(asked[0]).toMatchObject({ current: 1, pageSize: 10 })
    expect(await currentPage(page)).toBe('1')
    const sizes = await pager(page)
      .getByRole('combobox')
      .getByRole('option')
      .evaluateAll((all) => all.map((option) => (option as HTMLOptionElement).value))
    expect(sizes).toEqual(['10', '20', '50', '100'])
    expect(problems).toEqual([])
  })

  it('goes back one page when the page it is on has become empty (spec 9.4)', async () => {
    const { page, asked, go, problems } = await open(`${LIST}?current=3`)
    let isEmptied = false
    await page.route(CALL, async (route) => {
      const { current, pageSize } = route.request().postDataJSON()
      if (!isEmptied || current < 3) return route.continue()
      const data = { records: [], total: 20, current, pageSize }
      return route.fulfill({ json: { code: 0, msg: '', data } })
    })
    await go()
    await expect.poll(() => rowsOf(page).count()).toBe(4)
    isEmptied = true
    await page.getByRole('button', { name: 'Refresh' }).click()
    await expect.poll(() => currentPage(page)).toBe('2')
    await expect.poll(() => rowsOf(page).count()).toBe(10)
    expect(await queryOf(page)).toEqual({ current: '2' })
    expect(asked.map(({ current }) => current)).toEqual([3, 3, 2])
    expect(problems).toEqual([])
  })

  it('shows the message of the server and an empty page when its load has another code than 0 (spec 8.11)', async () => {
    const { page, go, problems } = await open(`${LIST}?current=2`)
    let isFailing = false
    await page.route(CALL, (route) =>
      isFailing
        ? route.fulfill({ json: { code: 409, msg: 'the stations are being moved', data: null } })
        : route.continue(),
    )
    await go()
    await expect.poll(() => rowsOf(page).count()).toBe(10)
    isFailing = true
    await page.getByRole('button', { name: 'Refresh' }).click()
    await page.getByRole('main').getByText('the stations are being moved').waitFor()
    expect(
      await page
        .getByRole('main')
        .getByRole('link', { name: /Shenzhen/ })
        .count(),
    ).toBe(0)

    isFailing = false
    await page.getByRole('main').getByRole('button', { name: 'Try again' }).click()
    await expect.poll(() => rowsOf(page).count()).toBe(10)
    expect(problems).toEqual([])
  })
})
