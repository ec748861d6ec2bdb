import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { inConsole } from '../../stories/in-console.tsx'
import { Page } from './no-home.page.tsx'

export default {
  title: 'Apps/Console/Welcome',
  component: Page,
  decorators: [inConsole],
  parameters: { layout: 'fullscreen' },
} satisfies Meta

/** Nothing has been opened on this device yet: the first pages of the menu are offered. */
export const FirstVisit: StoryObj = {
  play: async ({ canvasElement }) => {
    const page = within(canvasElement)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    const ways = page.getByRole('region', { name: /^(Start with these pages|可以从这里开始)$/ })
    await expect(within(ways).getAllByRole('link')).toHaveLength(5)
  },
}
