// @module-tag long
import type { Page } from 'playwright'
import { describe, expect, it } from 'vitest'
import { makeXlsx } from '../../apps/server/src/testing/xlsx.ts'
import { api } from '../harness/api.ts'
import { violations } from '../harness/axe.ts'
import { countEffort, expectEffort } from '../harness/effort.ts'
import { savedTable } from '../harness/files.ts'
import { serverUrl } from '../harness/server-url.ts'
import { visits } from '../harness/visits.ts'

const LIST = '/business/stationManage/stationList'
const TITLE = 'download center (data kept for the last 30 days)'
const NOTICE = 'submitted, processing; see download center at top right'
const url = serverUrl()
const visit = visits({ as: 'admin' })
const client = api(url)

const center = (page: Page) => page.getByRole('dialog', { name: TITLE, exact: true })
const rowOf = (page: Page, name: string) => center(page).getByRole('row').filter({ hasText: name })

/** Opens the download center from the user's menu, as everybody does. */
async function openCenter(page: Page, { user = 'admin', entry = 'Download center' } = {}): Promise<void> {
  await page.getByRole('banner').getByRole('button', { name: user, exact: true }).click()
  await page.getByRole('menuitem', { name: entry }).click()
  await page.getByRole('dialog').waitFor()
}

/** Every request to the download center from now on. */
function requestsOf(page: Page): string[] {
  const names: string[] = []
  page.on('request', (request) => {
    const name = /config-service\/downloadCenter\/(\w+)/.exec(request.url())?.[1]
    if (name) names.push(name)
  })
  return names
}

describe('an export', () => {
  it('is told, opens its tab after a second, and is a file with the rows of the list (spec 2.102, 4.1, 4.2, 7.48)', async () => {
    const { page, problems } = await visit()
    await page.goto(`${LIST}?name=Shenzhen&sortField=code&sortOrder=desc`)
    await page.getByRole('grid').getByText('Shenzhen Airport').waitFor()
    await countEffort(page)
    await page.getByRole('button', { name: 'Export', exact: true }).click()
    await page.getByText(NOTICE, { exact: true }).waitFor()
    expect(await center(page).count()).toBe(0)

    await center(page).waitFor()
    await expect
      .poll(() => center(page).getByRole('tab', { name: 'Export center' }).getAttribute('aria-selected'))
      .toBe('true')
    const row = rowOf(page, 'Station list').first()
    await row.getByText('Downloadable').waitFor()
    const file = await savedTable(page, () =>
      row.getByRole('button', { name: /^Download Station list/ }).click(),
    )
    await expectEffort('Take the export of a list, from the list', page)
    expect(file.name).toMatch(/^Station list \d{8}-\d{6}\.xlsx$/)
    expect(file.rows[0]?.slice(0, 3)).toEqual(['Code', 'Name', 'City'])
    expect(file.rows.slice(1).map(([, name]) => name)).toEqual([
      'Shenzhen Longgang Bus Depot',
      'Shenzhen Airport',
      'Shenzhen Futian CBD',
    ])
    expect(problems).toEqual([])
  })

  it('that is refused shows why, and opens nothing (spec 7.49)', async () => {
    const { page } = await visit()
    await page.route('**/station/export', (route) =>
      route.fulfill({ json: { code: 500, msg: 'No more exports today', data: null } }),
    )
    await page.goto(LIST)
    await page.getByRole('button', { name: 'Export', exact: true }).click()
    await page.getByText('No more exports today').first().waitFor()
    await page.waitForTimeout(1_300)
    expect(await center(page).count()).toBe(0)
  })
})

describe('the download center', () => {
  it('loads the tab that it opens with, and nothing for the templates (spec 2.103, 2.104, 7.36)', async () => {
    const { page, problems } = await visit()
    await page.goto(LIST)
    const asked = requestsOf(page)
    await openCenter(page)
    await expect.poll(() => asked).toEqual(['exportList'])
    const tabs = center(page).getByRole('tab')
    expect(await tabs.allTextContents()).toEqual(['Export center', 'Import center', 'Template center'])
    for (const name of ['File name', 'State', 'User', 'Created'])
      await center(page).getByRole('columnheader', { name, exact: true }).waitFor()

    await tabs.nth(2).click()
    const templates = center(page).getByRole('list', { name: 'Templates' }).getByRole('listitem')
    expect(await templates.count()).toBe(4)
    for (const name of [
      'Pile import',
      'Fleet sub-member import',
      'Personal-member vehicle matching',
      'Electricity-meter fee import',
    ])
      await templates
        .filter({ hasText: name })
        .getByRole('button', { name: `Download ${name}.xlsx` })
        .waitFor()
    expect(asked).toEqual(['exportList'])
    expect(await violations(page)).toEqual([])

    await tabs.nth(1).click()
    await expect.poll(() => asked).toEqual(['exportList', 'importList'])
    for (const name of ['Succeeded', 'Failed'])
      await center(page).getByRole('columnheader', { name, exact: true }).waitFor()
    await page.keyboard.press('Escape')
    await center(page).waitFor({ state: 'detached' })
    expect(problems).toEqual([])
  })

  it('reads its rows again every five seconds while one is being worked on, and only then', async () => {
    const { page } = await visit({ fresh: true })
    let state = 1
    let asked = 0
    await page.route('**/downloadCenter/exportList', (route) => {
      asked += 1
      return route.fulfill({
        json: {
          code: 0,
          msg: '',
          data: { records: [exportRecord(state)], total: 1, current: 1, pageSize: 10 },
        },
      })
    })
    await page.clock.install()
    await page.goto(LIST)
    await openCenter(page)
    await rowOf(page, 'Slow.xlsx').getByText('Generating').waitFor()
    expect(await rowOf(page, 'Slow.xlsx').getByRole('button').count()).toBe(0)
    expect(asked).toBe(1)
    await page.clock.runFor(4_000)
    expect(asked).toBe(1)
    state = 2
    await page.clock.runFor(1_500)
    await rowOf(page, 'Slow.xlsx').getByRole('button', { name: 'Download Slow.xlsx' }).waitFor()
    expect(asked).toBe(2)
    await page.clock.runFor(20_000)
    expect(asked).toBe(2)
    state = 3
    await page.keyboard.press('Escape')
    await openCenter(page)
    await rowOf(page, 'Slow.xlsx').getByText('Failed', { exact: true }).waitFor()
    expect(await rowOf(page, 'Slow.xlsx').getByRole('button').count()).toBe(0)
  })

  it('shows what kept its rows from loading, and an empty page', async () => {
    const { page } = await visit()
    await page.route('**/downloadCenter/exportList', (route) =>
      route.fulfill({ json: { code: 409, msg: 'Not now', data: null } }),
    )
    await page.goto(LIST)
    await openCenter(page)
    await center(page).getByText('Not now').waitFor()
    await page.unroute('**/downloadCenter/exportList')
    await center(page).getByRole('button', { name: 'Try again' }).click()
    await center(page).getByText('Not now').waitFor({ state: 'detached' })
  })

  it('is Chinese for Chinese readers, and fits a phone', async () => {
    const viewport = { width: 390, height: 844 }
    const { page, problems } = await visit({ locale: 'zh-CN', viewport })
    await page.goto(LIST)
    await openCenter(page, { entry: '下载中心' })
    const dialog = page.getByRole('dialog', { name: '下载中心（数据仅保留最近 30 天）', exact: true })
    await dialog.waitFor()
    expect(await dialog.getByRole('tab').allTextContents()).toEqual(['导出中心', '导入中心', '模板中心'])
    await dialog
      .getByRole('button', { name: /^下载 Station list/ })
      .first()
      .waitFor()
    expect(await dialog.evaluate((element) => element.scrollWidth <= element.clientWidth)).toBe(true)
    expect(await violations(page)).toEqual([])
    await dialog.getByRole('tab', { name: '模板中心' }).click()
    const file = await savedTable(page, () =>
      dialog.getByRole('button', { name: '下载 电桩导入.xlsx' }).click(),
    )
    expect(file.rows[0]?.slice(0, 2)).toEqual(['场站编码*', '电桩编号*'])
    expect(problems).toEqual([])
  })
})

describe('an import', () => {
  it('takes a filled template, tells it, and shows which rows failed and why (spec 2.104, 3.9, 4.3, 4.4, 4.5, 7.50, 8.20)', async () => {
    const { page, problems } = await visit()
    await page.goto(LIST)
    await openCenter(page)
    await center(page).getByRole('tab', { name: 'Template center' }).click()
    const template = await savedTable(page, () =>
      center(page).getByRole('button', { name: 'Download Pile import.xlsx' }).click(),
    )
    const [head = [], rules = [], sample = []] = template.rows
    const token = await client.login({ account: 'admin' })
    const { records } = await client.ask<{ records: { code: string }[] }>(
      'config-service/station/page',
      {},
      { token },
    )
    const row = (code: string, station = records[0]?.code ?? '') => [
      station,
      code,
      'E2E pile',
      'DC 120 kW',
      ...sample.slice(4),
    ]
    const content = makeXlsx([
      head,
      rules,
      row('E2E0001'),
      row('E2E0002', 'NOWHERE'),
      row('E2E0003'),
      row('E2E0001'),
    ])

    await center(page).getByRole('button', { name: 'Import: Pile import' }).click()
    const dialog = page.getByRole('dialog', { name: 'Pile import' })
    const submit = dialog.getByRole('button', { name: 'Import', exact: true })
    expect(await submit.isDisabled()).toBe(true)
    const file = { name: 'my piles.xlsx', mimeType: 'application/octet-stream', buffer: content }
    await dialog.getByLabel('File', { exact: true }).setInputFiles(file)
    await submit.click()
    await page.getByText(NOTICE, { exact: true }).waitFor()

    const done = rowOf(page, 'my piles.xlsx').first()
    await done.getByText('Failed', { exact: true }).waitFor({ timeout: 20_000 })
    expect(await center(page).getByRole('tab', { name: 'Import center' }).getAttribute('aria-selected')).toBe(
      'true',
    )
    expect(
      (await done.getByRole('gridcell').or(done.getByRole('cell')).allTextContents()).slice(2, 4),
    ).toEqual(['2', '2'])
    const saved = await savedTable(page, () =>
      done.getByRole('button', { name: 'Download my piles.xlsx' }).click(),
    )
    expect(saved).toMatchObject({ name: 'my piles.xlsx', rows: expect.arrayContaining([row('E2E0003')]) })

    await done.getByRole('button', { name: 'Failed rows of my piles.xlsx' }).click()
    const failed = page.getByRole('dialog', { name: 'Failed rows of my piles.xlsx' })
    const items = failed.getByRole('list', { name: 'Failed rows' }).getByRole('listitem')
    await items.first().waitFor()
    expect(await items.allTextContents()).toEqual([
      '1row 4: station code: no such station, or not in your scope',
      '2row 6: pile number: duplicates row 3',
    ])
    expect(await violations(page)).toEqual([])
    await page.keyboard.press('Escape')
    await failed.waitFor({ state: 'detached' })
    expect(problems).toEqual([])
  })

  it('that the server refuses says why, in its dialog', async () => {
    const { page } = await visit()
    await page.goto(LIST)
    await openCenter(page)
    await center(page).getByRole('tab', { name: 'Template center' }).click()
    await center(page).getByRole('button', { name: 'Import: Pile import' }).click()
    const dialog = page.getByRole('dialog', { name: 'Pile import' })
    const choose = (name: string, text: string) =>
      dialog
        .getByLabel('File', { exact: true })
        .setInputFiles({ name, mimeType: 'text/plain', buffer: Buffer.from(text) })
    await choose('setup.exe', 'MZ')
    await dialog.getByRole('alert').waitFor()
    expect(await dialog.getByRole('button', { name: 'Import', exact: true }).isDisabled()).toBe(true)
    await page.route('**/pile/import', (route) =>
      route.fulfill({ json: { code: 400, msg: 'The file is empty', data: { issues: [] } } }),
    )
    await choose('piles.csv', 'code')
    await dialog.getByRole('button', { name: 'Import', exact: true }).click()
    await dialog.getByText('The file is empty').waitFor()
    await page.keyboard.press('Escape')
    await dialog.waitFor({ state: 'detached' })
    await center(page).waitFor()
  })

  it('is not offered without the right, nor seen by anybody else', async () => {
    const { page } = await visit({ as: 'viewer' })
    await page.goto(LIST)
    await openCenter(page, { user: '王蕾' })
    await center(page).getByText('No export yet').waitFor()
    await center(page).getByRole('tab', { name: 'Import center' }).click()
    await center(page).getByText('No import yet').waitFor()
    await center(page).getByRole('tab', { name: 'Template center' }).click()
    expect(
      await center(page)
        .getByRole('button', { name: /^Download/ })
        .count(),
    ).toBe(4)
    expect(
      await center(page)
        .getByRole('button', { name: /^Import/ })
        .count(),
    ).toBe(0)
  })
})

const exportRecord = (fileState: number) => ({
  id: 1,
  sellerId: 10_001,
  createTime: '2026-07-01 10:00:00',
  updateTime: '2026-07-01 10:00:00',
  createUser: 1,
  updateUser: 1,
  version: 1,
  fileName: 'Slow.xlsx',
  fileState,
  userName: 'admin',
  fileUrl: fileState === 2 ? '/config-service/downloadCenter/file?id=1' : '',
  rows: null,
})
