import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, userEvent } from 'storybook/test'
import { useSay } from '../../foundation/language/use-say.ts'
import { FieldFrame } from '../fields/field-frame.tsx'
import { type Position, PositionInput } from './position-input.tsx'

function Shown({
  start,
  error,
  ...rest
}: {
  start: Position
  error?: string
  disabled?: boolean
  readOnly?: boolean
}) {
  const say = useSay()
  const [value, setValue] = useState(start)
  return (
    <div style={{ maxWidth: 360 }}>
      <FieldFrame isGroup label={say(['Position', '位置'])} error={error}>
        {(wiring) => <PositionInput {...rest} {...wiring} value={value} onChange={setValue} />}
      </FieldFrame>
      <samp>{JSON.stringify(value)}</samp>
    </div>
  )
}

const meta = {
  title: 'Forms/PositionInput',
  component: Shown,
  args: { start: { lng: null, lat: null } },
} satisfies Meta<typeof Shown>

export default meta
type Story = StoryObj<typeof meta>

/** A pair from a map, in the wrong order, fills both. */
export const Pasted: Story = {
  play: async ({ canvas }) => {
    const [lng, lat] = canvas.getAllByRole('textbox')
    if (!lng || !lat) throw new Error('no inputs')
    await userEvent.click(lat)
    await userEvent.paste('22.5431, 114.0579')
    await expect(lng).toHaveValue('114.0579')
    await expect(lat).toHaveValue('22.5431')
  },
}

export const Failed: Story = {
  args: {
    start: { lng: 214.0579, lat: 22.5431 },
    error: 'enter a longitude from -180 to 180 with at most 10 decimals',
  },
}
export const ReadOnly: Story = { args: { start: { lng: 114.0579, lat: 22.5431 }, readOnly: true } }
