import type { StationRow } from '@ampdeck/api/config/station'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
import { inConsole, withServer } from '../../../stories/in-console.tsx'
import { pageOf } from '../../../stories/mock-server.ts'
import { stationRow } from './station.fixture.ts'
import { Page } from './station.page.tsx'

const PAGE = 'config-service/station/page'

const withStations = (count: number) => {
  const rows = Array.from({ length: count }, (_, index) => stationRow(index + 1))
  return {
    [PAGE]: pageOf(rows),
    'config-service/station/counts': () => (count === 0 ? [] : [{ serviceStatus: 1, count }]),
    'config-service/station/choices': () => ({
      cities: [{ code: '440300', name: '深圳', nameEn: 'Shenzhen' }],
      operatingUnits: [{ id: 1, name: '天际直营', nameEn: 'Skyline Direct' }],
      costModels: [{ id: 1, code: 'GD-STD', version: 3 }],
    }),
    'config-service/station/get': ({ id }: { id?: unknown }) =>
      rows.find((row) => row.id === id) as StationRow,
  }
}

export default {
  title: 'Console/Station list',
  component: Page,
  decorators: [inConsole],
  beforeEach: withServer,
  parameters: { server: withStations(12), grants: ['stationList:query'], layout: 'fullscreen' },
} satisfies Meta

type Story = StoryObj

export const Adding: Story = {
  parameters: { grants: ['stationList:*'] },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement)
    await userEvent.click(await page.findByRole('button', { name: /^(Add|新增)$/ }))
    const form = await within(document.body).findByRole('dialog', { name: /Add station|新增场站/ })
    await userEvent.click(within(form).getByRole('button', { name: /^(Save|保存)$/ }))
    await expect(await within(form).findAllByText(/cannot be empty|不能为空/)).not.toHaveLength(0)
  },
}
