// @module-tag long
import type { ChargeOrderDetail, ChargeOrderRow } from '@ampdeck/api/bill/bill'
import { chargeStatus, orderStatus } from '@ampdeck/api/enumerations/order'
import type { Page as Rows } from '@ampdeck/api/paging'
import { expect, it } from 'vitest'
import { api } from '../harness/api.ts'
import { violations } from '../harness/axe.ts'
import { serverUrl } from '../harness/server-url.ts'
import { visits } from '../harness/visits.ts'

const LIST = '/business/billManage/chargeOrder'
const url = serverUrl()
const { ask, login } = api(url)

const visit = visits()

it('an order is corrected by one person and confirmed by another, and the money goes back', async () => {
  const token = await login({ account: 'finance' })
  const isPaid = {
    orderStatus: [orderStatus.code.finished],
    chargeStatus: [chargeStatus.code.settled],
    pageSize: 10,
  }
  const { records } = await ask<Rows<ChargeOrderRow>>('bill-service/bill/page', isPaid, { token })
  const { id } = records.find(({ sFeeFen }) => sFeeFen > 500) ?? { id: 0 }
  const orderOf = () => ask<ChargeOrderDetail>('bill-service/bill/get', { id }, { token })
  const before = await orderOf()

  const first = await visit({ as: 'finance' })
  await first.page.goto(`${LIST}?open=${id}`)
  const drawer = first.page.getByRole('dialog', { name: before.orderNo })
  await drawer.getByRole('button', { name: 'Adjust' }).click()
  const form = first.page.getByRole('dialog', { name: `Adjust order ${before.orderNo}` })
  await form.getByLabel('Service fee, change').first().fill('-0.5')
  await form.getByText('0.50 yuan will be returned to the accounts that paid this order').waitFor()
  await form.getByLabel('Reason').fill('The cable had to be plugged in twice')
  expect(await violations(first.page)).toEqual([])
  await form.getByRole('button', { name: 'Submit for audit' }).click()
  await first.page.getByText(`Adjustment of order ${before.orderNo} submitted for audit`).waitFor()
  await drawer.getByText('You submitted this adjustment. Another person must audit it').last().waitFor()
  expect(await violations(first.page)).toEqual([])
  expect(await orderOf()).toMatchObject({ payableFen: before.payableFen, paidFen: before.paidFen })

  const second = await visit({ as: 'finance2' })
  await second.page.goto(`${LIST}?open=${id}`)
  const adjusts = second.page.getByRole('region', { name: 'Adjustments' })
  await adjusts.getByRole('button', { name: 'Approve' }).click()
  await second.page
    .getByRole('dialog', { name: 'Approve this adjustment?' })
    .getByRole('button', { name: 'Approve adjustment' })
    .click()
  await adjusts.getByText(/^Approved by /).waitFor()
  expect(await orderOf()).toMatchObject({
    payableFen: before.payableFen - 50,
    paidFen: before.paidFen - 50,
    owedFen: 0,
  })
  expect([...first.problems, ...second.problems]).toEqual([])
})
