import { ManagedUser } from '@ampdeck/api/system/user-admin'
import { drawn } from '@ampdeck/api/testing/drawn'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
import { drawnServer } from '../../../stories/drawn-server.ts'
import { inConsole, withServer } from '../../../stories/in-console.tsx'
import { ResetPasswordDialog } from '../../../user/reset-password-dialog.tsx'
import { Page } from './user-details.page.tsx'

const ELEVEN = 'Kaichu@26xy'

const meta = {
  title: 'Console/Initial password',
  component: Page,
  decorators: [inConsole],
  beforeEach: withServer,
  parameters: { server: drawnServer(3), grants: ['user:*'] },
} satisfies Meta

export default meta
type Story = StoryObj<typeof meta>

async function typesTen(field: HTMLElement) {
  await userEvent.type(field, ELEVEN)
  await expect(field).toHaveValue(ELEVEN.slice(0, 10))
}

/** The first password of a new user takes ten characters and not one more (spec 9.11). */
export const OfNewUser: Story = {
  play: async ({ canvas }) => typesTen(await canvas.findByLabelText(/^(Initial password|初始密码)/)),
}

/** So does the one that somebody else sets anew (spec 9.11). */
export const SetAnew: Story = {
  render: () => <ResetPasswordDialog user={drawn(ManagedUser)} onClose={() => undefined} />,
  play: async () => {
    const dialog = await within(document.body).findByRole('dialog')
    await typesTen(await within(dialog).findByLabelText(/^(Initial password|初始密码)/))
  },
}
