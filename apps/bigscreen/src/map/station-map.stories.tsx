import type { Decorator, Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { SourceContext } from '../feed/source-context.ts'
import { inItsRoom, sourceOf, wallParameters } from '../testing/room.tsx'
import { StationMap } from './station-map.tsx'

const inAColumn: Decorator = (Story) => (
  <SourceContext value={sourceOf({})}>
    <div style={{ display: 'flex', height: '100vh', flexDirection: 'column' }}>
      <Story />
    </div>
  </SourceContext>
)

const stations = [
  { id: 1, lng: 114.06, lat: 22.54, label: 'Futian', value: '211', status: 'halfIdle', powerW: 211_000 },
  { id: 2, lng: 114.25, lat: 22.72, label: 'Longgang', value: '653', status: 'alarm', powerW: 653_000 },
  { id: 3, lng: 121.47, lat: 31.23, label: 'Hongqiao', value: '276', status: 'charging', powerW: 276_000 },
  { id: 4, lng: 116.66, lat: 39.91, label: 'Tongzhou', value: '426', status: 'busy', powerW: 426_000 },
  { id: 5, lng: 108.94, lat: 34.34, label: 'Hightech', value: '–', status: 'offline', powerW: 0 },
] as const

const meta = {
  title: 'Apps/Wall/Station map',
  component: StationMap,
  decorators: [inAColumn, inItsRoom],
  args: { stations, name: 'Stations' },
  parameters: wallParameters,
  globals: { viewport: { value: 'wall' } },
} satisfies Meta<typeof StationMap>

export default meta
type Story = StoryObj<typeof meta>

export const Country: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('list', { name: 'Stations' })).toHaveTextContent('Longgang 653')
    await expect(canvas.getByText('Tongzhou')).toBeVisible()
  },
}

/** A single station is shown with what lies around it. */
export const One: Story = { args: { stations: stations.slice(1, 2) } }

/** Without stations it is the country. */
export const Empty: Story = { args: { stations: [] } }
