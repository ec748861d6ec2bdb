import { operationType } from '@ampdeck/api/enumerations/equipment'
import type { StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, userEvent } from 'storybook/test'
import type { MetaAround } from '../../foundation/guide/guide.ts'
import { useLanguage } from '../../foundation/language/use-language.ts'
import { useSay } from '../../foundation/language/use-say.ts'
import { Checkbox, CheckboxOption } from './checkbox.tsx'
import { FieldFrame, type FieldWiring } from './field-frame.tsx'
import { guide } from './option-fields.guide.ts'
import { CheckboxGroup, CheckboxGroupField, RadioField, RadioGroup, SelectField } from './option-fields.tsx'
import { Select } from './select.tsx'

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
  title: 'Components/Forms/OptionGroup',
  component: RadioGroup,
  subcomponents: {
    CheckboxGroup,
    Select,
    Checkbox,
    CheckboxOption,
    RadioField,
    CheckboxGroupField,
    SelectField,
  },
  render: Shown,
  parameters: { guide },
  args: { isMany: false, start: [] },
} satisfies MetaAround<typeof Shown>

export default meta
type Story = StoryObj<typeof Shown>

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
    await expect(canvas.getByRole('group')).toHaveAccessibleDescription(
      globals.language === 'en' ? 'Required' : '必填',
    )
    const boxes = canvas.getAllByRole('checkbox')
    for (const box of boxes.slice(0, 2).reverse()) await userEvent.click(box)
    const [first, second] = operationType.codes.map((code) => operationType.label(code, globals.language))
    await expect(canvas.getByRole('status')).toHaveTextContent(`${first}|${second}`)
  },
}

/** Some of what a box stands for is chosen: pressed, it chooses all of it. */
export const Mixed: Story = {
  render: function Mixed() {
    const say = useSay()
    const guns = ['A', 'B', 'C']
    const [chosen, setChosen] = useState<readonly string[]>(['B'])
    const isWhole = chosen.length === guns.length
    return (
      <div style={{ maxWidth: 240 }}>
        <CheckboxOption
          mixed={chosen.length > 0 && !isWhole}
          checked={isWhole}
          onChange={() => setChosen(isWhole ? [] : guns)}
        >
          {say(['All guns', '全部充电枪'])}
        </CheckboxOption>
        {guns.map((gun) => (
          <CheckboxOption
            key={gun}
            checked={chosen.includes(gun)}
            onChange={({ target }) =>
              setChosen(guns.filter((other) => (other === gun ? target.checked : chosen.includes(other))))
            }
          >
            {say([`Gun ${gun}`, `${gun} 枪`])}
          </CheckboxOption>
        ))}
      </div>
    )
  },
  play: async ({ canvas, globals }) => {
    const [all, ...guns] = canvas.getAllByRole('checkbox')
    if (!all) throw new Error('no boxes')
    await expect(all).toBePartiallyChecked()
    await expect(all).toHaveAccessibleName(globals.language === 'en' ? 'All guns' : '全部充电枪')
    await userEvent.click(all)
    for (const gun of guns) await expect(gun).toBeChecked()
    await expect(all).not.toBePartiallyChecked()
  },
}

/** A native select without a form, in a toolbar. */
export const Dropping: Story = {
  render: function Dropping() {
    const say = useSay()
    const { language } = useLanguage()
    const [code, setCode] = useState(String(operationType.codes[0]))
    return (
      <Select
        size="bar"
        aria-label={say(['Operation type', '运营类型'])}
        value={code}
        onChange={({ target }) => setCode(target.value)}
      >
        {operationType.codes.map((other) => (
          <option key={other} value={other}>
            {operationType.label(other, language)}
          </option>
        ))}
      </Select>
    )
  },
  play: async ({ canvas, globals }) => {
    const name = globals.language === 'en' ? 'Operation type' : '运营类型'
    const select = canvas.getByRole('combobox', { name })
    const last = String(operationType.codes.at(-1))
    await userEvent.selectOptions(select, last)
    await expect(select).toHaveValue(last)
  },
}

/** Nothing is chosen yet, something is wrong, it is closed for now, and a text that is longer than its place. */
export const DroppingStates: Story = {
  render: function DroppingStates() {
    const say = useSay()
    const { language } = useLanguage()
    const offered = operationType.codes.map((code) => (
      <option key={code} value={code}>
        {operationType.label(code, language)}
      </option>
    ))
    const choosing = (wiring: FieldWiring) => (
      <Select {...wiring} defaultValue="">
        <option value="">{say(['Choose', '请选择'])}</option>
        {offered}
      </Select>
    )
    const label = say(['Operation type', '运营类型'])
    return (
      <div style={{ display: 'grid', gap: 14, maxWidth: 180 }}>
        <FieldFrame label={label} isRequired>
          {choosing}
        </FieldFrame>
        <FieldFrame label={label} error={say(['Choose an operation type', '请选择运营类型'])}>
          {choosing}
        </FieldFrame>
        <FieldFrame label={label} hint={say(['Choose a station first', '请先选择场站'])}>
          {(wiring) => (
            <Select {...wiring} disabled>
              {offered}
            </Select>
          )}
        </FieldFrame>
        <FieldFrame label={say(['Tariff', '电价方案'])}>
          {(wiring) => (
            <Select {...wiring}>
              <option>
                {say(['Shenzhen public standard, summer, v3', '深圳公共场站标准方案（夏季第三版）'])}
              </option>
            </Select>
          )}
        </FieldFrame>
      </div>
    )
  },
  play: async ({ canvas, globals }) => {
    const t = (english: string, chinese: string) => (globals.language === 'en' ? english : chinese)
    const [empty, wrong, closed, long] = canvas.getAllByRole('combobox')
    if (!empty || !wrong || !closed || !long) throw new Error('no selects')
    await expect(empty).toBeRequired()
    await expect(wrong).toBeInvalid()
    await expect(wrong).toHaveAccessibleDescription(t('Choose an operation type', '请选择运营类型'))
    await expect(closed).toBeDisabled()
    await expect(closed).toHaveAccessibleDescription(t('Choose a station first', '请先选择场站'))
    await expect(long.getBoundingClientRect().width).toBeLessThanOrEqual(180)
    await expect(getComputedStyle(long).textOverflow).toBe('ellipsis')
  },
}

export const Failed: Story = { args: { error: 'choose one of the options' } }
export const ReadOnly: Story = { args: { start: [1], readOnly: true } }
export const Disabled: Story = { args: { isMany: true, start: [1], disabled: true } }
