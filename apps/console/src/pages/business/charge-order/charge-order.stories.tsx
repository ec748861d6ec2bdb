import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
import { orderAdjust, orderDetail, orderRow, signedValues } from '../../../order/order.fixture.ts'
import { inConsole, withServer } from '../../../stories/in-console.tsx'
import { failing as failures, listServer } from '../../../stories/mock-server.ts'
import { Page } from './charge-order.page.tsx'

const server = (count: number) => ({
  ...listServer('bill-service/bill', orderRow, count),
  'bill-service/bill/get': ({ id }: { id?: unknown }) => orderDetail({ id: Number(id) }),
  'bill-service/bill/sum': () => ({
    orders: count,
    energyWh: 31_920 * count,
    eFeeFen: 3_086 * count,
    sFeeFen: 1_540 * count,
    discountFen: 196 * count,
    couponFen: 300 * count,
    occupyFeeFen: 0,
    payableFen: 4_130 * count,
    paidFen: 4_130 * count,
    owedFen: 0,
  }),
  'config-service/station/selectAll': () => [],
})

export default {
  title: 'Apps/Console/Charging orders',
  component: Page,
  decorators: [inConsole],
  beforeEach: withServer,
  parameters: { server: server(12), grants: ['chargeOrder:query'], layout: 'fullscreen' },
} satisfies Meta

/** The drawer of an order; the next one of the list is a press away. */
export const Order: StoryObj = {
  parameters: { address: '/?open=1' },
  play: async () => {
    const drawer = within(await within(document.body).findByRole('dialog', { name: /4403000001$/ }))
    await expect((await drawer.findAllByText('41.30')).length).toBeGreaterThan(0)
    await expect(drawer.getByRole('region', { name: /Raw bill|原始账单/ })).toHaveTextContent('1,204.560')
    await userEvent.click(drawer.getByRole('button', { name: /Next order|下一笔订单/ }))
    await expect(
      await within(document.body).findByRole('button', { name: /Previous order|上一笔订单/ }),
    ).toBeEnabled()
  },
}

/** What the meter has signed, verified: with the way to check it outside. */
export const Signed: StoryObj = {
  parameters: {
    address: '/?open=1',
    server: { ...server(3), 'bill-service/bill/get': () => orderDetail({ signed: signedValues() }) },
  },
  play: async () => {
    const section = within(
      await within(document.body).findByRole('region', { name: /Signed meter values|签名计量数据/ }),
    )
    await expect(section.getAllByText(/^(Verified|验签通过)$/).length).toBe(3)
    await expect(section.getByText(/1,236\.480 kWh/)).toBeVisible()
    await expect(section.getByRole('button', { name: /transparency software|透明软件/ })).toBeEnabled()
    await expect(section.queryByRole('alert')).toBeNull()
  },
}

/** A signature that does not fit is said at the top, and in what the values differ from the bill. */
export const SignatureWrong: StoryObj = {
  parameters: {
    address: '/?open=1',
    server: {
      ...server(3),
      'bill-service/bill/get': () =>
        orderDetail({ signed: signedValues({ state: 2, marks: [1], energyWh: 30_000 }) }),
    },
  },
  play: async () => {
    const section = within(
      await within(document.body).findByRole('region', { name: /Signed meter values|签名计量数据/ }),
    )
    await expect(section.getByRole('alert')).toHaveTextContent(/does not fit|验签失败/)
    await expect(section.getByText(/Energy differs from the bill|电量与账单不符/)).toBeVisible()
    await expect(within(document.body).getAllByText(/^(Signature wrong|验签失败)$/).length).toBeGreaterThan(1)
  },
}

const adjusting = {
  server: { ...server(12), 'bill-service/bill/adjust': () => orderAdjust() },
  grants: ['chargeOrder:query', 'chargeOrder:adjust'],
}
const body = () => within(document.body)

async function openDialog() {
  const [adjust] = await body().findAllByRole('button', { name: /^(Adjust|调账)/ })
  if (adjust) await userEvent.click(adjust)
  const dialog = within(await body().findByRole('dialog', { name: /^(Adjust order|订单) 2026/ }))
  await dialog.findAllByLabelText(/^(Energy, change|电量变更)/)
  return dialog
}
const change = async (dialog: ReturnType<typeof within>, name: RegExp, text: string) => {
  const [field] = dialog.getAllByLabelText(name)
  if (field) await userEvent.type(field, text)
}

/** What changes by line, and what the order and the payer's money come to while one types. */
export const Adjust: StoryObj = {
  parameters: adjusting,
  play: async () => {
    const dialog = await openDialog()
    const submit = dialog.getByRole('button', { name: /Submit|提交/ })
    await expect(submit).toHaveAttribute('aria-disabled', 'true')
    await change(dialog, /^(Energy fee|电费)/, '-1.2')
    await expect(dialog.getByRole('row', { name: /^(Payable|应付)/ })).toHaveTextContent('41.30−1.2040.10')
    await expect(dialog.getByText(/1\.20 (yuan will be returned|元)/)).toBeVisible()
    await userEvent.type(dialog.getByLabelText(/^(Reason|原因)/), 'wrong meter')
    await userEvent.click(submit)
    await expect(await body().findByText(/submitted for audit|已提交审核/)).toBeVisible()
  },
}

/** A large difference is told in words; more than a line has cannot be taken. */
export const AdjustOverLimit: StoryObj = {
  parameters: adjusting,
  play: async () => {
    const dialog = await openDialog()
    await change(dialog, /^(Service fee|服务费)/, '100.01')
    await expect(dialog.getByText(/more than 100\.00|超过 100\.00/)).toBeVisible()
    await change(dialog, /^(Energy fee|电费)/, '-7.73')
    await expect(dialog.getByText(/cannot fall by more|不能超过/)).toBeVisible()
    await expect(dialog.getByRole('button', { name: /Submit|提交/ })).toHaveAttribute('aria-disabled', 'true')
  },
}

/** Somebody else was faster: the server's answer stands above the fields. */
export const AdjustRefusedByServer: StoryObj = {
  parameters: {
    ...adjusting,
    server: { ...server(12), ...failures(409, 'bill-service/bill/adjust') },
  },
  play: async () => {
    const dialog = await openDialog()
    await change(dialog, /^(Energy fee|电费)/, '1')
    await userEvent.type(dialog.getByLabelText(/^(Reason|原因)/), 'x')
    await userEvent.click(dialog.getByRole('button', { name: /Submit|提交/ }))
    await expect(await dialog.findByText(/The server went wrong/)).toBeVisible()
  },
}

const adjusted = [
  orderAdjust({
    id: 2,
    reason: 'Cable fault: 20 kWh were never delivered',
    eFeeFen: -9_000,
    sFeeFen: -4_000,
  }),
  orderAdjust({
    state: 3,
    auditUser: 3,
    auditUserName: '赵敏华',
    auditTime: '2026-03-19 10:05:00',
    auditReason: 'The raw bill says otherwise',
  }),
]
const waiting = {
  ...adjusting,
  address: '/?open=1',
  server: {
    ...server(12),
    'bill-service/bill/get': () => orderDetail({ adjusts: adjusted }),
    'bill-service/bill/confirmAdjust': () => orderAdjust({ state: 2 }),
  },
}

/** The second person decides; what was refused earlier stays to be read. */
export const AdjustWaiting: StoryObj = {
  parameters: waiting,
  play: async () => {
    const section = within(await body().findByRole('region', { name: /Adjustments|调账记录/ }))
    await expect(section.getByText(/The raw bill says otherwise/)).toBeVisible()
    await userEvent.click(section.getByRole('button', { name: /^(Approve|通过)$/ }))
    const question = await body().findByRole('dialog', { name: /adjustment\?|该调账/ })
    await expect(question).toHaveTextContent(/falls by 130\.00|减少 130\.00/)
    await within(question).findByRole('button', { name: /^(Approve adjustment|通过调账)$/ })
  },
}

/** Whoever submitted it reads why the decision is not theirs. */
export const AdjustOwn: StoryObj = {
  parameters: { ...waiting, userId: 1 },
  play: async () => {
    const section = within(await body().findByRole('region', { name: /Adjustments|调账记录/ }))
    const confirm = section.getByRole('button', { name: /^(Approve|通过)$/ })
    await expect(confirm).toHaveAttribute('aria-disabled', 'true')
    await expect(
      section.getByText(/Another person must audit it|须由另一人审核/, { selector: 'span:not([hidden])' }),
    ).toBeVisible()
  },
}
