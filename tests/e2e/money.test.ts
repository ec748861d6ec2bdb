import type { ChargeOrderDetail, ChargeOrderRow } from '@ampdeck/api/bill/bill'
import type { PileRow } from '@ampdeck/api/config/pile'
import { pileStatus, protocol } from '@ampdeck/api/enumerations/equipment'
import { accountType } from '@ampdeck/api/enumerations/member'
import { orderStatus } from '@ampdeck/api/enumerations/order'
import type { Page as Rows } from '@ampdeck/api/paging'
import type { AccountRow } from '@ampdeck/api/payment/member-account'
import type { RechargeRow } from '@ampdeck/api/payment/recharge'
import type { RefundRow } from '@ampdeck/api/payment/refund-record'
import { expect, it } from 'vitest'
import { KeptPile } from '../../apps/server/src/testing/kills/kept-pile.ts'
import { api } from '../harness/api.ts'
import { serverUrl } from '../harness/server-url.ts'
import { visits } from '../harness/visits.ts'

const PAID_IN = 20_000
const WH = 10_000
const DISPUTED_FEN = 100
const REFUNDED_FEN = 5_000
const CASH = 3

const url = serverUrl()
const { ask, login } = api(url)
const visit = visits()

const yuan = (fen: number) => (fen / 100).toFixed(2)

/** A charge of some energy by a member, reported by the pile as it happens. */
async function charge(idTag: string, { code }: PileRow): Promise<void> {
  const pile = new KeptPile(`${url.replace('http', 'ws')}/ocpp/${code}`)
  const timestamp = () => new Date().toISOString()
  const status = (state: string) =>
    pile.call('StatusNotification', {
      connectorId: 1,
      errorCode: 'NoError',
      status: state,
      timestamp: timestamp(),
    })
  await pile.call('BootNotification', { chargePointVendor: 'V', chargePointModel: 'M' })
  await status('Available')
  const start = { connectorId: 1, idTag, meterStart: 1_000_000, timestamp: timestamp() }
  const { transactionId, idTagInfo } = (await pile.call('StartTransaction', start)) ?? {}
  expect(idTagInfo).toMatchObject({ status: 'Accepted' })
  await pile.call('StopTransaction', {
    transactionId,
    meterStop: 1_000_000 + WH,
    timestamp: timestamp(),
    reason: 'Local',
  })
  await status('Available')
  pile.close()
}

it('what a member pays in, charges, disputes and gets back is the same on every screen', async () => {
  const token = await login({ account: 'finance' })
  const admin = await login({ account: 'admin' })
  const accountOf = async (owner: string) => {
    const found = await ask<Rows<AccountRow>>('member-service/account/page', { owner }, { token: admin })
    return found.records.find(({ type }) => type === accountType.code.phoneNumber)
  }
  const richest = { type: [accountType.code.phoneNumber], sortField: 'balanceFen', sortOrder: 'desc' }
  const accounts = await ask<Rows<AccountRow>>('member-service/account/page', richest, { token: admin })
  const account = accounts.records.find(({ memberId }) => memberId !== null)
  const { id: accountId = 0, memberPhone = '', balanceFen = 0 } = account ?? {}
  const phone = memberPhone ?? ''

  // A counter takes in cash; the till confirms it in the browser.
  const draft = { accountId, type: CASH, amountFen: PAID_IN, receipt: 'JOURNEY1' }
  const recharge = await ask<RechargeRow>('member-service/recharge/save', draft, { token })
  const finance = await visit({ as: 'finance' })
  await finance.page.goto(`/finance/paymentCenter/rechargeRecord?rechargeNo=${recharge.rechargeNo}`)
  await finance.page.getByRole('button', { name: 'Confirm receipt' }).click()
  await finance.page
    .getByRole('alertdialog')
    .or(finance.page.getByRole('dialog'))
    .getByRole('button', { name: 'Confirm receipt' })
    .click()
  await finance.page.getByText(`${recharge.rechargeNo} paid in`).first().waitFor()
  expect((await accountOf(phone))?.balanceFen).toBe(balanceFen + PAID_IN)

  // The member charges.
  const free = { pageSize: 100, protocol: [protocol.code.ocpp16], status: [pileStatus.code.online] }
  const piles = await ask<Rows<PileRow>>('config-service/pile/page', free, { token: admin })
  const pile = piles.records.find(({ guns }) => guns.every(({ currentOrderId }) => currentOrderId === null))
  if (!pile) throw new Error('No pile is free.')
  await charge(phone, pile)
  const newest = { memberPhone: phone, orderStatus: [orderStatus.code.finished] }
  const { records } = await ask<Rows<ChargeOrderRow>>('bill-service/bill/page', newest, { token: admin })
  const orderId = records[0]?.id ?? 0
  const order = () => ask<ChargeOrderDetail>('bill-service/bill/get', { id: orderId }, { token: admin })
  const billed = await order()
  expect(billed).toMatchObject({ energyWh: WH, owedFen: 0 })
  const byPrincipal = billed.deductions
    .filter((one) => one.accountId === accountId)
    .reduce((sum, { amountFen }) => sum - amountFen, 0)

  // The member disputes it: one proposes to give a part back, another agrees.
  const lines = await ask<ChargeOrderDetail['lines']>('bill-service/bill/lines', { id: orderId }, { token })
  const { seq } = lines.find(({ eFeeFen }) => eFeeFen > DISPUTED_FEN) ?? { seq: 1 }
  const delta = { seq, energyWh: 0, eFeeFen: -DISPUTED_FEN, sFeeFen: 0 }
  const adjust = await ask<{ id: number }>(
    'bill-service/bill/adjust',
    { id: orderId, reason: 'The member disputes it', lines: [delta] },
    { token },
  )
  await ask(
    'bill-service/bill/confirmAdjust',
    { id: adjust.id },
    { token: await login({ account: 'finance2' }) },
  )
  const adjusted = await order()
  expect(adjusted).toMatchObject({
    payableFen: billed.payableFen - DISPUTED_FEN,
    paidFen: billed.paidFen - DISPUTED_FEN,
    owedFen: 0,
  })

  // A part is refunded: applied for by one, audited by two others.
  await finance.page.getByRole('button', { name: 'Refund' }).click()
  const form = finance.page.getByRole('dialog', { name: `Refund ${recharge.rechargeNo}` })
  await form.getByLabel('Apply amount').fill(yuan(REFUNDED_FEN))
  await form.getByLabel('Reason').fill('Moves away')
  await form.getByRole('button', { name: `Refund ${recharge.rechargeNo}` }).click()
  await finance.page.getByText('waits for its first audit').first().waitFor()
  const refundOf = async () => {
    const found = await ask<Rows<RefundRow>>('member-service/refundRecord/page', { accountId }, { token })
    return found.records[0]
  }
  const refund = await refundOf()
  await finance.page.goto(`/finance/refundManage/refundAudit?id=${refund?.id}`)
  await finance.page.getByText('You applied for this refund. Another person must audit it').first().waitFor()
  for (const [as, button] of [
    ['finance2', `Approve ${yuan(REFUNDED_FEN)} yuan`],
    ['admin', `Approve and pay ${yuan(REFUNDED_FEN)} yuan`],
  ] as const) {
    const auditor = await visit({ as })
    await auditor.page.goto(`/finance/refundManage/refundAudit?id=${refund?.id}`)
    await auditor.page.getByRole('button', { name: button }).click()
    await auditor.page.getByText('Approved').first().waitFor()
    expect(auditor.problems).toEqual([])
  }
  await expect.poll(async () => (await refundOf())?.payNo ?? (await refundOf())?.payState).not.toBe(1)

  // Cash is handed out with a receipt.
  const passed = await refundOf()
  if (passed?.payState !== 2)
    await ask(
      'member-service/refundRecord/payAgain',
      { id: passed?.id, version: passed?.version, receipt: 'JOURNEY2' },
      { token: admin },
    )
  const left = balanceFen + PAID_IN - byPrincipal + DISPUTED_FEN - REFUNDED_FEN
  await expect.poll(async () => (await accountOf(phone))?.balanceFen).toBe(left)
  const flow = { accountId, pageSize: 100 }
  const sums = await ask<{ inFen: number; outFen: number }>('member-service/accountFlow/sum', flow, {
    token: admin,
  })
  expect(sums.inFen + sums.outFen).toBe(left)

  // What people see: the flow's net, the account's balance and the order's payment.
  const eyes = await visit({ as: 'admin' })
  const shown =
    left.toString().length > 5
      ? `${(left / 100).toLocaleString('en', { minimumFractionDigits: 2 })}`
      : yuan(left)
  await eyes.page.goto(`/finance/paymentCenter/AccountFlow?accountId=${accountId}`)
  await eyes.page.getByText(shown).first().waitFor()
  await eyes.page.goto(`/business/memberManage/memberAccount?owner=${phone}`)
  await eyes.page.getByText(shown).first().waitFor()
  await eyes.page.goto(`/business/billManage/chargeOrder?open=${orderId}`)
  await eyes.page
    .getByRole('dialog', { name: adjusted.orderNo })
    .getByText(yuan(adjusted.payableFen))
    .first()
    .waitFor()
  expect([...finance.problems, ...eyes.problems]).toEqual([])
})
