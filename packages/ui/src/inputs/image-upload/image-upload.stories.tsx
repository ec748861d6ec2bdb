import { say } from '@ampdeck/api/texts'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fireEvent, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { fileOf, pictureOf } from '../file-upload/file.fixture.ts'
import type { Uploader } from '../file-upload/use-uploads.ts'
import { guide } from './image-upload.guide.ts'
import { imageTexts } from './image-upload.texts.ts'
import { ImageField, ImageUpload } from './image-upload.tsx'

const sent: Uploader = async (file) => ({ url: URL.createObjectURL(file) })
const drawn =
  "data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 80 80'%3E%3Crect width='80' height='80' fill='%235fb0d3'/%3E%3Ccircle cx='40' cy='32' r='14' fill='%2333413f'/%3E%3Cellipse cx='40' cy='74' rx='26' ry='24' fill='%2333413f'/%3E%3C/svg%3E"

const meta = {
  title: 'Components/Forms/ImageUpload',
  component: ImageUpload,
  subcomponents: { ImageField },
  parameters: { guide },
  args: { 'aria-label': 'Avatar', value: '', upload: fn(sent), onChange: fn() },
  beforeEach: ({ args }) => {
    const upload = args.upload as ReturnType<typeof fn<Uploader>>
    if ('mockReset' in upload) upload.mockReset().mockImplementation(sent)
  },
  render: function Chosen({ onChange, ...args }) {
    const [value, setValue] = useState(args.value)
    return (
      <ImageUpload
        {...args}
        value={value}
        onChange={(url) => {
          setValue(url)
          onChange(url)
        }}
      />
    )
  },
} satisfies Meta<typeof ImageUpload>

export default meta
type Story = StoryObj<typeof meta>

/** Chosen, zoomed and moved by keys, cut to a square of at most 1024 px, sent. */
export const Cropped: Story = {
  play: async ({ canvas, args, globals }) => {
    const s = (text: readonly [string, string]) => say(text, globals.language)
    const photo = await pictureOf('me.jpg', 2_400, 1_600, 'image/jpeg')
    await userEvent.upload(canvas.getByLabelText('Avatar'), photo)
    const dialog = within(await screen.findByRole('dialog', { name: s(imageTexts.crop) }))
    const use = dialog.getByRole('button', { name: s(imageTexts.use) })
    await waitFor(() => expect(use).toBeEnabled())
    const zoom = dialog.getByRole('slider', { name: s(imageTexts.zoom) })
    fireEvent.change(zoom, { target: { value: '2' } })
    const area = dialog.getByRole('application', { name: s(imageTexts.area) })
    area.focus()
    await userEvent.keyboard('{ArrowRight}{ArrowRight}')
    await userEvent.click(use)
    await waitFor(() => expect(args.upload).toHaveBeenCalledOnce())
    const [file] = (args.upload as ReturnType<typeof fn<Uploader>>).mock.calls[0] ?? []
    if (!file) throw new Error('nothing was sent')
    await expect(file.type).toBe('image/jpeg')
    const bitmap = await createImageBitmap(file)
    await expect(bitmap.width).toBe(bitmap.height)
    await expect(bitmap.width).toBeLessThanOrEqual(1_024)
    await waitFor(() => expect(canvas.getByRole('img', { name: s(imageTexts.current) })).toBeVisible())
    await expect(args.onChange).toHaveBeenCalledWith(expect.stringMatching(/^blob:/))
  },
}

/** The picture before it is cut: a round part, the zoom, and the way back. */
export const Cropping: Story = {
  play: async ({ canvas, args, globals }) => {
    const s = (text: readonly [string, string]) => say(text, globals.language)
    await userEvent.upload(canvas.getByLabelText('Avatar'), await pictureOf('me.png', 900, 600))
    const dialog = within(await screen.findByRole('dialog', { name: s(imageTexts.crop) }))
    await waitFor(() => expect(dialog.getByRole('button', { name: s(imageTexts.use) })).toBeEnabled())
    await userEvent.click(dialog.getByRole('button', { name: s(['Cancel', '取消']) }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await expect(args.upload).not.toHaveBeenCalled()
    await userEvent.upload(canvas.getByLabelText('Avatar'), await pictureOf('me.png', 900, 600))
    await waitFor(() => expect(screen.getByRole('slider')).toBeVisible())
  },
}

/** The two messages of the specification, word by word. */
export const Refused: Story = {
  play: async ({ canvas, args, globals }) => {
    const isEnglish = globals.language === 'en'
    const input = canvas.getByLabelText('Avatar')
    await userEvent.upload(input, fileOf('me.png', 'text'), { applyAccept: false })
    await waitFor(() =>
      expect(canvas.getByRole('alert')).toHaveTextContent(
        isEnglish ? 'wrong image format, please upload a picture' : '图片格式错误，请上传图片',
      ),
    )
    await userEvent.upload(input, fileOf('me.png', 'png', 2 * 1_048_576))
    await waitFor(() =>
      expect(canvas.getByRole('alert')).toHaveTextContent(
        isEnglish ? 'avatar image cannot exceed 2MB' : '头像图片不能超过2MB',
      ),
    )
    await expect(args.upload).not.toHaveBeenCalled()
  },
}

/** It has the head of a picture, but none follows. */
export const Unreadable: Story = {
  play: async ({ canvas, globals }) => {
    await userEvent.upload(canvas.getByLabelText('Avatar'), fileOf('me.png', 'png'))
    await waitFor(() =>
      expect(canvas.getByRole('alert')).toHaveTextContent(say(imageTexts.unreadable, globals.language)),
    )
  },
}

/** A picture that is there stays when the next cannot be sent. */
export const Failed: Story = {
  args: { value: drawn },
  beforeEach: ({ args }) => {
    const upload = args.upload as ReturnType<typeof fn<Uploader>>
    upload.mockReset().mockRejectedValue(new Error('503'))
  },
  play: async ({ canvas, globals }) => {
    const s = (text: readonly [string, string]) => say(text, globals.language)
    await userEvent.upload(canvas.getByLabelText('Avatar'), await pictureOf('me.png', 400, 400))
    const dialog = within(await screen.findByRole('dialog'))
    const use = dialog.getByRole('button', { name: s(imageTexts.use) })
    await waitFor(() => expect(use).toBeEnabled())
    await userEvent.click(use)
    await waitFor(() => expect(canvas.getByRole('alert')).toHaveTextContent(s(imageTexts.failed)))
    await expect(canvas.getByRole('img', { name: s(imageTexts.current) })).toHaveAttribute('src', drawn)
  },
}

/** A banner for a carousel. */
export const Banner: Story = { args: { 'aria-label': 'Banner', shape: 'rect', aspect: 16 / 9 } }

export const Removed: Story = {
  args: { value: drawn },
  play: async ({ canvas, args, globals }) => {
    await userEvent.click(canvas.getByRole('button', { name: say(imageTexts.remove, globals.language) }))
    await expect(args.onChange).toHaveBeenCalledWith(null)
    await expect(canvas.queryByRole('img')).toBeNull()
    await waitFor(() => expect(canvas.getByLabelText('Avatar')).toHaveFocus())
  },
}

export const Disabled: Story = {
  args: { value: drawn, disabled: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('Avatar')).toBeDisabled()
    await expect(canvas.queryByRole('button')).toBeNull()
  },
}
