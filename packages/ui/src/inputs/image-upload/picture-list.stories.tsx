import { say, texts } from '@ampdeck/api/texts'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { z } from 'zod'
import { DraftForm } from '../../forms/form/draft-form.tsx'
import { useDraft } from '../../forms/form/use-draft.ts'
import { Button } from '../../foundation/button/button.tsx'
import { pictureOf } from '../file-upload/file.fixture.ts'
import { imageTexts } from './image-upload.texts.ts'
import { guide } from './picture-list.guide.ts'
import { PictureList, PictureListField } from './picture-list.tsx'

const drawn = (number: number) =>
  `data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 80 60'%3E%3Crect width='80' height='60' fill='hsl(${number * 37} 35%25 70%25)'/%3E%3Crect x='32' y='14' width='16' height='38' fill='%2333413f'/%3E%3C/svg%3E`
const pictures = (count: number) => Array.from({ length: count }, (_, index) => drawn(index))

const meta = {
  title: 'Components/Forms/PictureList',
  component: PictureList,
  subcomponents: { PictureListField },
  parameters: { guide },
  args: {
    'aria-label': 'Pictures of the station',
    value: pictures(3),
    upload: async (file: File) => ({ url: URL.createObjectURL(file) }),
    onChange: fn(),
  },
  render: function Chosen({ onChange, ...args }) {
    const [value, setValue] = useState(args.value)
    return (
      <PictureList
        {...args}
        value={value}
        onChange={(urls) => {
          setValue(urls)
          onChange(urls)
        }}
      />
    )
  },
} satisfies Meta<typeof PictureList>

export default meta
type Story = StoryObj<typeof meta>

/** Buttons change the order; the focus goes with the picture. */
export const Reordered: Story = {
  play: async ({ canvas, args, globals }) => {
    const t = globals.language
    const [first = '', second = '', third = ''] = pictures(3)
    await userEvent.click(canvas.getByRole('button', { name: say(imageTexts.later, t, { place: 1 }) }))
    await expect(args.onChange).toHaveBeenLastCalledWith([second, first, third])
    await waitFor(() =>
      expect(canvas.getByRole('button', { name: say(imageTexts.later, t, { place: 2 }) })).toHaveFocus(),
    )
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(args.onChange).toHaveBeenLastCalledWith([second, third, first]))
    await waitFor(() =>
      expect(canvas.getByRole('button', { name: say(imageTexts.earlier, t, { place: 3 }) })).toHaveFocus(),
    )
    await expect(canvas.getByRole('status')).toHaveTextContent(say(imageTexts.moved, t, { from: 2, to: 3 }))
  },
}

/** What is changed while a picture is on its way stays changed once it is there. */
export const ChangedMeanwhile: Story = {
  args: {
    upload: () => {
      const { promise, resolve } = Promise.withResolvers<{ url: string }>()
      finish = () => resolve({ url: drawn(8) })
      return promise
    },
  },
  play: async ({ canvas, args, globals }) => {
    const t = globals.language
    const [, second = '', third = ''] = pictures(3)
    await userEvent.upload(
      canvas.getByLabelText(say(imageTexts.add, t)),
      await pictureOf('new.png', 400, 300),
    )
    const dialog = within(await screen.findByRole('dialog'))
    const use = dialog.getByRole('button', { name: say(imageTexts.use, t) })
    await waitFor(() => expect(use).toBeEnabled())
    await userEvent.click(use)
    await expect(await canvas.findByRole('progressbar')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: say(imageTexts.removeNth, t, { place: 1 }) }))
    finish()
    await waitFor(() => expect(args.onChange).toHaveBeenLastCalledWith([second, third, drawn(8)]))
  },
}

/** Nine are the most. */
export const Full: Story = {
  args: { value: pictures(9) },
  play: async ({ canvas, globals }) => {
    const t = globals.language
    await expect(canvas.queryByLabelText(say(imageTexts.add, t))).toBeNull()
    await userEvent.click(canvas.getByRole('button', { name: say(imageTexts.removeNth, t, { place: 9 }) }))
    await expect(canvas.getByLabelText(say(imageTexts.add, t))).toBeEnabled()
    await expect(canvas.getByText(say(imageTexts.count, t, { count: 8, max: 9 }))).toBeVisible()
  },
}

/** The focus goes to the picture that takes the place, and after the last one to the field. */
export const Removed: Story = {
  args: { value: pictures(2) },
  play: async ({ canvas, globals }) => {
    const t = globals.language
    const remove = () => canvas.getByRole('button', { name: say(imageTexts.removeNth, t, { place: 1 }) })
    await userEvent.click(remove())
    await waitFor(() => expect(canvas.getAllByRole('img')).toHaveLength(1))
    await waitFor(() => expect(remove()).toHaveFocus())
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(canvas.getByLabelText(say(imageTexts.add, t))).toHaveFocus())
  },
}

export const Empty: Story = { args: { value: [] } }

export const Disabled: Story = {
  args: { disabled: true },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button')).toBeNull()
  },
}

const Station = z.object({ pictures: z.array(z.string()).min(1).max(3) })
const stationTexts = texts({ pictures: ['Pictures', '图片'] })

/** In a form: a picture is cropped, sent, and its address is saved. */
export const InForm: Story = {
  args: { value: [] },
  render: function Form({ onChange, upload }) {
    const form = useDraft(Station, {
      texts: stationTexts,
      defaults: { pictures: [] },
      submit: async (values) => onChange(values.pictures),
      onDone: () => {},
    })
    return (
      <DraftForm of={form}>
        <PictureListField of={form} name="pictures" max={3} upload={upload} />
        <Button type="submit">Save</Button>
      </DraftForm>
    )
  },
  play: async ({ canvas, args, globals }) => {
    const t = globals.language
    const add = canvas.getByLabelText(say(imageTexts.add, t))
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }))
    await waitFor(() => expect(add).toBeInvalid())
    await userEvent.upload(add, await pictureOf('front.png', 800, 600))
    const dialog = within(await screen.findByRole('dialog', { name: say(imageTexts.crop, t) }))
    const use = dialog.getByRole('button', { name: say(imageTexts.use, t) })
    await waitFor(() => expect(use).toBeEnabled())
    await userEvent.click(use)
    await expect(await canvas.findByRole('img')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }))
    await waitFor(() => expect(args.onChange).toHaveBeenCalledWith([expect.stringMatching(/^blob:/)]))
  },
}

let finish = () => {}
