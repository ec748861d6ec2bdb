import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor } from 'storybook/test'
import { Energy, Power } from '../../foundation/figure/figures.tsx'
import { DescriptionList } from './description-list.tsx'
import { guide } from './detail.guide.ts'
import { Facts } from './facts.tsx'

const meta = {
  title: 'Components/Details/DescriptionList',
  component: DescriptionList,
  subcomponents: { Facts },
  parameters: { guide },
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

/** Four columns are the most, however wide the list is (spec 9.29). */
export const FourColumns: Story = {
  args: { columns: 4 },
  play: async ({ canvasElement }) => {
    await expect(columnsOf(canvasElement)).toBe(4)
  },
}

/** In a narrow panel of a wide page there is room for two. */
export const NarrowPanel: Story = {
  args: { columns: 4 },
  decorators: [
    (Story) => (
      <div style={{ width: 360 }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvasElement }) => {
    await expect(columnsOf(canvasElement)).toBe(2)
  },
}

/** What is longer than its column wraps, and pushes nothing wider. */
export const LongValues: Story = {
  args: {
    columns: 4,
    items: [
      { label: 'Order number', value: '202603180942004403000017', copy: '202603180942004403000017' },
      {
        label: 'Address',
        value: 'Baoan International Airport Terminal 3, level B1, charging zone C, rows 12 to 18',
      },
      { label: 'Push address', value: `https://push.example.com/ocpp/${'4403000002'.repeat(8)}`, wide: true },
      { label: 'Parking numbers', value: [] },
    ],
  },
  play: async ({ canvas, canvasElement }) => {
    const list = canvasElement.querySelector('dl')
    await expect(list?.scrollWidth).toBeLessThanOrEqual(list?.clientWidth ?? 0)
    await expect(canvas.getAllByRole('definition')[3]).toHaveTextContent('–')
  },
}

/** A code can be copied; the answer is seen and heard. */
export const Copied: Story = {
  args: { items: [{ label: 'Code', value: '4403000002', copy: '4403000002' }] },
  play: async ({ canvas, globals }) => {
    const write = fn(async () => {})
    const clipboard = { value: { writeText: write }, configurable: true }
    Object.defineProperty(navigator, 'clipboard', clipboard)
    const isEnglish = globals.language === 'en'
    await userEvent.click(canvas.getByRole('button', { name: isEnglish ? 'Copy Code' : '复制Code' }))
    await waitFor(() =>
      expect(canvas.getByRole('status')).toHaveTextContent(isEnglish ? 'Code copied' : 'Code已复制'),
    )
    await expect(write).toHaveBeenCalledWith('4403000002')
  },
}

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

/** How many columns the list has drawn. */
function columnsOf(root: HTMLElement): number {
  const list = root.querySelector('dl')
  return list ? getComputedStyle(list).gridTemplateColumns.split(' ').length : 0
}
