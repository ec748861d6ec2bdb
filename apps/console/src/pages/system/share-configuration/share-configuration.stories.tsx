import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { PageIdProvider } from '../../../shell/page-id.ts'
import { inConsole, withServer } from '../../../stories/in-console.tsx'
import { pageOf } from '../../../stories/mock-server.ts'
import { Page } from './share-configuration.page.tsx'

const meta = {
  title: 'Apps/Console/ShareRules',
  component: Page,
  decorators: [inConsole],
  beforeEach: withServer,
  parameters: {
    server: { 'system-service/shareConfiguration/page': pageOf([]) },
    grants: ['shareConfiguration:*'],
    layout: 'fullscreen',
  },
} satisfies Meta

export default meta
type Story = StoryObj<typeof meta>

export const Empty: Story = {}

/** The page of a new rule opens its form at once (spec 2.22). */
export const NewRule: Story = {
  decorators: [
    (Shown) => (
      <PageIdProvider value="shareConfigurationEdit">
        <Shown />
      </PageIdProvider>
    ),
  ],
  play: async () => {
    await expect(await within(document.body).findByRole('dialog')).toBeVisible()
  },
}
