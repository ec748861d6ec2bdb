import { stationConfig } from '@ampdeck/api/config/station-config'
import { drawn } from '@ampdeck/api/testing/drawn'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
import { inConsole, withServer } from '../../../stories/in-console.tsx'
import { Page } from './station-config.page.tsx'

const week = Array.from({ length: 7 }, () => '08:00-22:00')
const at = 'config-service/station'

export default {
  title: 'Apps/Console/Station configuration',
  component: Page,
  decorators: [inConsole],
  beforeEach: withServer,
  parameters: {
    server: {
      [`${at}Config/get`]: () => ({ ...drawn(stationConfig.get.output), openingHours: week }),
      [`${at}Config/choices`]: () => drawn(stationConfig.choices.output),
      [`${at}/choices`]: () => ({ operatingUnits: [], costModels: [] }),
      [`${at}/selectAll`]: () => [],
    },
    grants: ['stationConfig:*'],
    layout: 'fullscreen',
  },
} satisfies Meta

/** A day is closed by its box, and the difference is shown before it is saved. */
export const OpeningHours: StoryObj = {
  parameters: { address: '/?id=1&tab=hours&open=edit' },
  play: async () => {
    const form = within(await within(document.body).findByRole('dialog'))
    const sunday = await form.findByRole('checkbox', { name: /^(Sun|周日)$/ })
    await expect(sunday).toBeChecked()
    await userEvent.click(sunday)
    await expect(sunday).not.toBeChecked()
    await expect(form.getAllByRole('textbox')).toHaveLength(12)
    await expect(await form.findByText(/(Closed|休息|Sun|周日)/, { selector: 'ins, ins *' })).toBeVisible()
  },
}
