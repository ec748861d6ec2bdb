import type { StationRow } from '@ampdeck/api/config/station'
import type { Page } from '@ampdeck/api/paging'
import type { Browser } from 'playwright'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { api } from '../harness/api.ts'
import { login, openBrowser, visit } from '../harness/browser.ts'
import { act, enter, rowsOf, rowWith } from '../harness/list.ts'
import { unique } from '../harness/record-names.ts'

const LIST = '/business/stationManage/stationList'
const url = inject('serverUrl')
const { call, ask, login: tokenOf } = api(url)
const stationsOf = (token: string) =>
  ask<Page<StationRow>>('config-service/station/page', { current: 1, pageSize: 100 }, { token })

let browser: Browser
beforeAll(async () => {
  browser = await openBrowser()
})
afterAll(() => browser.close())

describe('the station list of seller 10001', () => {
  it('shows the 24 stations of the demo network', async () => {
    const { page, context, problems } = await visit(browser, url)
    await login(page, { account: 'admin' })
    await page.goto(`${LIST}?pageSize=50`)

    await rowWith(page, 'Shenzhen Futian CBD').waitFor()
    expect(await rowsOf(page).count()).toBe(24)
    expect(await page.getByRole('heading', { level: 1 }).count()).toBe(1)
    await page.getByRole('navigation', { name: 'Pagination' }).waitFor()
    expect(problems).toEqual([])
    await context.close()
  })

  it('keeps filter, order and page in its address', async () => {
    const { page, context } = await visit(browser, url)
    await login(page, { account: 'admin' })
    await page.goto(`${LIST}?pageSize=10&current=3`)
    await rowsOf(page).first().waitFor()
    expect(await rowsOf(page).count()).toBe(4)

    const search = page.getByRole('search')
    await search.getByRole('searchbox').or(search.getByRole('textbox')).first().fill('Shenzhen')
    await search.getByRole('button', { name: 'Search' }).click()
    await page.waitForURL((address) => address.searchParams.get('name') === 'Shenzhen')
    await expect.poll(() => rowsOf(page).count()).toBe(3)
    expect(new URL(page.url()).searchParams.get('current') ?? '1').toBe('1')

    await page.reload()
    await rowWith(page, 'Shenzhen Airport').waitFor()
    expect(await rowsOf(page).count()).toBe(3)

    await search.getByRole('button', { name: 'Reset' }).click()
    await expect.poll(() => rowsOf(page).count()).toBe(10)
    await context.close()
  })

  it('sorts by a column on the server', async () => {
    const { page, context } = await visit(browser, url)
    await login(page, { account: 'admin' })
    await page.goto(`${LIST}?pageSize=50`)
    await rowsOf(page).first().waitFor()

    const head = page.getByRole('columnheader', { name: /^Code/ })
    await head.getByRole('button').click()
    await expect.poll(() => head.getAttribute('aria-sort')).toMatch(/ending$/)
    await expect.poll(() => new URL(page.url()).searchParams.get('sortField')).toBe('code')
    await context.close()
  })

  it('takes a new station, changes it and deletes it', async () => {
    const { page, context, problems } = await visit(browser, url)
    await login(page, { account: 'admin' })
    await page.goto(`${LIST}?pageSize=50`)
    await rowsOf(page).first().waitFor()

    const number = unique()
    const name = `Test Yard ${number}`
    await page.getByRole('button', { name: /^Add\b/ }).click()
    const form = page.getByRole('dialog')
    await enter(form, 'Code', `T${number}`)
    await enter(form, 'Name', `测试站${number}`)
    await enter(form, 'English name', name)
    await enter(form, 'City', 'Shenzhen')
    await enter(form, 'Operating unit', 'Skyline Direct')
    await enter(form, 'Operation type', '')
    await enter(form, 'Address', 'Shennan Avenue 2005')
    await enter(form, 'Longitude', '114.0579')
    await enter(form, 'Latitude', '22.5431')
    await form.getByRole('button', { name: 'Save' }).click()
    await form.waitFor({ state: 'detached' })
    await rowWith(page, name).waitFor()

    await act(page, rowWith(page, name), 'Edit')
    await enter(form, 'English name', `${name} B`)
    await form.getByRole('button', { name: 'Save' }).click()
    await form.waitFor({ state: 'detached' })
    await rowWith(page, `${name} B`).waitFor()

    await act(page, rowWith(page, `${name} B`), 'Delete')
    await page.getByRole('button', { name: 'Confirm' }).click()
    await expect.poll(() => rowWith(page, name).count()).toBe(0)
    expect(await rowsOf(page).count()).toBe(24)
    expect(problems).toEqual([])
    await context.close()
  })

  it('shows what is wrong with a form, at the field, and keeps it open', async () => {
    const { page, context } = await visit(browser, url)
    await login(page, { account: 'admin' })
    await page.goto(LIST)
    await page.getByRole('button', { name: /^Add\b/ }).click()
    const form = page.getByRole('dialog')
    await enter(form, 'Longitude', '214')
    await form.getByRole('button', { name: 'Save' }).click()
    await expect
      .poll(() =>
        form
          .getByLabel(/^Longitude\b/)
          .first()
          .getAttribute('aria-invalid'),
      )
      .toBe('true')
    expect(await form.isVisible()).toBe(true)
    await context.close()
  })

  it('shows no guarded control to somebody without actions', async () => {
    const { page, context, problems } = await visit(browser, url)
    await login(page, { account: 'viewer' })
    await page.goto(`${LIST}?pageSize=50`)
    await rowWith(page, 'Shenzhen Futian CBD').waitFor()

    for (const name of [
      'Add',
      'Import',
      'Export',
      'Timing',
      'Edit',
      'Delete',
      'Enable',
      'Disable',
      'Set status',
    ]) {
      expect(
        await page
          .getByRole('main')
          .getByRole('button', { name: new RegExp(`^${name}\\b`) })
          .count(),
        name,
      ).toBe(0)
    }
    expect(await rowsOf(page).getByRole('button').count()).toBe(0)
    expect(problems).toEqual([])
    await context.close()
  })

  it('shows to a data scope of eight stations these eight', async () => {
    const token = await tokenOf({ account: 'ops' })
    expect((await stationsOf(token)).total).toBe(8)
  })
})

describe('seller 10002', () => {
  it('sees its own five stations in the console', async () => {
    const { page, context, problems } = await visit(browser, url)
    await login(page, { seller: '10002', account: 'admin' })
    await page.goto(`${LIST}?pageSize=50`)
    await rowsOf(page).first().waitFor()
    expect(await rowsOf(page).count()).toBe(5)
    expect(problems).toEqual([])
    await context.close()
  })

  it('reaches no station of seller 10001 by its id, and changes none', async () => {
    const theirs = await stationsOf(await tokenOf({ account: 'admin' }))
    const token = await tokenOf({ seller: '10002', account: 'admin' })
    const own = await stationsOf(token)
    expect(own.records).toHaveLength(5)
    expect(own.records.map(({ sellerId }) => sellerId)).toEqual(Array(5).fill(10002))

    for (const station of theirs.records) {
      const { id, version } = station
      const attempts = [
        call('config-service/station/get', { id }, { token }),
        call('api/config-service/station/get', { id }, { token }),
        call('config-service/station/update', { ...station, remark: 'taken' }, { token }),
        call('config-service/station/updateStatus', { id, status: 2, version }, { token }),
        call('config-service/station/delete', { id }, { token }),
      ]
      for (const answer of await Promise.all(attempts))
        expect(answer).toMatchObject({ code: 404, data: null })
    }
    const bulk = { ids: theirs.records.map(({ id }) => id), status: theirs.records[0]?.status }
    const answer = await call<{ done: number[] }>('config-service/station/batchStatus', bulk, { token })
    expect(answer.data?.done ?? []).toEqual([])
    expect(await stationsOf(await tokenOf({ account: 'admin' }))).toEqual(theirs)
  })

  it('is not led to the other seller by a filter or a seller id in the body', async () => {
    const token = await tokenOf({ seller: '10002', account: 'admin' })
    const body = { current: 1, pageSize: 100, sellerId: 10001, sellerNumber: '10001' }
    const answer = await call<Page<StationRow>>('config-service/station/page', body, { token })
    if (answer.code === 0)
      expect(answer.data.records.map(({ sellerId }) => sellerId)).toEqual(Array(5).fill(10002))
    else expect(answer.code).toBe(400)
  })
})
