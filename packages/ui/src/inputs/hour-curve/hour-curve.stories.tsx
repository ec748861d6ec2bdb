import type { StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, userEvent } from 'storybook/test'
import type { MetaAround } from '../../foundation/guide/guide.ts'
import { useSay } from '../../foundation/language/use-say.ts'
import { guide } from './hour-curve.guide.ts'
import { HourCurveField, HourCurveInput } from './hour-curve.tsx'

function Night() {
  const say = useSay()
  const [value, setValue] = useState<readonly number[] | null>(
    Array.from({ length: 24 }, (_, hour) => (hour >= 10 && hour < 15 ? 40 : 100)),
  )
  return <HourCurveInput aria-label={say(['Power by hour', '分时功率'])} value={value} onChange={setValue} />
}

const meta = {
  title: 'Components/Forms/HourCurveInput',
  component: HourCurveInput,
  subcomponents: { HourCurveField },
  render: Night,
  parameters: { guide },
} satisfies MetaAround<typeof Night>

export default meta
type Story = StoryObj<typeof Night>

export const Keyboard: Story = {
  play: async ({ canvas }) => {
    const hours = canvas.getAllByRole('slider')
    await expect(hours).toHaveLength(24)
    hours[0]?.focus()
    await userEvent.keyboard('{PageDown}{ArrowDown}')
    await expect(hours[0]).toHaveAttribute('aria-valuenow', '70')
    await userEvent.keyboard('{Shift>}{ArrowRight}{/Shift}{ArrowUp}')
    await expect(hours[1]).toHaveFocus()
    await expect(hours[1]).toHaveAttribute('aria-valuenow', '75')
    await userEvent.keyboard('{Home}')
    await expect(hours[1]).toHaveAttribute('aria-valuenow', '0')
  },
}
