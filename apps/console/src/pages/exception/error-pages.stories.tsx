import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { inConsole } from '../../stories/in-console.tsx'
import { Page as Error403 } from './error-403.page.tsx'
import { Page as Error404 } from './error-404.page.tsx'
import { Page as Error500 } from './error-500.page.tsx'

export default {
  title: 'Apps/Console/Error pages',
  component: Error403,
  decorators: [inConsole],
  parameters: { layout: 'fullscreen' },
} satisfies Meta

type Story = StoryObj

export const NoAccess: Story = {
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('link')).toHaveAttribute('href', '/home')
  },
}

export const NotFound: Story = { render: () => <Error404 /> }

/** The request that failed is named, so that the log can be searched for it. */
export const ServerFault: Story = {
  render: () => <Error500 />,
  parameters: { address: '/exception/500?requestId=8f31-c207' },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText(/8f31-c207/)).toBeVisible()
  },
}
