// @module-tag long
import type { ChargeOrderRow } from '@ampdeck/api/bill/bill'
import type { CostModelRow } from '@ampdeck/api/config/cost-model'
import type { PileRow } from '@ampdeck/api/config/pile'
import type { StationRow } from '@ampdeck/api/config/station'
import { pileStatus, protocol } from '@ampdeck/api/enumerations/equipment'
import { chargeStatus, orderStatus, stopReason } from '@ampdeck/api/enumerations/order'
import type { Page as Rows } from '@ampdeck/api/paging'
import type { ManagedUser } from '@ampdeck/api/system/user-admin'
import type { Page } from 'playwright'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { api } from '../harness/api.ts'
import { type ChargePoint, chargePoint } from '../harness/charge-point.ts'
import { countEffort, expectEffort } from '../harness/effort.ts'
import { rowsOf, rowWith } from '../harness/list.ts'
import { goByMenu } from '../harness/menu.ts'
import { unique } from '../harness/record-names.ts'
import { serverUrl } from '../harness/server-url.ts'
import { visits } from '../harness/visits.ts'

/*
 * What an operator does on the first day, from the landing, the shortest way that is in sight; docs/design.md says how
 * many clicks, entries and keys each task takes. Those that other journeys walk anyway are counted there: a station by
 * the wizard (station-writes), an export (download-center), an alarm by its work order (alarms), a refund (money).
 */

/** A member with money enough for a charge. */
const PHONE = '13900000100'
const url = serverUrl()
const { ask, login } = api(url)
const visit = visits({ as: 'admin' })

let token: string
beforeAll(async () => {
  token = await login({ account: 'admin' })
})

/** Somebody at the landing. */
async function begin(as = 'admin') {
  const visited = await visit({ as })
  await visited.page.goto('/home')
  await visited.page.getByRole('heading', { level: 1 }).waitFor()
  await visited.page.getByRole('navigation', { name: 'Top menu' }).getByRole('link').first().waitFor()
  await countEffort(visited.page)
  return visited
}

const dialog = (page: Page, name: string | RegExp) => page.getByRole('dialog', { name })
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name })

/** Finds a record by the command palette and opens the first that it offers. */
async function openByPalette(page: Page, text: string): Promise<void> {
  await page.keyboard.press('ControlOrMeta+k')
  await page.getByRole('combobox', { name: 'Commands' }).fill(text)
  const first = page.getByRole('listbox', { name: 'Commands' }).getByRole('option').first()
  await first.filter({ hasText: text }).waitFor()
  await page.keyboard.press('Enter')
}

async function firstOf<Row>(call: string, filter: object = {}): Promise<Row> {
  const { records } = await ask<Rows<Row>>(call, { pageSize: 1, ...filter }, { token })
  const [first] = records
  if (!first) throw new Error(`Nothing in ${call}`)
  return first
}

/** The lines of a bill: how much at which price. */
const billOf = (page: Page, orderNo: string) =>
  dialog(page, orderNo).getByRole('columnheader', { name: 'Service fee' }).first().waitFor()

const settledOrder = () =>
  firstOf<ChargeOrderRow>('bill-service/bill/page', {
    orderStatus: [orderStatus.code.finished],
    chargeStatus: [chargeStatus.code.settled],
  })

describe('finding', () => {
  it('a station by its code takes the palette, or the list by the menu', async () => {
    const { code, nameEn } = await firstOf<StationRow>('config-service/station/page')
    const { page } = await begin()
    await openByPalette(page, code)
    await heading(page, nameEn ?? '').waitFor()
    await expectEffort('Find a station by its code', page)

    const { page: other } = await begin()
    await other.getByRole('navigation', { name: 'Top menu' }).getByRole('link', { name: 'Business' }).click()
    await other.getByRole('searchbox', { name: 'Name' }).fill(code)
    await other.keyboard.press('Enter')
    await expect.poll(() => rowsOf(other).count()).toBe(1)
    await rowWith(other, code).getByRole('link').first().click()
    await heading(other, nameEn ?? '').waitFor()
    await expectEffort('Find a station by its code, by the menu alone', other)
  })

  it('an order by the plate of its car takes one more filter', async () => {
    const { records } = await ask<Rows<ChargeOrderRow>>('bill-service/bill/page', { pageSize: 50 }, { token })
    const { plate, orderNo } = records.find((row) => row.plate) ?? {}
    const { page } = await begin()
    await goByMenu(page, 'Business', 'Bills and orders', 'Charging orders')
    await page.getByRole('button', { name: 'More filters' }).click()
    await page.getByRole('searchbox', { name: 'Plate' }).fill(plate ?? '')
    await page.keyboard.press('Enter')
    await rowWith(page, orderNo ?? '').waitFor()
    await expectEffort('Find an order by the plate', page)
  })
})

describe('an order', () => {
  it('explains its bill, line by line', async () => {
    const { orderNo } = await settledOrder()
    const { page } = await begin()
    await openByPalette(page, orderNo)
    await rowWith(page, orderNo).getByRole('link', { name: orderNo }).click()
    await billOf(page, orderNo)
    await expectEffort('Explain a bill', page)

    const { page: other } = await begin()
    await goByMenu(other, 'Business', 'Bills and orders', 'Charging orders')
    await other.getByRole('searchbox', { name: 'Order no' }).fill(orderNo)
    await other.keyboard.press('Enter')
    await rowWith(other, orderNo).getByRole('link', { name: orderNo }).click()
    await billOf(other, orderNo)
    await expectEffort('Explain a bill, by the menu alone', other)
  })

  it('that is abnormal is corrected by one person and approved by another', async () => {
    const { page } = await begin('finance')
    await page.getByRole('list', { name: 'To do' }).getByRole('link', { name: 'Abnormal orders' }).click()
    await rowsOf(page).getByRole('button', { name: 'Handle', disabled: false }).first().click()
    const form = dialog(page, /^Handle order /)
    const [orderNo = ''] = /\d{24}/.exec((await form.getByRole('heading').first().textContent()) ?? '') ?? []
    const reading = form.getByLabel('Final meter reading')
    // So much more than was billed that it needs a second person.
    await reading.fill(String(Number(await reading.inputValue()) + 400))
    await form.getByLabel('Reason').fill('The meter was read on site')
    await form.getByRole('button', { name: 'Finish by these readings' }).click()
    await page.getByText('a second person must audit it').first().waitFor()

    const { page: second } = await begin('finance2')
    await second.getByRole('banner').getByRole('button', { name: 'Notices' }).click()
    await dialog(second, 'Notices').getByRole('link', { name: 'Adjustments to audit' }).click()
    await rowWith(second, orderNo).getByRole('link', { name: orderNo }).click()
    const adjusts = second.getByRole('region', { name: 'Adjustments' })
    await adjusts.getByRole('button', { name: 'Approve' }).click()
    await dialog(second, 'Approve this adjustment?')
      .getByRole('button', { name: 'Approve adjustment' })
      .click()
    await adjusts.getByText(/^Approved by /).waitFor()
    await expectEffort('Correct an abnormal order, two people', page, second)
  })
})

describe('a charge', () => {
  let pile: ChargePoint
  let here: PileRow

  beforeAll(async () => {
    const { records } = await ask<Rows<PileRow>>(
      'config-service/pile/page',
      { pageSize: 100, status: [pileStatus.code.online] },
      { token },
    )
    const free = records.find(
      (row) =>
        row.protocol === protocol.code.ocpp16 &&
        row.guns.length === 1 &&
        row.guns.every(({ currentOrderId, status }) => currentOrderId === null && status === 1),
    )
    if (!free) throw new Error('no pile')
    here = free
    pile = await startable(free.code)
  })
  afterAll(() => pile?.close())

  /** A pile that does what it is told: it starts with the meter at 1 kWh and stops with 2. */
  async function startable(code: string): Promise<ChargePoint> {
    const client = chargePoint(url, code)
    const now = () => new Date().toISOString()
    const state = (status: string) =>
      client.call('StatusNotification', { connectorId: 1, errorCode: 'NoError', status, timestamp: now() })
    let transactionId: unknown
    client.handle('RemoteStartTransaction', ({ params }) => {
      setTimeout(async () => {
        const begun = { connectorId: 1, idTag: params.idTag, meterStart: 1_000, timestamp: now() }
        ;({ transactionId } = (await client.call('StartTransaction', begun)) as { transactionId: unknown })
        await state('Charging')
      }, 100)
      return { status: 'Accepted' }
    })
    client.handle('RemoteStopTransaction', () => {
      setTimeout(async () => {
        const ended = { transactionId, meterStop: 2_000, timestamp: now(), reason: 'Remote' }
        await client.call('StopTransaction', ended)
        await state('Available')
      }, 100)
      return { status: 'Accepted' }
    })
    for (const other of ['SetChargingProfile', 'ClearChargingProfile', 'TriggerMessage'])
      client.handle(other, () => ({ status: 'Accepted' }))
    await client.connect()
    await client.call('BootNotification', { chargePointVendor: 'Test', chargePointModel: 'One' })
    await state('Available')
    await state('Preparing')
    return client
  }

  /** From the landing to the guns of the pile. */
  async function toPile() {
    const { page } = await begin()
    await page.getByRole('navigation', { name: 'Top menu' }).getByRole('link', { name: 'Safety' }).click()
    await page.getByRole('searchbox', { name: 'Pile' }).fill(here.code)
    await page.keyboard.press('Enter')
    await expect.poll(() => rowsOf(page).count()).toBe(1)
    return { page, row: rowWith(page, here.code) }
  }

  it('is started from afar, and stopped again', async () => {
    const { page, row } = await toPile()
    await row.getByRole('button', { name: /^Start/ }).click()
    const start = dialog(page, /^Start a charge at /)
    await start.getByLabel('Member').last().fill(PHONE)
    await page.getByRole('option').first().click()
    await start.getByRole('button', { name: 'Start charge' }).click()
    await start.getByRole('link', { name: 'Open order' }).waitFor()
    await expectEffort('Start a charge from afar', page)

    const again = await toPile()
    await again.row.getByRole('button', { name: /^Stop/ }).click()
    await dialog(again.page, /^Stop the charge at /)
      .getByRole('button', { name: 'Stop charge' })
      .click()
    await again.page.getByText(/^Stop command sent to /).waitFor()
    await expectEffort('Stop a charge from afar', again.page)
    const order = () =>
      firstOf<ChargeOrderRow>('bill-service/bill/page', { pileId: [here.id], memberPhone: PHONE })
    await expect.poll(async () => (await order()).stopReason).toBe(stopReason.code.remoteStop)
  })
})

it('the price of a station is changed and published', async () => {
  const { page } = await begin()
  await goByMenu(page, 'Business', 'Billing models', 'Billing models')
  const row = rowWith(page, 'BJ-STD')
  await row.getByRole('button', { name: 'Edit' }).click()
  const form = dialog(page, 'Edit billing model')
  await form.getByLabel('Valley, energy price, yuan/kWh').fill('0.3600')
  await form.getByRole('button', { name: 'Save' }).click()
  await form.waitFor({ state: 'detached' })
  await row.getByRole('button', { name: 'Issue' }).click()
  await dialog(page, /^Issue /)
    .getByRole('button', { name: 'Issue version' })
    .click()
  await page.getByText(/^BJ-STD v\d+ is issued$/).waitFor()
  await expectEffort('Change the price of a station and publish it', page)
  const { id, version } = await firstOf<CostModelRow>('config-service/costModel/page', { name: 'BJ-STD' })
  await ask('config-service/costModel/cancel', { id, version }, { token })
})

it('a user is added with a role', async () => {
  const account = `new${unique()}`.slice(-10)
  const { page } = await begin()
  await page.getByRole('navigation', { name: 'Top menu' }).getByRole('link', { name: 'System' }).click()
  await page.getByRole('button', { name: 'Add', exact: true }).click()
  await heading(page, 'Add user').waitFor()
  await page.getByLabel('Name', { exact: true }).fill('New person')
  await page.getByLabel('Account').fill(account)
  await page.getByLabel('Initial password').fill('Kaichu@26x')
  await page.getByLabel('Mobile number').fill(`139${unique().padStart(8, '0').slice(-8)}`)
  await page.getByLabel('E-mail').fill('new@example.com')
  await page.getByRole('combobox', { name: 'Organisation' }).click()
  await page.getByRole('treeitem').first().click()
  await page.getByRole('tab', { name: 'Roles' }).click()
  await page.getByRole('option', { name: /^Viewer/ }).click()
  await page.getByRole('button', { name: 'Add 1' }).click()
  await page.getByRole('button', { name: 'Save' }).click()
  await page.getByText('New person saved').waitFor()
  await expectEffort('Add a user with a role', page)
  const { id, roles } = await firstOf<ManagedUser>('system-service/user/page', { name: account })
  expect(roles.map(({ nameEn }) => nameEn)).toEqual(['Viewer'])
  await ask('system-service/user/delete', { id }, { token })
})
