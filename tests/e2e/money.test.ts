import type { ChargeOrderDetail, ChargeOrderRow } from '@ampdeck/api/bill/bill'
import { orderStatus } from '@ampdeck/api/enumerations/order'
import type { Page as Rows } from '@ampdeck/api/paging'
import type { AccountRow } from '@ampdeck/api/payment/member-account'
import { formatTimestamp, MINUTE } from '@ampdeck/api/time'
import type { Locator, Page } from 'playwright'
import { afterAll, beforeAll, expect, inject, it } from 'vitest'
import { connect, type Database } from '../../apps/server/src/database/database.ts'
import { runningEmbeddedPostgres } from '../../apps/server/src/database/embedded/embedded-postgres.ts'
import { idMaker } from '../../apps/server/src/database/ids.ts'
import type { Platform } from '../../apps/server/src/database/platform.ts'
import { checkLedger } from '../../apps/server/src/ledger/ledger-book.ts'
import { addMember, addPile, type TestMember } from '../../apps/server/src/testing/charging.ts'
import { addCoupon } from '../../apps/server/src/testing/marketing.ts'
import { api } from '../harness/api.ts'
import { chargePoint } from '../harness/charge-point.ts'
import { countEffort, expectEffort } from '../harness/effort.ts'
import { rowsOf, rowWith } from '../harness/list.ts'
import { goByMenu } from '../harness/menu.ts'
import { startServer, type TestServer } from '../harness/server.ts'
import { visits } from '../harness/visits.ts'

/*
 * One member's money from the counter to the refund, by the screens of those who work with it; the charge itself is told
 * by a pile over OCPP.
 */

const PAID_IN = 20_000
const COUPON_FEN = 300
const DISPUTED_FEN = 100
const REFUNDED_FEN = 5_000
const CHARGED_WH = 20_000
/** Names this process among those that make ids on the database. */
const PROCESS = 900

let server: TestServer
let database: Database
let platform: Platform
beforeAll(async () => {
  server = await startServer({ network: inject('network') })
  const engine = await runningEmbeddedPostgres(server.data)
  if (!engine) throw new Error('The database does not run.')
  database = connect(engine, { poolSize: 2 })
  platform = { db: database.db, now: Date.now, newId: idMaker(() => PROCESS, Date.now) }
})
afterAll(async () => {
  await database?.close()
  await server?.stop()
})
const visit = visits({}, () => server.url)

/** As amounts are written. */
const yuan = (fen: number) =>
  (fen / 100).toLocaleString('en', { minimumFractionDigits: 2, maximumFractionDigits: 2 })

/** Twenty kilowatt-hours in half an hour, told by the pile: by a member who holds a coupon. */
async function charge({ phone }: TestMember): Promise<string> {
  const { code } = await addPile(platform)
  const pile = chargePoint(server.url, code)
  await pile.connect()
  const at = (ago: number) => new Date(Date.now() - ago).toISOString()
  const state = (status: string) => {
    const notification = { connectorId: 1, status, errorCode: 'NoError', timestamp: at(0) }
    return pile.call('StatusNotification', notification)
  }
  await pile.call('BootNotification', { chargePointVendor: 'Test', chargePointModel: 'T-120' })
  await state('Available')
  const begin = { connectorId: 1, idTag: phone, meterStart: 1_000, timestamp: at(32 * MINUTE) }
  const { transactionId } = (await pile.call('StartTransaction', begin)) as { transactionId: number }
  const meterStop = 1_000 + CHARGED_WH
  await pile.call('StopTransaction', { transactionId, meterStop, timestamp: at(2 * MINUTE), reason: 'Local' })
  await state('Available')
  await pile.close()
  return String(transactionId)
}

/** Chooses a record in a field that searches. */
async function choose(form: Locator, label: string, text: string) {
  const field = form.getByLabel(label)
  await field.fill(text)
  await form.page().getByRole('option').first().click()
}

/** What is shown at an address: each of these texts, in the row of the first one where there are rows. */
async function shows(page: Page, address: string, ...texts: string[]) {
  await page.goto(address)
  for (const text of texts) await page.getByRole('main').getByText(text, { exact: true }).first().waitFor()
}

it('a member recharges, charges with a coupon, disputes it and is refunded: every screen says the same', async () => {
  const { ask, login } = api(server.url)
  const token = await login({ account: 'admin' })
  const member = await addMember(platform, { phoneFen: 0 })
  await addCoupon(platform, member.id, { lowers: 'service', faceFen: COUPON_FEN, thresholdFen: 500 })
  const { phone } = member
  const account = async () => {
    const found = await ask<Rows<AccountRow>>('member-service/account/page', { owner: phone }, { token })
    const [row] = found.records
    if (!row) throw new Error('The member has no account.')
    return row
  }

  // A counter takes cash in, and confirms that it has it.
  const finance = await visit({ as: 'finance' })
  const { page } = finance
  await page.goto('/finance/paymentCenter/rechargeRecord')
  await page.getByRole('button', { name: 'Add', exact: true }).click()
  const form = page.getByRole('dialog', { name: 'Add recharge' })
  await choose(form, 'Account', phone)
  await form.getByLabel('Amount').fill(yuan(PAID_IN))
  await form.getByLabel('Receipt').fill('JOURNEY1')
  await form.getByRole('button', { name: 'Save' }).click()
  await page.getByText('awaits confirmation').first().waitFor()
  await page.goto('/finance/paymentCenter/rechargeRecord?rechargeNo=JOURNEY1')
  await page.getByRole('button', { name: 'Confirm receipt' }).click()
  await page
    .getByRole('alertdialog')
    .or(page.getByRole('dialog'))
    .getByRole('button', { name: 'Confirm receipt' })
    .click()
  await page.getByText('paid in').first().waitFor()
  expect(await account()).toMatchObject({ balanceFen: PAID_IN })

  // The charge is billed with the coupon and paid from the account.
  const transactionId = await charge(member)
  const find = { memberPhone: phone, orderStatus: [orderStatus.code.finished] }
  const { records } = await ask<Rows<ChargeOrderRow>>('bill-service/bill/page', find, { token })
  const { id: orderId = 0 } = records[0] ?? {}
  const order = () => ask<ChargeOrderDetail>('bill-service/bill/get', { id: orderId }, { token })
  const billed = await order()
  expect(billed).toMatchObject({ transactionId, energyWh: CHARGED_WH, couponFen: COUPON_FEN, owedFen: 0 })
  const { eFeeFen, sFeeFen, discountFen } = billed
  expect(billed.payableFen).toBe(eFeeFen + sFeeFen - discountFen - COUPON_FEN)
  // A moment is told in whole seconds: the next one is after the payment.
  await new Promise((resolve) => setTimeout(resolve, 1_100))
  const beforeDispute = formatTimestamp(Date.now())
  await new Promise((resolve) => setTimeout(resolve, 1_100))

  // The member disputes it: one proposes to give a part back, another one agrees.
  await page.goto(`/business/billManage/chargeOrder?open=${orderId}`)
  const drawer = page.getByRole('dialog', { name: billed.orderNo })
  await drawer.getByText(yuan(billed.payableFen)).first().waitFor()
  await drawer.getByRole('button', { name: 'Adjust' }).click()
  const adjust = page.getByRole('dialog', { name: `Adjust order ${billed.orderNo}` })
  // Half an hour may lie in two hours of the tariff: no line can give back more than it has.
  const fees = billed.lines.map((line) => line.sFeeFen)
  const largest = fees.indexOf(Math.max(...fees))
  await adjust.getByLabel('Service fee, change').nth(largest).fill(yuan(-DISPUTED_FEN))
  await adjust.getByLabel('Reason').fill('The member disputes it')
  await adjust.getByRole('button', { name: 'Submit for audit' }).click()
  await page.getByText('submitted for audit').first().waitFor()
  const second = await visit({ as: 'finance2' })
  await second.page.goto(`/business/billManage/chargeOrder?open=${orderId}`)
  const adjusts = second.page.getByRole('region', { name: 'Adjustments' })
  await adjusts.getByRole('button', { name: 'Approve' }).click()
  const question = second.page.getByRole('dialog', { name: 'Approve this adjustment?' })
  await question.getByRole('button', { name: 'Approve adjustment' }).click()
  await adjusts.getByText(/^Approved by /).waitFor()
  const paidFen = billed.payableFen - DISPUTED_FEN
  expect(await order()).toMatchObject({ payableFen: paidFen, paidFen, owedFen: 0 })

  // A part of what was paid in goes back: applied for by one, audited by two others, handed out in cash.
  await page.goto('/home')
  await page.getByRole('heading', { level: 1 }).waitFor()
  await countEffort(page)
  await goByMenu(page, 'Finance', 'Payment center', 'Recharge records')
  await page.getByRole('searchbox', { name: 'Recharge' }).fill('JOURNEY1')
  await page.keyboard.press('Enter')
  await expect.poll(() => rowsOf(page).count()).toBe(1)
  await rowsOf(page).first().getByRole('button', { name: 'Refund', exact: true }).click()
  const refundForm = page.getByRole('dialog', { name: /^Refund / })
  await refundForm.getByLabel('Apply amount').fill(yuan(REFUNDED_FEN))
  await refundForm.getByLabel('Reason').fill('Moves away')
  await refundForm.getByRole('button', { name: /^Refund / }).click()
  await page.getByText('awaits its first audit').first().waitFor()
  await expectEffort('Apply for the refund of a recharge', page)
  const { id: accountId } = await account()
  const refunds = await ask<Rows<{ id: number; refundNo: string }>>(
    'member-service/refundRecord/page',
    { accountId },
    { token },
  )
  const [refund] = refunds.records
  const audit = `/finance/refundManage/refundAudit?id=${refund?.id}`
  await page.goto(audit)
  await page.getByText('You applied for this refund. Another person must audit it').first().waitFor()
  await second.page.goto(audit)
  // The button goes when the answer is there; "Approved" stands on the page before.
  const first = second.page.getByRole('button', { name: `Approve ${yuan(REFUNDED_FEN)} yuan` })
  await first.click()
  await first.waitFor({ state: 'detached' })
  const third = await visit({ as: 'admin' })
  await third.page.goto(audit)
  const final = third.page.getByRole('button', { name: `Approve and pay ${yuan(REFUNDED_FEN)} yuan` })
  await final.click()
  await final.waitFor({ state: 'detached' })
  await third.page.goto(audit)
  await third.page.getByRole('button', { name: 'Hand out cash' }).click()
  const cash = third.page.getByRole('dialog', { name: /^Hand out the cash/ })
  await cash.getByLabel('Receipt').fill('JOURNEY2')
  await cash.getByRole('button', { name: 'Hand out cash' }).click()
  await third.page.getByText(`${refund?.refundNo} saved`).first().waitFor()

  // What everybody sees now.
  const left = PAID_IN - paidFen - REFUNDED_FEN
  expect(await account()).toMatchObject({ balanceFen: left, frozenFen: 0 })
  const eyes = third.page
  await shows(
    eyes,
    '/finance/paymentCenter/rechargeRecord?rechargeNo=JOURNEY1',
    yuan(PAID_IN),
    yuan(PAID_IN - REFUNDED_FEN),
    'Partly refunded',
  )
  await shows(eyes, `/finance/refundManage/refundRecord?memberId=${member.id}`, yuan(REFUNDED_FEN))
  await shows(
    eyes,
    `/finance/paymentCenter/AccountFlow?memberId=${member.id}`,
    `+${yuan(PAID_IN)}`,
    `+${yuan(DISPUTED_FEN)}`,
  )
  const flow = await eyes.getByRole('main').textContent()
  for (const fen of [billed.payableFen, REFUNDED_FEN]) expect(flow).toMatch(new RegExp(`[-−]${yuan(fen)}`))
  expect(flow).toContain(yuan(left))
  await shows(eyes, `/business/memberManage/memberAccount?owner=${phone}`, yuan(left))
  const asOf = new URLSearchParams({ owner: phone, asOf: beforeDispute })
  await shows(eyes, `/business/memberManage/memberAccount?${asOf}`, yuan(PAID_IN - billed.payableFen))
  await shows(eyes, `/business/billManage/chargeOrder?orderNo=${billed.orderNo}`, yuan(paidFen))
  const row = rowWith(eyes, billed.orderNo)
  await row.getByText(yuan(paidFen), { exact: true }).nth(1).waitFor()
  await shows(eyes, `/business/billManage/outstandingBill?memberPhone=${phone}`)
  expect(await rowWith(eyes, billed.orderNo).count()).toBe(0)
  await eyes.goto(`/business/memberManage/memberDetail?id=${member.id}`)
  await eyes.getByRole('main').getByText(yuan(left)).first().waitFor()
  await eyes.getByRole('tab', { name: 'Orders', exact: true }).click()
  await rowWith(eyes, billed.orderNo).getByText(yuan(paidFen), { exact: true }).first().waitFor()
  await eyes.getByRole('tab', { name: 'Coupons', exact: true }).click()
  await rowWith(eyes, billed.orderNo).getByText(yuan(COUPON_FEN), { exact: true }).first().waitFor()
  await eyes.getByRole('tab', { name: 'Accounts and flow', exact: true }).click()
  await eyes.getByRole('link', { name: 'Entries in the accounts' }).click()
  await eyes.waitForURL(/AccountFlow/)
  await eyes.goto(`/business/billManage/chargeOrder?open=${orderId}`)
  const last = eyes.getByRole('dialog', { name: billed.orderNo })
  await last.getByText(yuan(paidFen)).first().waitFor()
  await last.getByRole('link', { name: 'Entries in the accounts' }).click()
  await eyes.waitForURL(new RegExp(`bizId=${orderId}`))
  await eyes
    .getByRole('main')
    .getByText(`−${yuan(paidFen)}`)
    .or(eyes.getByText(`-${yuan(paidFen)}`))
    .first()
    .waitFor()

  expect([...finance.problems, ...second.problems, ...third.problems]).toEqual([])
  expect((await checkLedger(database.db)).filter(({ differing }) => differing > 0)).toEqual([])
})
