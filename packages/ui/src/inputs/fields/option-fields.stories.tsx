import { operationType } from '@ampdeck/api/enumerations/equipment'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, userEvent } from 'storybook/test'
import { useLanguage } from '../../foundation/language/use-language.ts'
import { useSay } from '../../foundation/language/use-say.ts'

import { FieldFrame } from './field-frame.tsx'
import { CheckboxGroup, RadioGroup } from './option-fields.tsx'

interface Args {
  isMany: boolean
  start: readonly (string | number)[]
  error?: string
  disabled?: boolean
  readOnly?: boolean
}

function Shown({ isMany, start, error, ...rest }: Args) {
  const say = useSay()
  const { language } = useLanguage()
  const [codes, setCodes] = useState<readonly (string | number)[]>(start)
  return (
    <FieldFrame isGroup isRequired label={say(['Operation type', '运营类型'])} error={error}>
      {(wiring) => (
        <>
          {isMany ? (
            <CheckboxGroup
              {...rest}
              {...wiring}
              options={operationType}
              value={codes}
              onChange={(next) => setCodes(next ?? [])}
            />
          ) : (
            <RadioGroup
              {...rest}
              {...wiring}
              options={operationType}
              value={codes[0]}
              onChange={(code) => setCodes(code === null ? [] : [code])}
            />
          )}
          <output>{codes.map((code) => operationType.label(Number(code) as 1, language)).join('|')}</output>
        </>
      )}
    </FieldFrame>
  )
}

const meta = {
  title: 'Forms/OptionGroup',
  component: Shown,
  args: { isMany: false, start: [] },
} satisfies Meta<typeof Shown>

export default meta
type Story = StoryObj<typeof meta>

export const Radio: Story = {
  play: async ({ canvas, globals }) => {
    const group = canvas.getByRole('radiogroup', {
      name: globals.language === 'en' ? 'Operation type' : '运营类型',
    })
    await expect(group).toHaveAttribute('aria-required', 'true')
    const [first, second] = canvas.getAllByRole('radio')
    if (!first || !second) throw new Error('no radios')
    await userEvent.click(first)
    await userEvent.keyboard('{ArrowDown}')
    await expect(second).toBeChecked()
    await expect(second).toHaveFocus()
  },
}

/** Whatever order one presses in, the codes are in the order in which they are offered. */
export const Checkboxes: Story = {
  args: { isMany: true },
  play: async ({ canvas, globals }) => {
    const boxes = canvas.getAllByRole('checkbox')
    for (const box of boxes.slice(0, 2).reverse()) await userEvent.click(box)
    const [first, second] = operationType.codes.map((code) => operationType.label(code, globals.language))
    await expect(canvas.getByRole('status')).toHaveTextContent(`${first}|${second}`)
  },
}

export const Failed: Story = { args: { error: 'choose one of the options' } }
export const ReadOnly: Story = { args: { start: [1], readOnly: true } }
export const Disabled: Story = { args: { isMany: true, start: [1], disabled: true } }
