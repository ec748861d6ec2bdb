import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { Page as CentrePage } from '../pages/account/account.page.tsx'
import { Page as BasePage } from '../pages/account/account-base.page.tsx'
import { Page as SettingsPage } from '../pages/account/account-settings.page.tsx'
import { inConsole, withServer } from '../stories/in-console.tsx'
import { failing } from '../stories/mock-server.ts'
import { accountServer, someone } from './account.fixture.ts'
import { PasswordDialog } from './password-dialog.tsx'
import { ProfileDialog } from './profile-dialog.tsx'

export default {
  title: 'Apps/Console/Account',
  component: CentrePage,
  decorators: [inConsole],
  beforeEach: withServer,
  parameters: { server: accountServer, layout: 'fullscreen' },
} satisfies Meta

export const Centre: StoryObj = {}
export const CentreFailing: StoryObj = {
  parameters: { server: failing(500, 'system-service/user/info') },
}
export const Settings: StoryObj = { render: () => <SettingsPage /> }
export const Security: StoryObj = {
  render: () => <SettingsPage />,
  parameters: { address: '/account/settings?tab=security' },
}
export const Base: StoryObj = { render: () => <BasePage /> }
export const BaseOfThePlatform: StoryObj = {
  render: () => <BasePage />,
  parameters: {
    server: { ...accountServer, 'system-service/user/info': () => ({ ...someone, sellerId: -1 }) },
  },
}
export const Profile: StoryObj = {
  render: () => <ProfileDialog onClose={fn()} onChangePassword={fn()} />,
}
export const Password: StoryObj = { render: () => <PasswordDialog onClose={fn()} /> }

const closed = fn()
const outside = () => document.querySelector<HTMLElement>('[data-scope="dialog"][data-part="backdrop"]')
/** The scrim takes no pointer while a dialog is over the page; the press beside the dialog is heard all the same. */
const pointer = userEvent.setup({ pointerEventsCheck: 0 })

/** By its scrim a change that is not forced closes: what the forced one is measured against. */
export const PasswordLeft: StoryObj = {
  render: () => <PasswordDialog onClose={closed} />,
  play: async () => {
    closed.mockClear()
    const dialog = await screen.findByRole('dialog')
    await waitFor(() => expect(dialog).toBeVisible())
    await pointer.click(outside() ?? document.body)
    await waitFor(() => expect(closed).toHaveBeenCalledOnce())
  },
}

/** Nothing closes it but a new password: no scrim, no Escape, no close icon (spec 4.13). Logging out remains. */
export const PasswordForced: StoryObj = {
  render: () => <PasswordDialog forced={{ reason: 'age', days: 91 }} onClose={closed} />,
  play: async ({ globals }) => {
    const inEnglish = globals.language === 'en'
    closed.mockClear()
    const dialog = await screen.findByRole('dialog')
    await waitFor(() => expect(dialog).toBeVisible())
    await pointer.click(outside() ?? document.body)
    await userEvent.keyboard('{Escape}')
    await expect(closed).not.toHaveBeenCalled()
    await expect(dialog).toBeVisible()
    const buttons = within(dialog).getAllByRole('button')
    const names = buttons.map((button) => button.getAttribute('aria-label') ?? button.textContent)
    await expect(names.filter((name) => /close|关闭|cancel|取消/i.test(name ?? ''))).toEqual([])
    await expect(
      screen.getByText(
        inEnglish
          ? 'detected 91 days without password update, please change it'
          : '检测到您已有 91 天未更新密码，请修改密码',
      ),
    ).toBeVisible()
  },
}
