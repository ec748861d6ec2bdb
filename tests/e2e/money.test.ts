import type { ChargeOrderDetail, ChargeOrderRow } from '@ampdeck/api/bill/bill'
import { accountType } from '@ampdeck/api/enumerations/member'
import { chargeStatus, orderStatus } from '@ampdeck/api/enumerations/order'
import type { Page as Rows } from '@ampdeck/api/paging'
import type { AccountRow } from '@ampdeck/api/payment/member-account'
import type { RechargeRow } from '@ampdeck/api/payment/recharge'
import type { RefundRow } from '@ampdeck/api/payment/refund-record'
import { expect, it } from 'vitest'
import { api } from '../harness/api.ts'
import { serverUrl } from '../harness/server-url.ts'
import { visits } from '../harness/visits.ts'

const PAID_IN = 20_000
const DISPUTED_FEN = 100
const REFUNDED_FEN = 5_000
const CASH = 3

const url = serverUrl()
const { ask, call, login } = api(url)
const visit = visits()

const yuan = (fen: number) => (fen / 100).toFixed(2)

it('what a member pays in, disputes and gets back is the same on every screen', async () => {
  const token = await login({ account: 'finance' })
  const admin = await login({ account: 'admin' })
  const accountOf = async (owner: string) => {
    const found = await ask<Rows<AccountRow>>('member-service/account/page', { owner }, { token: admin })
    return found.records.find(({ type }) => type === accountType.code.phoneNumber)
  }
  const settled = { orderStatus: [orderStatus.code.finished], chargeStatus: [chargeStatus.code.settled] }
  const { records } = await ask<Rows<ChargeOrderRow>>(
    'bill-service/bill/page',
    { ...settled, pageSize: 500 },
    { token: admin },
  )
  // The newest orders are taken by other tests, and who has an open order gets no refund.
  const { finished, closed } = orderStatus.code
  const hasOpen = async (memberPhone: string) => {
    const all = { memberPhone, pageSize: 500 }
    const found = await ask<Rows<ChargeOrderRow>>('bill-service/bill/page', all, { token: admin })
    return found.records.some(
      (order) =>
        order.orderStatus !== closed &&
        (order.orderStatus !== finished || order.chargeStatus !== chargeStatus.code.settled),
    )
  }
  let charged: ChargeOrderRow | undefined
  for (const order of records.slice(10)) {
    if (!order.memberPhone || order.groupId || order.eFeeFen <= 1_000) continue
    if (await hasOpen(order.memberPhone)) continue
    charged = order
    break
  }
  const { id: orderId = 0, memberPhone } = charged ?? {}
  const phone = memberPhone ?? ''
  const { id: accountId = 0, balanceFen = 0 } = (await accountOf(phone)) ?? {}

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

  // The member disputes a charge: one proposes to give a part back, another agrees.
  const order = () => ask<ChargeOrderDetail>('bill-service/bill/get', { id: orderId }, { token: admin })
  const billed = await order()
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
  await finance.page.getByRole('button', { name: 'Refund', exact: true }).click()
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

  // Cash is handed out with a receipt, as soon as the refund waits for it.
  const handOut = async () => {
    const { id, version } = (await refundOf()) ?? {}
    const body = { id, version, receipt: 'JOURNEY2' }
    return (await call('member-service/refundRecord/payAgain', body, { token: admin })).code
  }
  await expect.poll(handOut).toBe(0)
  const left = balanceFen + PAID_IN + DISPUTED_FEN - REFUNDED_FEN
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
