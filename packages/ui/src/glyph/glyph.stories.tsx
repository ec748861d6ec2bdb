import { gunStatus, serviceStatus, stationStatus } from '@ampdeck/api/enumerations/equipment'
import { orderStatus } from '@ampdeck/api/enumerations/order'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { StatusBadge } from '../status-badge/status-badge.tsx'
import { Glyph } from './glyph.tsx'

const meta = {
  title: 'Ui/Glyph',
  component: Glyph,
  args: { name: 'charging', tone: 'busy', size: 32 },
} satisfies Meta<typeof Glyph>

export default meta
type Story = StoryObj<typeof meta>

export const One: Story = {}

/** Every state of four enumerations: no silhouette means two things in one of them. */
export const States: Story = {
  render: () => (
    <div style={{ display: 'grid', gridTemplateColumns: 'repeat(4, 160px)', gap: 20 }}>
      {[gunStatus, serviceStatus, stationStatus, orderStatus].map((of) => (
        <ul key={of.name} style={{ display: 'grid', gap: 8, alignContent: 'start' }}>
          {of.codes.map((code) => (
            <li key={code}>
              <StatusBadge of={of} code={code} />
            </li>
          ))}
        </ul>
      ))}
    </div>
  ),
}
