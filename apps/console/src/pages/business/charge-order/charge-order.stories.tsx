import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
import { inConsole, withServer } from '../../../stories/in-console.tsx'
import { listServer, listStories } from '../../../stories/list-stories.ts'
import { orderDetail, orderRow } from './charge-order.fixture.ts'
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
  title: 'Console/Charging orders',
  component: Page,
  decorators: [inConsole],
  beforeEach: withServer,
  parameters: { server: server(12), grants: ['chargeOrder:query'], layout: 'fullscreen' },
} satisfies Meta

const { viewer, empty, failing } = listStories('chargeOrder', server)
export const Viewer: StoryObj = viewer
export const Empty: StoryObj = empty
export const Failing: StoryObj = failing

/** The drawer of an order; the next one of the list is a press away. */
export const Order: StoryObj = {
  parameters: { address: '/?open=1' },
  play: async () => {
    const drawer = within(await within(document.body).findByRole('dialog', { name: /4403000001$/ }))
    await expect((await drawer.findAllByText('41.30')).length).toBeGreaterThan(0)
    await expect(drawer.getByRole('region', { name: /Raw bill|原始账单/ })).toHaveTextContent('1,204.560')
    await userEvent.click(drawer.getByRole('button', { name: /Next order|下一单/ }))
    await expect(
      await within(document.body).findByRole('button', { name: /Previous order|上一单/ }),
    ).toBeEnabled()
  },
}
