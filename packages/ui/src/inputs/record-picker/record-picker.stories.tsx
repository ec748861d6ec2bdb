import { say } from '@ampdeck/api/texts'
import type { StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, screen, userEvent, waitFor } from 'storybook/test'
import type { MetaAround } from '../../foundation/guide/guide.ts'
import { useSay } from '../../foundation/language/use-say.ts'
import { comboTexts } from '../combobox/combobox.texts.ts'
import { FieldFrame } from '../fields/field-frame.tsx'
import { RecordField, RecordsField } from './record-fields.tsx'
import { guide } from './record-picker.guide.ts'
import { recordTexts } from './record-picker.texts.ts'
import { RecordPicker, RecordsPicker } from './record-picker.tsx'
import type { RecordId, RecordSource } from './record-source.ts'
import { stationSource } from './stations.fixture.ts'

interface Args {
  source: RecordSource
  start: readonly RecordId[]
  isMany?: boolean
  isScoped?: boolean
  error?: string
  disabled?: boolean
  readOnly?: boolean
}

function StationPicker({ start, isMany = false, error, ...rest }: Args) {
  const say = useSay()
  const [ids, setIds] = useState<readonly RecordId[]>(start)
  return (
    <div style={{ maxWidth: 340 }}>
      <FieldFrame label={say(['Station', '场站'])} error={error}>
        {(wiring) =>
          isMany ? (
            <RecordsPicker {...rest} {...wiring} value={ids} onChange={(next) => setIds(next ?? [])} />
          ) : (
            <RecordPicker
              {...rest}
              {...wiring}
              value={ids[0] ?? null}
              onChange={(id) => setIds(id === null ? [] : [id])}
            />
          )
        }
      </FieldFrame>
      <samp>{JSON.stringify(ids)}</samp>
    </div>
  )
}

const meta = {
  title: 'Components/Forms/RecordPicker',
  component: RecordPicker,
  subcomponents: { RecordsPicker, RecordField, RecordsField },
  render: StationPicker,
  parameters: { guide },
  args: { source: stationSource(10_000), start: [] },
} satisfies MetaAround<typeof StationPicker>

export default meta
type Story = StoryObj<typeof StationPicker>

/** Ten thousand stations: searched on the server, the id on the wire. */
export const One: Story = {
  play: async ({ canvas, globals }) => {
    const input = canvas.getByRole('combobox')
    await userEvent.type(input, '4403000002')
    const option = await screen.findByRole('option', {
      name: new RegExp(say(['Shenzhen Airport', '深圳机场'], globals.language)),
    })
    await expect(option).toHaveTextContent('4403000002')
    await waitFor(() => expect(screen.getAllByRole('option')).toHaveLength(1))
    await userEvent.keyboard('{Enter}')
    await expect(input).toHaveValue(say(['Shenzhen Airport', '深圳机场'], globals.language))
    await expect(canvas.getByText('[2]')).toBeVisible()
  },
}

/** The end of the list brings the next page. */
export const Pages: Story = {
  args: { source: stationSource(10_000) },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('combobox'))
    await screen.findAllByRole('option')
    await userEvent.keyboard('{PageDown}{PageDown}{PageDown}')
    await waitFor(() => expect((args.source as ReturnType<typeof stationSource>).asked).toContain(' 2'))
    await userEvent.keyboard('{PageDown}{PageDown}')
    await waitFor(() => expect(screen.getByText('4403000026')).toBeInTheDocument())
  },
}

/** The name of what was chosen earlier is loaded; what the reader may not see says so. */
export const Chosen: Story = {
  args: { isMany: true, isScoped: true, source: stationSource(300), start: [2, 4, 9_999] },
  play: async ({ canvas, globals }) => {
    await canvas.findByText(say(['Guangzhou Tianhe', '广州天河'], globals.language))
    const hidden = say(recordTexts.unknown, globals.language, { id: '9999' })
    await expect(await canvas.findByText(hidden)).toBeVisible()
    const remove = say(comboTexts.remove, globals.language, { label: hidden })
    await userEvent.click(canvas.getByRole('button', { name: remove }))
    await expect(canvas.getByText('[2,4]')).toBeVisible()
    await userEvent.click(canvas.getByRole('combobox'))
    await waitFor(() => expect(screen.getByText(say(recordTexts.scoped, globals.language))).toBeVisible())
  },
}

/** Many chips are counted; Backspace takes the last one away. */
export const Many: Story = {
  args: { isMany: true, start: [1, 2, 3, 4, 5, 6] },
  play: async ({ canvas, globals }) => {
    const more = await canvas.findByRole('button', {
      name: say(comboTexts.more, globals.language, { count: 3 }),
    })
    await userEvent.click(canvas.getByRole('combobox'))
    await userEvent.keyboard('{Backspace}')
    await expect(canvas.getByText('[1,2,3,4,5]')).toBeVisible()
    await userEvent.keyboard('{Escape}')
    await userEvent.click(more)
    // By its title: the list, which may still be closing, has the name as well.
    const chip = await canvas.findByTitle(say(['Shanghai Hongqiao Hub', '上海虹桥枢纽'], globals.language))
    await expect(chip).toBeVisible()
  },
}

/** The answer to the first letters comes last and is not shown. */
export const OutOfOrder: Story = {
  args: {
    source: stationSource(10_000, {
      delayOf: (text) => (text === 'zzz' || text === '' ? 0 : text.length < 6 ? 900 : 10),
    }),
  },
  play: async ({ canvas }) => {
    const input = canvas.getByRole('combobox')
    await userEvent.type(input, '4403')
    await new Promise((resolve) => setTimeout(resolve, 350))
    await userEvent.type(input, '000002')
    await waitFor(() => expect(screen.getAllByRole('option')).toHaveLength(1))
    await new Promise((resolve) => setTimeout(resolve, 800))
    await expect(screen.getAllByRole('option')).toHaveLength(1)
  },
}

/** Enter before the answer chooses nothing that was not meant. */
export const Hasty: Story = {
  args: { source: stationSource(10_000, { delayOf: (text) => (text === '' ? 0 : 400) }) },
  play: async ({ canvas }) => {
    const input = canvas.getByRole('combobox')
    await userEvent.click(input)
    await screen.findAllByRole('option')
    await userEvent.type(input, '4201009996{Enter}')
    await expect(canvas.getByText('[]')).toBeVisible()
  },
}

/** A page that fails can be tried again; what was read stays. */
export const Failing: Story = {
  args: { source: failingOnce() },
  play: async ({ canvas, globals }) => {
    await userEvent.click(canvas.getByRole('combobox'))
    await userEvent.click(
      await screen.findByRole('button', { name: say(recordTexts.retry, globals.language) }),
    )
    await waitFor(() => expect(screen.getAllByRole('option').length).toBeGreaterThan(3))
  },
}

export const Nothing: Story = {
  play: async ({ canvas, globals }) => {
    await userEvent.type(canvas.getByRole('combobox'), 'zzz')
    await expect(
      await screen.findByText(say(recordTexts.nothing, globals.language, { text: 'zzz' })),
    ).toBeVisible()
  },
}

export const Failed: Story = { args: { error: 'choose one of the options' } }
export const Disabled: Story = { args: { start: [2], disabled: true } }
export const ReadOnly: Story = { args: { start: [2, 3], isMany: true, readOnly: true } }

function failingOnce() {
  let calls = 0
  return stationSource(300, { failing: () => calls++ === 0 })
}
