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
  title: 'Console/Account',
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

/** Nothing closes it but a new password; logging out remains. */
export const PasswordForced: StoryObj = {
  render: () => <PasswordDialog forced={{ reason: 'age', days: 91 }} onClose={fn()} />,
  play: async ({ globals }) => {
    const inEnglish = globals.language === 'en'
    const dialog = await screen.findByRole('dialog')
    await waitFor(() => expect(dialog).toBeVisible())
    await userEvent.keyboard('{Escape}')
    await expect(dialog).toBeVisible()
    await expect(within(dialog).queryByRole('button', { name: inEnglish ? 'Close' : '关闭' })).toBeNull()
    await expect(
      screen.getByText(
        inEnglish
          ? 'detected 91 days without password update, please change it'
          : '检测到您已有 91 天未更新密码，请修改密码',
      ),
    ).toBeVisible()
  },
}
