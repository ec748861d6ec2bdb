import { problemsOf } from '@ampdeck/api/billing/tariff-day'
import type { TariffPeriod } from '@ampdeck/api/billing/tariff-period'
import { TariffPeriod as TariffPeriodSchema } from '@ampdeck/api/billing/tariff-period'
import type { Language } from '@ampdeck/api/enumeration'
import { period } from '@ampdeck/api/enumerations/order'
import { say, texts } from '@ampdeck/api/texts'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fireEvent, fn, userEvent, waitFor, within } from 'storybook/test'
import { z } from 'zod'
import { useDraft } from '../../forms/form/use-draft.ts'
import { Button } from '../../foundation/button/button.tsx'
import { previousTariff, standardTariff } from '../tariff-clock/tariff.fixture.ts'
import { NO_PRICES, pricesIn, typicalDay } from './tariff-edit.ts'
import { guide } from './tariff-editor.guide.ts'
import { editorTexts } from './tariff-editor.texts.ts'
import { TariffEditor } from './tariff-editor.tsx'
import { TariffField } from './tariff-field.tsx'

const gapped = standardTariff.filter(({ from }) => from !== '12:00')
const broken: readonly TariffPeriod[] = [
  { from: '00:00', to: '08:00', period: 4, ePrice4: 3_125, sPrice4: 3_500 },
  { from: '07:00', to: '12:10', period: 2, ePrice4: 11_203, sPrice4: 5_000 },
  { from: '14:00', to: '24:00', period: 3, ePrice4: 6_852, sPrice4: 4_500 },
]

const meta = {
  title: 'Components/Forms/TariffEditor',
  component: TariffEditor,
  subcomponents: { TariffField },
  parameters: { guide },
  args: {
    label: 'GD-STD v4',
    value: standardTariff,
    versions: [{ label: 'GD-STD v2', periods: previousTariff }],
    onChange: fn<(value: TariffPeriod[]) => void>(),
  },
  render: function Edited({ onChange, ...args }) {
    const [value, setValue] = useState(args.value)
    const change = (next: TariffPeriod[]) => {
      setValue(next)
      onChange(next)
    }
    return <TariffEditor {...args} value={value} onChange={change} />
  },
} satisfies Meta<typeof TariffEditor>

export default meta
type Story = StoryObj<typeof meta>

const word = (code: 1 | 2 | 3 | 4, language: Language) => period.label(code, language)
const cell = (canvasElement: HTMLElement, time: string) =>
  within(within(canvasElement).getByRole('listbox')).getByRole('option', { name: new RegExp(`^${time}`) })

/** Walk, extend with Shift, set with a letter. */
export const Keyboard: Story = {
  play: async ({ canvasElement, canvas, args, globals }) => {
    await expect(within(canvas.getByRole('listbox')).getAllByRole('option')).toHaveLength(48)
    cell(canvasElement, '00:00').focus()
    await userEvent.keyboard('{ArrowRight}{ArrowRight}{Shift>}{ArrowRight}{ArrowRight}{/Shift}s')
    await expect(cell(canvasElement, '02:00')).toHaveFocus()
    for (const time of ['01:00', '01:30', '02:00'])
      await expect(cell(canvasElement, time)).toHaveAccessibleName(new RegExp(word(1, globals.language)))
    await expect(cell(canvasElement, '02:30')).toHaveAccessibleName(new RegExp(word(4, globals.language)))
    await expect(args.onChange).toHaveBeenLastCalledWith([
      { from: '00:00', to: '01:00', period: 4, ePrice4: 3_125, sPrice4: 3_500 },
      { from: '01:00', to: '02:30', period: 1, ePrice4: 13_987, sPrice4: 5_200 },
      { from: '02:30', to: '08:00', period: 4, ePrice4: 3_125, sPrice4: 3_500 },
      ...standardTariff.slice(1),
    ])
  },
}

/** Dragging over the ring paints with the chosen period, here over midnight. */
export const Dragged: Story = {
  play: async ({ canvasElement, canvas, args, globals }) => {
    await userEvent.click(canvas.getByRole('radio', { name: word(1, globals.language) }))
    const place = (time: string) => {
      const box = cell(canvasElement, time).getBoundingClientRect()
      return { clientX: box.x + box.width / 2, clientY: box.y + box.height / 2, pointerId: 1, button: 0 }
    }
    const list = canvas.getByRole('listbox')
    list.setPointerCapture = () => {}
    fireEvent.pointerDown(list, place('23:00'))
    for (const time of ['23:30', '00:00', '00:30']) fireEvent.pointerMove(list, place(time))
    fireEvent.pointerUp(list, place('00:30'))
    await waitFor(() => expect(args.onChange).toHaveBeenCalledOnce())
    for (const time of ['23:00', '23:30', '00:00', '00:30'])
      await expect(cell(canvasElement, time)).toHaveAccessibleName(new RegExp(word(1, globals.language)))
    for (const time of ['22:30', '01:00'])
      await expect(cell(canvasElement, time)).not.toHaveAccessibleName(new RegExp(word(1, globals.language)))
  },
}

/** Escape gives a drag up: nothing is painted. */
export const DragGivenUp: Story = {
  play: async ({ canvasElement, canvas, args }) => {
    const box = cell(canvasElement, '12:00').getBoundingClientRect()
    const place = { clientX: box.x + box.width / 2, clientY: box.y + box.height / 2, pointerId: 1, button: 0 }
    const list = canvas.getByRole('listbox')
    list.setPointerCapture = () => {}
    fireEvent.pointerDown(list, place)
    await expect(cell(canvasElement, '12:00')).toHaveFocus()
    await userEvent.keyboard('{Escape}')
    fireEvent.pointerUp(list, place)
    await expect(args.onChange).not.toHaveBeenCalled()
  },
}

/** A price reaches all rows of its period; what is no price does not. */
export const Priced: Story = {
  play: async ({ canvas, args, globals }) => {
    const t = globals.language
    const price = canvas.getByRole('textbox', {
      name: say(editorTexts.ePrice4, t, { period: word(2, t) }),
    })
    await expect(price).toHaveValue('1.1203')
    await userEvent.clear(price)
    await expect(price).toBeInvalid()
    await userEvent.type(price, '1.25')
    const [last] = args.onChange.mock.lastCall ?? []
    await expect(last?.filter(({ ePrice4 }) => ePrice4 === 12_500)).toHaveLength(3)
    await userEvent.type(price, '001')
    await expect(price).toBeInvalid()
    await expect(price).toHaveAccessibleDescription(say(editorTexts.priceRule, t))
    await userEvent.tab()
    await expect(price).toHaveValue('1.2500')
  },
}

/** All that the ring does, in the list: split, change, join. */
export const Rows: Story = {
  play: async ({ canvas, args, globals }) => {
    const t = globals.language
    await userEvent.click(canvas.getByRole('button', { name: `${say(editorTexts.split, t)} 19:00–24:00` }))
    const row = say(editorTexts.row, t, { row: 9 })
    await expect(canvas.getByRole('combobox', { name: `${row}, ${say(editorTexts.from, t)}` })).toHaveValue(
      '21:30',
    )
    await userEvent.selectOptions(
      canvas.getByRole('combobox', { name: `${row}, ${say(editorTexts.brush, t)}` }),
      '4',
    )
    await expect(args.onChange).toHaveBeenLastCalledWith([
      ...standardTariff.slice(0, 7),
      { from: '19:00', to: '21:30', period: 3, ePrice4: 6_852, sPrice4: 4_500 },
      { from: '21:30', to: '24:00', period: 4, ePrice4: 3_125, sPrice4: 3_500 },
    ])
    await userEvent.click(canvas.getByRole('button', { name: `${say(editorTexts.join, t)} 19:00–21:30` }))
    await expect(args.onChange).toHaveBeenLastCalledWith([...standardTariff])
  },
}

/** A gap is named at the ring, at the rows beside it and in words; it can be filled. */
export const Gap: Story = {
  args: { value: gapped },
  play: async ({ canvas, canvasElement, args, globals }) => {
    const t = globals.language
    const gap = say(editorTexts.gap, t, { from: '12:00', to: '14:00' })
    await expect(canvas.getAllByText(gap)).toHaveLength(3)
    await expect(cell(canvasElement, '12:00')).toHaveAccessibleName(new RegExp(say(editorTexts.noPeriod, t)))
    await userEvent.click(canvas.getByRole('button', { name: say(editorTexts.add, t) }))
    await expect(canvas.getByText(say(editorTexts.whole, t))).toBeVisible()
    const [last] = args.onChange.mock.lastCall ?? []
    await expect(problemsOf(last ?? [])).toEqual([])
  },
}

/** Overlap, gap and a boundary off the half hour at once. */
export const Broken: Story = {
  args: { value: broken },
  play: async ({ canvas, globals }) => {
    const t = globals.language
    await expect(
      canvas.getAllByText(new RegExp(say(editorTexts.overlap, t, { from: '07:00', to: '08:00' })))[0],
    ).toBeVisible()
    const to = canvas.getByRole('combobox', {
      name: `${say(editorTexts.row, t, { row: 2 })}, ${say(editorTexts.to, t)}`,
    })
    await expect(to).toBeInvalid()
    await expect(to).toHaveValue('12:10')
  },
}

/** Nothing yet: the whole day is a gap; the typical day is one press away. */
export const Empty: Story = {
  args: { value: [], versions: [] },
  play: async ({ canvas, args, globals }) => {
    await userEvent.click(canvas.getByRole('button', { name: say(editorTexts.apply, globals.language) }))
    await expect(args.onChange).toHaveBeenLastCalledWith(typicalDay(NO_PRICES))
    await expect(canvas.getByText(/price is 0|价格为 0/)).toBeVisible()
  },
}

/** Copies the periods and prices of another version. */
export const Copied: Story = {
  play: async ({ canvas, args, globals }) => {
    const t = globals.language
    await userEvent.selectOptions(
      canvas.getByRole('combobox', { name: say(editorTexts.preset, t) }),
      'GD-STD v2',
    )
    await userEvent.click(canvas.getByRole('button', { name: say(editorTexts.apply, t) }))
    await expect(args.onChange).toHaveBeenLastCalledWith([...previousTariff])
    await expect(pricesIn(previousTariff, NO_PRICES)[2].ePrice4).toBe(10_903)
  },
}

export const Disabled: Story = {
  args: { disabled: true },
  play: async ({ canvas, canvasElement, args }) => {
    cell(canvasElement, '00:00').focus()
    await userEvent.keyboard('s')
    await expect(args.onChange).not.toHaveBeenCalled()
    for (const box of canvas.getAllByRole('textbox')) await expect(box).toBeDisabled()
  },
}

/** 48 rows of one half hour: no further row fits. */
export const Full: Story = {
  args: {
    value: Array.from({ length: 48 }, (_, index) => ({
      from: `${String(Math.floor(index / 2)).padStart(2, '0')}:${index % 2 ? '30' : '00'}`,
      to: `${String(Math.floor((index + 1) / 2)).padStart(2, '0')}:${index % 2 ? '00' : '30'}`,
      period: ((index % 4) + 1) as 1 | 2 | 3 | 4,
      ePrice4: 5_000,
      sPrice4: 5_000,
    })),
  },
  play: async ({ canvas, globals }) => {
    await expect(canvas.getByRole('button', { name: say(editorTexts.add, globals.language) })).toBeDisabled()
  },
}

const Version = z.object({
  periods: z
    .array(TariffPeriodSchema)
    .refine((periods) => problemsOf(periods).length === 0, 'the day must be covered exactly'),
})
const versionTexts = texts({ periods: ['Periods and prices', '时段与价格'] })

/** In a form: the schema refuses a day with a gap. */
export const InForm: Story = {
  args: { value: gapped },
  render: function Form({ value, onChange }) {
    const form = useDraft(Version, {
      texts: versionTexts,
      record: { periods: [...value] },
      submit: async (values) => onChange(values.periods),
      onDone: () => {},
    })
    return (
      <form onSubmit={(event) => event.preventDefault()}>
        <TariffField of={form} name="periods" />
        <Button onClick={form.save}>Save</Button>
      </form>
    )
  },
  play: async ({ canvas, args, globals }) => {
    const t = globals.language
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }))
    const group = canvas.getByRole('group', { name: say(versionTexts.periods, t) })
    await waitFor(() => expect(group).toHaveAccessibleDescription(/./))
    await expect(args.onChange).not.toHaveBeenCalled()
    await userEvent.click(canvas.getByRole('button', { name: say(editorTexts.add, t) }))
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }))
    await waitFor(() => expect(args.onChange).toHaveBeenCalledOnce())
  },
}
