import { say, texts } from '@ampdeck/api/texts'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { z } from 'zod'
import { DraftForm } from '../../forms/form/draft-form.tsx'
import { useDraft } from '../../forms/form/use-draft.ts'
import { Button } from '../../foundation/button/button.tsx'
import { fileOf } from './file.fixture.ts'
import { guide } from './file-upload.guide.ts'
import { uploadTexts } from './file-upload.texts.ts'
import { FileField, FileUpload } from './file-upload.tsx'
import type { Uploader } from './use-uploads.ts'

const MB = 1_048_576
const sent: Uploader = async (file) => ({ url: `/files/${file.name}` })
const never: Uploader = (_, { onProgress }) => {
  onProgress(0.4)
  return new Promise(() => {})
}

const meta = {
  title: 'Components/Forms/FileUpload',
  component: FileUpload,
  subcomponents: { FileField },
  parameters: { guide },
  args: {
    'aria-label': 'Attachments',
    files: [],
    max: 5,
    extensions: ['pdf', 'xlsx', 'png', 'jpg'],
    maxBytes: 10 * MB,
    upload: fn(sent),
    onChange: fn(),
  },
  render: function Chosen({ onChange, ...args }) {
    const [files, setFiles] = useState(args.files)
    return (
      <FileUpload
        {...args}
        files={files}
        onChange={(next) => {
          setFiles(next)
          onChange(next)
        }}
      />
    )
  },
} satisfies Meta<typeof FileUpload>

export default meta
type Story = StoryObj<typeof meta>

const report = () => fileOf('inspection.pdf', 'pdf')

export const Empty: Story = {
  args: { 'aria-required': true },
  play: async ({ canvas, globals }) => {
    const input = canvas.getByLabelText('Attachments')
    await expect(input).toHaveAccessibleDescription(globals.language === 'en' ? 'Required' : '必填')
    await expect(input).toHaveAttribute('accept', '.pdf,.xlsx,.png,.jpg')
    await expect(
      canvas.getByText(
        globals.language === 'en' ? /up to 10 MB, at most 5 files/ : /不超过 10 MB，最多 5 个文件/,
      ),
    ).toBeVisible()
  },
}

/** Chosen, sent, and removed again. */
export const Done: Story = {
  play: async ({ canvas, args, globals }) => {
    await userEvent.upload(canvas.getByLabelText('Attachments'), [report(), fileOf('piles.xlsx', 'zip')])
    await waitFor(() => expect(canvas.getAllByRole('listitem')).toHaveLength(2))
    const link = await canvas.findByRole('link', { name: 'inspection.pdf' })
    await expect(link).toHaveAttribute('rel', 'noopener noreferrer')
    const remove = say(uploadTexts.remove, globals.language, { name: 'inspection.pdf' })
    await userEvent.click(canvas.getByRole('button', { name: remove }))
    await waitFor(() =>
      expect(args.onChange).toHaveBeenLastCalledWith([expect.objectContaining({ url: '/files/piles.xlsx' })]),
    )
    // The focus goes to the file that takes the place, and after the last one to the field.
    const other = say(uploadTexts.remove, globals.language, { name: 'piles.xlsx' })
    await waitFor(() => expect(canvas.getByRole('button', { name: other })).toHaveFocus())
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(canvas.getByLabelText('Attachments')).toHaveFocus())
  },
}

export const Uploading: Story = {
  args: { upload: fn(never) },
  play: async ({ canvas, globals }) => {
    await userEvent.upload(canvas.getByLabelText('Attachments'), [
      report(),
      fileOf('second.pdf', 'pdf'),
      fileOf('third.pdf', 'pdf'),
    ])
    const bar = await canvas.findByRole('progressbar', { name: /inspection.pdf/ })
    await waitFor(() => expect(bar).toHaveValue(0.4))
    const stop = say(uploadTexts.stop, globals.language, { name: 'inspection.pdf' })
    await userEvent.click(canvas.getByRole('button', { name: stop }))
    await waitFor(() => expect(canvas.queryByText('inspection.pdf')).toBeNull())
    await expect(await canvas.findByRole('progressbar', { name: /third.pdf/ })).toBeVisible()
  },
}

/** What could not be sent can be tried again. */
export const Failed: Story = {
  args: { upload: fn<Uploader>().mockRejectedValueOnce(new Error('503')).mockImplementation(sent) },
  beforeEach: ({ args }) => {
    const upload = args.upload as ReturnType<typeof fn<Uploader>>
    upload.mockReset().mockRejectedValueOnce(new Error('503')).mockImplementation(sent)
  },
  play: async ({ canvas, globals }) => {
    await userEvent.upload(canvas.getByLabelText('Attachments'), report())
    await expect(await canvas.findByRole('alert')).toHaveTextContent(
      say(uploadTexts.failed, globals.language),
    )
    const retry = say(uploadTexts.retry, globals.language, { name: 'inspection.pdf' })
    await userEvent.click(canvas.getByRole('button', { name: retry }))
    await expect(await canvas.findByRole('link', { name: 'inspection.pdf' })).toBeVisible()
  },
}

/** The wrong kind, a lie about the kind, too large, empty: each is told with its reason, none is sent. */
export const Refused: Story = {
  play: async ({ canvas, args, globals }) => {
    const t = globals.language
    await userEvent.upload(
      canvas.getByLabelText('Attachments'),
      [
        fileOf('setup.exe', 'text'),
        fileOf('photo.png', 'text'),
        fileOf('scan.pdf', 'pdf', 11 * MB),
        new File([], 'empty.pdf'),
      ],
      { applyAccept: false },
    )
    await waitFor(() => expect(canvas.getAllByRole('alert')).toHaveLength(4))
    await expect(canvas.getAllByRole('alert').map((alert) => alert.textContent)).toEqual([
      say(uploadTexts.ending, t),
      say(uploadTexts.content, t),
      say(uploadTexts.large, t, { size: '10 MB' }),
      say(uploadTexts.empty, t),
    ])
    await expect(args.upload).not.toHaveBeenCalled()
    await userEvent.click(
      canvas.getByRole('button', { name: say(uploadTexts.dismiss, t, { name: 'setup.exe' }) }),
    )
    await expect(canvas.queryByText('setup.exe')).toBeNull()
  },
}

export const TooMany: Story = {
  args: { max: 2 },
  play: async ({ canvas, globals }) => {
    const t = globals.language
    await userEvent.upload(
      canvas.getByLabelText('Attachments'),
      [1, 2, 3].map((number) => fileOf(`page-${number}.pdf`, 'pdf')),
    )
    await expect(await canvas.findByRole('alert')).toHaveTextContent(say(uploadTexts.many, t, { count: 2 }))
    await waitFor(() => expect(canvas.getByLabelText('Attachments')).toBeDisabled())
    await expect(canvas.getByText(say(uploadTexts.full, t, { count: 2, max: 2 }))).toBeVisible()
  },
}

/** Files are dropped onto the zone, or pasted. */
export const DropAndPaste: Story = {
  play: async ({ canvas, args, globals }) => {
    const zone = canvas.getByLabelText('Attachments').closest('label')
    if (!zone) throw new Error('no zone')
    const dataTransfer = new DataTransfer()
    dataTransfer.items.add(report())
    zone.dispatchEvent(new DragEvent('dragenter', { dataTransfer, bubbles: true, cancelable: true }))
    await expect(await canvas.findByText(say(uploadTexts.release, globals.language))).toBeVisible()
    zone.dispatchEvent(new DragEvent('drop', { dataTransfer, bubbles: true, cancelable: true }))
    await expect(await canvas.findByRole('link', { name: 'inspection.pdf' })).toBeVisible()
    const clipboardData = new DataTransfer()
    clipboardData.items.add(fileOf('screen.png', 'png'))
    zone.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
    await expect(await canvas.findByRole('link', { name: 'screen.png' })).toBeVisible()
    await expect(args.onChange).toHaveBeenCalledTimes(2)
  },
}

/** One file is replaced by the next. */
export const Single: Story = {
  args: {
    max: 1,
    files: [{ name: 'firmware-1.4.zip', bytes: 4_194_304, url: '/files/1' }],
    extensions: ['zip'],
  },
  play: async ({ canvas, args }) => {
    await userEvent.upload(canvas.getByLabelText('Attachments'), fileOf('firmware-1.5.zip', 'zip'))
    await waitFor(() => expect(args.onChange).toHaveBeenCalledOnce())
    await expect(canvas.getAllByRole('listitem')).toHaveLength(1)
    await expect(canvas.getByText('firmware-1.5.zip')).toBeVisible()
  },
}

/** A file that needs a token is opened by the page. */
export const OpenedByPage: Story = {
  args: { files: [{ name: 'licence.png', bytes: 1_200, url: '/files/licence.png' }], onOpen: fn() },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('link', { name: 'licence.png' }))
    await expect(args.onOpen).toHaveBeenCalledWith('/files/licence.png')
  },
}

/** Long and hostile names break nothing, and an address that is no address is no link. */
export const HostileNames: Story = {
  args: {
    files: [
      { name: `${'very-long-name-'.repeat(12)}.pdf`, bytes: 1_400_000, url: '/files/1' },
      { name: 'photo\u202Egnp.exe', bytes: 12, url: 'javascript:alert(1)' },
      { name: '🔌 深圳机场.pdf', bytes: 3_221_225_472, url: 'https://files.example.com/3' },
    ],
  },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getAllByRole('link')).toHaveLength(2)
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth)
  },
}

export const Disabled: Story = {
  args: { disabled: true, files: [{ name: 'inspection.pdf', bytes: 2_048, url: '/files/1' }] },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('Attachments')).toBeDisabled()
    await expect(canvas.queryByRole('button')).toBeNull()
  },
}

const Order = z.object({ files: z.array(z.string()).min(1) })
const orderTexts = texts({ files: ['Files', '文件'] })

/** In a form: the addresses are saved, and saving waits for what is on its way. */
export const InForm: Story = {
  render: function Form({ onChange, upload }) {
    const form = useDraft(Order, {
      texts: orderTexts,
      defaults: { files: [] },
      submit: async ({ files }) => onChange(files.map((url) => ({ name: url, url }))),
      onDone: () => {},
    })
    return (
      <DraftForm of={form}>
        <FileField of={form} name="files" max={3} upload={upload} />
        <Button type="submit">Save</Button>
      </DraftForm>
    )
  },
  beforeEach: ({ args }) => {
    const upload = args.upload as ReturnType<typeof fn<Uploader>>
    upload.mockReset().mockImplementation((file) => {
      const { promise, resolve } = Promise.withResolvers<{ url: string }>()
      finish = () => resolve({ url: `/files/${file.name}` })
      return promise
    })
  },
  play: async ({ canvas, args, globals }) => {
    const input = canvas.getByLabelText(say(orderTexts.files, globals.language))
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }))
    await waitFor(() => expect(input).toBeInvalid())
    await userEvent.upload(input, report())
    await canvas.findByRole('progressbar')
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }))
    await expect(await canvas.findByText(say(uploadTexts.wait, globals.language))).toBeVisible()
    await expect(args.onChange).not.toHaveBeenCalled()
    finish()
    await waitFor(() => expect(within(canvas.getByRole('list')).getByRole('link')).toBeVisible())
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }))
    await waitFor(() => expect(args.onChange).toHaveBeenCalledOnce())
  },
}

let finish = () => {}
