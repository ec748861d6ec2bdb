// @module-tag long
import { DAY, formatDate } from '@ampdeck/api/time'
import type { Locator, Page } from 'playwright'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { api } from '../harness/api.ts'
import { violations } from '../harness/axe.ts'
import { serverUrl } from '../harness/server-url.ts'
import { visits } from '../harness/visits.ts'

const LIST = '/business/stationManage/stationList'
const CALLS = 'config-service/exportTimingManagement'
const TODAY = formatDate(Date.now())
const inDays = (days: number) => formatDate(Date.now() + days * DAY)

const url = serverUrl()
const visit = visits({ as: 'ops' })
const server = api(url)
let token: string

beforeAll(async () => {
  token = await server.login({ account: 'ops' })
})
beforeEach(async () => {
  const { records } = await server.ask<{ records: { id: number }[] }>(
    `${CALLS}/pages`,
    { pageSize: 100 },
    { token },
  )
  for (const { id } of records) await server.ask(`${CALLS}/delete`, { id }, { token })
})

const saved = (name = 'stationList') =>
  server.ask<{ exportParams: string; nextDate: string } | null>(`${CALLS}/getByName`, { name }, { token })
const save = (change: object = {}) =>
  server.ask(
    `${CALLS}/updateOrSave`,
    {
      name: 'stationList',
      isPush: 1,
      startDate: TODAY,
      timingCycle: 7,
      exportParams: '{}',
      exportUrl: '/config-service/station/export',
      emailList: [{ email: 'duty@skyline.cn' }],
      ...change,
    },
    { token },
  )

const button = (of: Page | Locator, name: string) => of.getByRole('button', { name, exact: true })
const windowOf = (page: Page) => page.getByRole('dialog', { name: 'Timing: Station list' })

async function openTiming(page: Page): Promise<Locator> {
  await page.goto(`${LIST}?name=Shenzhen`)
  await button(page, 'Timing').click()
  const form = windowOf(page)
  await form.waitFor()
  return form
}

async function openManagement(page: Page): Promise<Locator> {
  await page
    .getByRole('banner')
    .getByRole('button', { name: /欧阳川/ })
    .click()
  await page.getByRole('menuitem', { name: 'Timing management' }).click()
  const list = page.getByRole('dialog', { name: 'Timing management' })
  await list.getByRole('navigation', { name: 'Pagination' }).waitFor()
  return list
}

describe('the timing of a list', () => {
  it('is empty at first, says what is missing, and is saved (spec 4.20, 5.55, 5.56, 5.58, 5.59)', async () => {
    const { page, problems } = await visit()
    const form = await openTiming(page)

    await button(form, 'Save').click()
    await form.getByText('please select timing start time!').waitFor()
    await form.getByText('enter a valid e-mail address!').waitFor()
    await page.getByText('please complete the information before submitting!').waitFor()
    expect(await violations(page)).toEqual([])

    const start = form.getByLabel('Timing start time')
    await start.fill('2020-01-01')
    await button(form, 'Save').click()
    await form.getByText('timing start time cannot be before today').waitFor()

    await start.fill(TODAY)
    for (const [cycle, days] of [
      ['Daily', 1],
      ['Every 7 days', 7],
      ['Natural month', 30],
    ] as const) {
      await form.getByRole('radio', { name: cycle }).check({ force: true })
      await form.getByText(inDays(days), { exact: true }).waitFor()
    }
    await form.getByLabel('Address 1', { exact: true }).fill('ops@')
    await button(form, 'Save').click()
    await form.getByText('enter a valid e-mail address!').waitFor()
    await form.getByLabel('Address 1', { exact: true }).fill('ops@skyline.cn')
    await button(form, 'Save').click()

    await button(form, 'Edit').waitFor()
    expect(await saved()).toMatchObject({
      exportParams: '{"name":"Shenzhen"}',
      emailList: [{ email: 'ops@skyline.cn' }],
      timingCycle: 30,
    })
    expect(problems).toEqual([])
  })

  it('has ten addresses at most, and the first stays (spec 3.11, 5.57, 9.15)', async () => {
    const { page } = await visit()
    const form = await openTiming(page)
    expect(await button(form, 'Remove address 1').count()).toBe(0)
    const add = form.getByRole('button', { name: /^Add address/ })
    for (let number = 2; number <= 10; number += 1) await add.click()
    await form.getByLabel('Address 10', { exact: true }).waitFor()
    expect(await add.getAttribute('aria-disabled')).toBe('true')
    await button(form, 'Remove address 10').click()
    expect(await add.getAttribute('aria-disabled')).toBeNull()
  })

  it('opens read-only where there is one, is edited, and deleted; then it is empty again (spec 4.18, 4.19, 4.21)', async () => {
    await save()
    const { page } = await visit()
    const form = await openTiming(page)
    await form.getByText('duty@skyline.cn').waitFor()
    expect(await form.getByRole('textbox').count()).toBe(0)
    expect(await violations(page)).toEqual([])

    await button(form, 'Edit').click()
    // The press that opens the form does not send it.
    await page.waitForTimeout(500)
    expect(await button(form, 'Edit').count()).toBe(0)
    await form.getByLabel('Address 1', { exact: true }).fill('night@skyline.cn')
    await button(form, 'Save').click()
    await form.getByText('night@skyline.cn').waitFor()

    await button(form, 'Delete').click()
    const question = page.getByRole('dialog', { name: 'Delete the timing of Station list?' })
    await button(question, 'Cancel').click()
    expect(await saved()).not.toBeNull()
    await button(form, 'Delete').click()
    await button(question, 'Delete timing').click()
    await button(form, 'Save').waitFor()
    expect(await form.getByLabel('Timing start time').inputValue()).toBe('')
    expect(await form.getByLabel('Address 1', { exact: true }).inputValue()).toBe('')
    expect(await saved()).toBeNull()
  })

  it('asks before what was typed is lost, and gives the focus back to its button', async () => {
    const { page } = await visit()
    const form = await openTiming(page)
    await form.getByLabel('Address 1', { exact: true }).fill('ops@skyline.cn')
    await page.keyboard.press('Escape')
    const question = page.getByRole('dialog', {
      name: 'are you sure to close this window? records will not be saved',
    })
    await button(question, 'Cancel').click()
    expect(await form.getByLabel('Address 1', { exact: true }).inputValue()).toBe('ops@skyline.cn')
    await button(form, 'Cancel').click()
    await button(question, 'Confirm').click()
    await form.waitFor({ state: 'detached' })
    await expect
      .poll(() => button(page, 'Timing').evaluate((one) => one === document.activeElement))
      .toBe(true)

    await button(page, 'Timing').click()
    await form.waitFor()
    expect(await form.getByLabel('Address 1', { exact: true }).inputValue()).toBe('')
  })

  it('is not offered to whoever may not export', async () => {
    const { page } = await visit({ as: 'viewer' })
    await page.goto(LIST)
    await page.getByRole('row').nth(1).waitFor()
    expect(await button(page, 'Timing').count()).toBe(0)
  })
})

describe('timing management', () => {
  it('lists every timed report with its operation time and the way to it, page by page (spec 2.105, 2.106, 9.3)', async () => {
    await save()
    for (let number = 10; number < 22; number += 1) await save({ name: `Report ${number}`, timingCycle: 30 })
    const { page, problems } = await visit()
    await page.goto(LIST)
    const list = await openManagement(page)

    const row = list.getByRole('row').filter({ hasText: 'Station list' })
    await row.getByText(`${inDays(7)} 06:00`).waitFor()
    expect(await list.getByRole('row').count()).toBe(11)
    const sizes = list.getByRole('combobox', { name: 'Rows per page' })
    expect(await sizes.getByRole('option').allTextContents()).toEqual(
      [10, 20, 50, 100].map((size) => `${size} per page`),
    )
    expect(await violations(page)).toEqual([])
    await button(list, 'Next page').click()
    await expect.poll(() => list.getByRole('row').count()).toBe(4)
    await sizes.selectOption('20 per page')
    await expect.poll(() => list.getByRole('row').count()).toBe(14)

    await button(list, 'View the timing of Station list').click()
    await windowOf(page).getByText('duty@skyline.cn').waitFor()
    await page.keyboard.press('Escape')
    await windowOf(page).waitFor({ state: 'detached' })
    await list.waitFor()
    expect(problems).toEqual([])
  })

  it('steps back from a page that has become empty (spec 9.4)', async () => {
    await save({ timingCycle: 30 })
    for (let number = 10; number < 20; number += 1) await save({ name: `Report ${number}` })
    const { page } = await visit()
    await page.goto(LIST)
    const list = await openManagement(page)
    await button(list, 'Next page').click()
    await expect.poll(() => list.getByRole('row').count()).toBe(2)
    await button(list, 'View the timing of Station list').click()
    await button(windowOf(page), 'Delete').click()
    await button(
      page.getByRole('dialog', { name: 'Delete the timing of Station list?' }),
      'Delete timing',
    ).click()
    await button(windowOf(page), 'Save').waitFor()
    await page.keyboard.press('Escape')
    await expect.poll(() => list.getByRole('row').count()).toBe(11)
  })

  it('speaks Chinese, also on a phone', async () => {
    await save()
    const chinese = { locale: 'zh-CN', viewport: { width: 390, height: 844 } }
    const { page } = await visit(chinese)
    await page.goto(`${LIST}?lang=zh-CN`)
    await page.getByRole('button', { name: '定时', exact: true }).click()
    const form = page.getByRole('dialog', { name: '定时导出：场站列表' })
    await form.getByText('下次报表日期').waitFor()
    await button(form, '编辑').click()
    await form.getByLabel('邮箱 1', { exact: true }).fill('x')
    await button(form, '保存').click()
    await form.getByText('请输入有效的邮箱地址').waitFor()
    await page.getByText('请先填写完整信息再提交').waitFor()
    expect(await violations(page)).toEqual([])
  })
})
