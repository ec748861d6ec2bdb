import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { inConsole, withServer } from '../../../stories/in-console.tsx'
import { ME, workOrderServer } from '../../../work-order/work-order.fixture.ts'
import { Page } from './work-order.page.tsx'

export default {
  title: 'Apps/Console/Work orders',
  component: Page,
  decorators: [inConsole],
  beforeEach: withServer,
  // The repair user of every second work order.
  parameters: { server: workOrderServer(14), grants: ['workOrder:*'], userId: ME, layout: 'fullscreen' },
} satisfies Meta

type Story = StoryObj

const body = () => within(document.body)

/** A submission without a result or a picture goes nowhere; both fields say so. */
export const Submitting: Story = {
  parameters: { address: '/?id=10' },
  play: async () => {
    const drawer = await body().findByRole('dialog')
    await userEvent.click(await within(drawer).findByRole('button', { name: /^(Submit|提交)$/ }))
    const send = await body().findByRole('button', { name: /^(Submit for audit|提交审核)$/ })
    await userEvent.click(send)
    const result = await body().findByRole('textbox', { name: /^(Result|处理结果)/ })
    await waitFor(() => expect(result).toBeInvalid())
    await expect(body().getByLabelText(/^(Pictures after|处理后照片)/)).toHaveAttribute('accept', 'image/*')
  },
}

/** Who repaired does not audit: the button stays, and says why. */
export const FourEyes: Story = {
  parameters: { address: '/?id=4' },
  play: async () => {
    const drawer = await body().findByRole('dialog')
    const audit = await within(drawer).findByRole('button', { name: /^(Audit|审核)/ })
    await expect(audit).toHaveAttribute('aria-disabled', 'true')
    await expect(audit).toHaveAccessibleDescription(/cannot audit it|不能审核/)
  },
}

/** The same work orders by state; a card is moved by its menu, which asks what the step needs. */
export const Board: Story = {
  parameters: { address: '/?view=board' },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement)
    const move = await page.findByRole('button', { name: /^(Move WO000001 to|移动 WO000001 到)/ })
    await userEvent.click(move)
    await userEvent.click(await body().findByRole('menuitem', { name: /Dispatch$|派单$/ }))
    const dialog = await body().findByRole('dialog')
    await userEvent.click(within(dialog).getByRole('button', { name: /^(Dispatch work order|派发工单)$/ }))
    await waitFor(() => expect(body().queryByRole('dialog')).toBeNull())
  },
}
