import type { Enumeration } from '@ampdeck/api/enumeration'
import { gunStatus, serviceStatus, stationStatus } from '@ampdeck/api/enumerations/equipment'
import { invoiceStatus, refundStatus } from '@ampdeck/api/enumerations/finance'
import { alarmLevel } from '@ampdeck/api/enumerations/operation'
import { orderStatus } from '@ampdeck/api/enumerations/order'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { StatusBadge } from '../status-badge/status-badge.tsx'
import { guide } from './glyph.guide.ts'
import { Glyph } from './glyph.tsx'

const states: readonly Enumeration[] = [
  gunStatus,
  serviceStatus,
  stationStatus,
  orderStatus,
  alarmLevel,
  refundStatus,
  invoiceStatus,
]

const meta = {
  title: 'Components/States/Glyph',
  component: Glyph,
  parameters: { guide },
  args: { name: 'charging', tone: 'busy', size: 32 },
} satisfies Meta<typeof Glyph>

export default meta
type Story = StoryObj<typeof meta>

export const One: Story = {}

/** The states of seven enumerations: no silhouette means two things in one of them. */
export const States: Story = {
  render: () => (
    <div style={{ display: 'grid', gridTemplateColumns: 'repeat(auto-fill, minmax(150px, 1fr))', gap: 20 }}>
      {states.map((of) => (
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
