import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { inConsole, withServer } from '../../stories/in-console.tsx'
import { failing } from '../../stories/mock-server.ts'
import { Page } from './embed.page.tsx'

const HOSTS = 'system-service/embed/hosts'
const addressOf = (src: string) => ({ address: `/embed/page?src=${encodeURIComponent(src)}` })

export default {
  title: 'Apps/Console/Embedded page',
  component: Page,
  decorators: [inConsole],
  beforeEach: withServer,
  parameters: {
    server: { [HOSTS]: () => ({ hosts: ['reports.example.com'] }) },
    layout: 'fullscreen',
    ...addressOf('https://evil.example/'),
  },
} satisfies Meta

type Story = StoryObj

/** The host is not one of those that the server allows. */
export const Blocked: Story = {
  play: async ({ canvasElement }) => {
    const page = within(canvasElement)
    await expect(await page.findByRole('alert')).toBeVisible()
    await expect(canvasElement.querySelector('iframe')).toBeNull()
    await expect(page.getByRole('link')).toHaveAttribute('href', '/home')
  },
}

/** A script is no page. */
export const Script: Story = {
  parameters: addressOf('javascript:alert(1)'),
  play: async ({ canvasElement }) => {
    await expect(
      await within(canvasElement).findByText(/^(Only pages over HTTPS are shown|只能显示 HTTPS 页面)$/),
    ).toBeVisible()
  },
}

/** The list of hosts could not be read. */
export const Failing: Story = {
  parameters: { server: failing(500, HOSTS) },
  play: async ({ canvasElement }) => {
    await expect(
      await within(canvasElement).findByRole('button', { name: /^(Try again|重试)$/ }),
    ).toBeVisible()
  },
}
