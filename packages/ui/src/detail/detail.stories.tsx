import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Energy } from '../figure/energy.tsx'
import { Power } from '../figure/power.tsx'
import { DescriptionList } from './description-list.tsx'
import { Facts } from './facts.tsx'

const meta = {
  title: 'Ui/DescriptionList',
  component: DescriptionList,
  args: {
    items: [
      { label: 'Code', value: '4403000002' },
      { label: 'City', value: 'Shenzhen' },
      { label: 'Service phone', value: null },
      { label: 'Business hours', value: '00:00-24:00' },
      { label: 'Address', value: 'Shennan Avenue 2005', wide: true },
    ],
  },
} satisfies Meta<typeof DescriptionList>

export default meta
type Story = StoryObj<typeof meta>

/** What is not known is a dash. */
export const Fields: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('definition')[2]).toHaveTextContent('–')
  },
}

export const FourColumns: Story = { args: { columns: 4 } }

/** The few figures by which a record is known. */
export const FactLine: Story = {
  render: () => (
    <Facts
      items={[
        { label: 'Code', value: '4403000002' },
        { label: 'Power now', value: <Power w={1_010_000} /> },
        { label: 'Energy today', value: <Energy wh={2_026_917} decimals={1} /> },
        { label: 'Orders today', value: 72 },
      ]}
    />
  ),
}
