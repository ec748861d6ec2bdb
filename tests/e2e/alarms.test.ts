import type { Page } from 'playwright'
import { describe, expect, it } from 'vitest'
import { api } from '../harness/api.ts'
import { countEffort, expectEffort } from '../harness/effort.ts'
import { act, listOf, rowsOf, rowWith } from '../harness/list.ts'
import { serverUrl } from '../harness/server-url.ts'
import { visits } from '../harness/visits.ts'

const CENTER = '/tool/alarmManage/alarmCenter'
const MONITOR = '/operation/operationManage/alarmMonitor'
const ORDERS = '/operation/operationManage/workOrder'
/** A real picture of one pixel. */
const PICTURE = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
)
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

describe('from alarm to closed loop', () => {
  it('dispatches, accepts and submits by phone with a picture, audits, and so closes the alarm', async () => {
    const { page: ops, problems } = await visit({ as: 'ops' })
    await ops.goto('/home')
    const open = ops.getByRole('contentinfo').getByRole('link', { name: /open alarms/ })
    await open.waitFor()
    await countEffort(ops)
    await open.click()
    await rowsOf(ops).filter({ hasText: 'Pending' }).first().getByRole('link').first().click()
    await dialog(ops).getByRole('button', { name: 'Dispatch', exact: true }).click()
    const dispatch = ops.getByRole('dialog', { name: /^Dispatch / })
    const person = dispatch.getByRole('option', { name: /^刘伟/ })
    await dispatch.getByLabel('Person').selectOption(await person.getAttribute('value'))
    await dispatch.getByRole('button', { name: 'Create work order' }).click()
    const said = await ops.getByText(/^Work order WO\w+ created$/).textContent()
    const no = /WO\w+/.exec(said ?? '')?.[0] ?? ''
    await dialog(ops).getByRole('link', { name: no }).click()
    await expect.poll(() => new URL(ops.url()).pathname).toBe(ORDERS)

    const { page: phone, problems: onPhone } = await visit({
      as: 'repair',
      viewport: { width: 390, height: 844 },
    })
    await phone.goto('/noHome')
    const orders = phone.getByRole('main').getByRole('link', { name: /^Work orders/ })
    await orders.waitFor()
    await countEffort(phone)
    await orders.click()
    await rowWith(phone, no).getByRole('link').first().click()
    const accept = dialog(phone).getByRole('button', { name: 'Accept' })
    await accept.waitFor()
    expect((await accept.boundingBox())?.height).toBeGreaterThanOrEqual(44)
    await accept.click()
    await dialog(phone).getByRole('button', { name: 'Submit', exact: true }).click()
    const submit = phone.getByRole('dialog', { name: /^Submit / })
    await submit.getByLabel('Result').fill('fan replaced')
    await submit
      .getByLabel('Pictures after')
      .setInputFiles({ name: 'done.png', mimeType: 'image/png', buffer: PICTURE })
    await submit.getByRole('link').first().waitFor()
    expect(await phone.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)
    await submit.getByRole('button', { name: 'Submit for audit' }).click()
    await phone.getByText(`${no} submitted for audit`).waitFor()

    const order = dialog(ops).first()
    await order.getByRole('button', { name: 'Audit' }).click()
    await ops
      .getByRole('dialog', { name: /^Audit / })
      .getByRole('button', { name: 'Approve work order' })
      .click()
    await ops.getByText(`${no} approved`).waitFor()
    await expectEffort('Close an alarm by its work order, two people, one by phone', ops, phone)
    await order.getByRole('img', { name: /^Pictures after/ }).waitFor()
    await order.getByRole('region', { name: 'Alarm' }).getByRole('link').first().click()
    await dialog(ops).getByText('fan replaced').first().waitFor()
    await dialog(ops).getByText('Handled').first().waitFor()
    expect([...problems, ...onPhone]).toEqual([])
  })
})
