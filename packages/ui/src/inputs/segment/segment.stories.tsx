import type { StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, userEvent } from 'storybook/test'
import type { MetaAround } from '../../foundation/guide/guide.ts'
import { useSay } from '../../foundation/language/use-say.ts'
import { SegmentField } from '../fields/option-fields.tsx'
import { guide } from './segment.guide.ts'
import { Segment } from './segment.tsx'

function Zoom() {
  const say = useSay()
  const [value, setValue] = useState<'hour' | 'quarter'>('hour')
  return (
    <Segment
      label={say(['Scale', '刻度'])}
      value={value}
      onChange={setValue}
      options={[
        { value: 'hour', label: say(['Hours', '小时']), count: 24 },
        { value: 'quarter', label: say(['15 min', '15 分钟']), count: 96 },
      ]}
    />
  )
}

const meta = {
  title: 'Components/Actions/Segment',
  component: Segment,
  subcomponents: { SegmentField },
  render: Zoom,
  parameters: {
    guide,
    viewport: { options: { phone: { name: '390 px', styles: { width: '390px', height: '844px' } } } },
  },
} satisfies MetaAround<typeof Zoom>

export default meta
type Story = StoryObj<typeof Zoom>

export const Keyboard: Story = {
  play: async ({ canvas, globals }) => {
    const [first, second] = canvas.getAllByRole('radio')
    first?.focus()
    await userEvent.keyboard('{ArrowRight}')
    await expect(second).toBeChecked()
    await expect(second).toHaveAccessibleName(globals.language === 'en' ? '15 min 96' : '15 分钟 96')
  },
}

/** More words than a phone is wide: they are pushed by thumb, and the page is not. */
export const OnPhone: Story = {
  globals: { viewport: { value: 'phone', isRotated: false } },
  render: () => (
    <Segment
      label="Figure"
      value="a"
      onChange={() => undefined}
      options={['Billed energy', 'Energy fee', 'Service fee', 'Price before discounts'].map((label, nth) => ({
        value: 'abcd'.charAt(nth),
        label,
      }))}
    />
  ),
  play: async ({ canvas }) => {
    const group = canvas.getByRole('group', { name: 'Figure' })
    await expect(group.getBoundingClientRect().right).toBeLessThanOrEqual(390)
    await expect(group.scrollWidth).toBeGreaterThan(group.clientWidth)
  },
}
