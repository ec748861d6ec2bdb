import type { Page } from 'playwright'
import { describe, expect, it } from 'vitest'
import { api } from '../harness/api.ts'
import { act, listOf, rowsOf } from '../harness/list.ts'
import { serverUrl } from '../harness/server-url.ts'
import { visits } from '../harness/visits.ts'

const CENTER = '/tool/alarmManage/alarmCenter'
const MONITOR = '/operation/operationManage/alarmMonitor'
const url = serverUrl()
const visit = visits({ as: 'admin' })

const dialog = (page: Page) => page.getByRole('dialog')

describe('the alarm center', () => {
  it('takes, closes and shows an alarm, whose drawer is in the address', async () => {
    const { page, problems } = await visit()
    await page.goto(`${CENTER}?handling=1&level=5,6&pageSize=100`)
    await listOf(page).waitFor()
    const before = await rowsOf(page).count()
    const row = rowsOf(page).first()
    const code = (await row.getByRole('gridcell').nth(2).textContent()) ?? ''
    await act(page, row, 'Claim')
    await page.getByText(/ claimed$/).waitFor()
    await expect.poll(() => rowsOf(page).count()).toBe(before - 1)

    await page.goto(`${CENTER}?handling=2&code=${code}`)
    await rowsOf(page)
      .first()
      .getByRole('button', { name: /^Close/ })
      .click()
    await dialog(page).getByRole('button', { name: 'Close alarm' }).click()
    await dialog(page).getByText('Enter how it was handled').waitFor()
    await dialog(page).getByLabel('Note').fill('checked on site')
    await dialog(page).getByRole('button', { name: 'Close alarm' }).click()
    await page.getByText(/ closed$/).waitFor()

    await page.goto(`${CENTER}?handling=3&code=${code}`)
    await rowsOf(page).first().getByRole('link').first().click()
    await dialog(page).getByText('checked on site').first().waitFor()
    expect(new URL(page.url()).searchParams.get('open')).toMatch(/^\d+$/)
    await page.reload()
    await dialog(page).getByText('checked on site').first().waitFor()
    expect(problems).toEqual([])
  })
})

describe('the alarm monitor', () => {
  it('follows what others do without being asked, and keeps in sight what is pinned', async () => {
    const { page, problems } = await visit()
    await page.goto(MONITOR)
    const feed = page.getByRole('region', { name: 'Open alarms', exact: true })
    const take = feed.getByRole('button', { name: /^Claim / })
    await take.first().waitFor()
    await feed
      .getByRole('button', { name: /^Pin .* to the top$/ })
      .last()
      .click()
    expect(new URL(page.url()).searchParams.get('pin')).toMatch(/^\d+$/)
    // The pointer leaves: rows move under nobody.
    await page.getByRole('heading', { level: 1 }).hover()
    await page.getByRole('button', { name: 'Keep muted' }).click()
    const waiting = await take.count()

    const calls = api(url)
    const token = await calls.login({ account: 'admin' })
    const pending = await calls.call<{ records: { id: number }[] }>(
      'operation-service/alarm/page',
      { handling: [1], sortField: 'level', pageSize: 1 },
      { token },
    )
    await calls.call('operation-service/alarm/handle', { id: pending.data.records[0]?.id }, { token })
    await expect.poll(() => take.count(), { timeout: 9_000 }).toBe(waiting - 1)
    expect(problems).toEqual([])
  })
})
