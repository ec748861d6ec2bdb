import { say } from '@ampdeck/api/texts'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor, type within } from 'storybook/test'
import type { FrameField } from './frame-fields.ts'
import { bytesOfHex } from './hex-text.ts'
import { guide } from './hex-view.guide.ts'
import { hexTexts } from './hex-view.texts.ts'
import { HexView } from './hex-view.tsx'

/** A log-in of a pile in the frame of the YKC cloud protocol: start, length, sequence, encryption, type, body, CRC. */
const frame =
  bytesOfHex(
    '68 22 00 1B 00 01 44 03 00 00 01 00 01 00 02 0F 56 34 2E 31 2E 35 30 00 01 89 86 04 02 19 18 92 02 34 56 00 7B 5A',
  ) ?? new Uint8Array()

const fields: readonly FrameField[] = [
  { name: 'Start', value: '0x68', from: 0, to: 1 },
  { name: 'Length', value: '34', from: 1, to: 2 },
  { name: 'Sequence', value: '27', from: 2, to: 4 },
  { name: 'Encryption', value: 'none', from: 4, to: 5 },
  { name: 'Type', value: '0x01 · log-in', from: 5, to: 6 },
  {
    name: 'Body',
    value: '30 B',
    from: 6,
    to: 36,
    children: [
      { name: 'Pile code', value: '44030000010001', from: 6, to: 13 },
      { name: 'Current', value: '0 · DC', from: 13, to: 14 },
      { name: 'Guns', value: '2', from: 14, to: 15 },
      { name: 'Protocol version', value: '1.5', from: 15, to: 16 },
      { name: 'Software', value: 'V4.1.50', from: 16, to: 24 },
      { name: 'Network', value: '1 · SIM', from: 24, to: 25 },
      { name: 'SIM card', value: '89860402191892023456', from: 25, to: 35 },
      { name: 'Carrier', value: '0', from: 35, to: 36 },
    ],
  },
  { name: 'CRC', value: '0x5A7B', from: 36, to: 38 },
]

const ocpp =
  '[2,"19223201","StatusNotification",{"connectorId":2,"errorCode":"ConnectorLockFailure","status":"Faulted","timestamp":"2026-07-01T02:00:00Z","vendorErrorCode":"E-031"}]'
const ocppFields: readonly FrameField[] = [
  { name: 'MessageTypeId', value: '2 · Call', path: '[0]' },
  { name: 'UniqueId', value: '19223201', path: '[1]' },
  { name: 'Action', value: 'StatusNotification', path: '[2]' },
  {
    name: 'Payload',
    value: '5',
    path: '[3]',
    children: [
      { name: 'connectorId', value: '2 · B', path: '[3].connectorId' },
      { name: 'errorCode', value: 'ConnectorLockFailure', path: '[3].errorCode' },
      { name: 'status', value: 'Faulted', path: '[3].status' },
      { name: 'timestamp', value: '2026-07-01 10:00:00', path: '[3].timestamp' },
      { name: 'vendorErrorCode', value: 'E-031', path: '[3].vendorErrorCode' },
    ],
  },
]

const meta = {
  title: 'Domain widgets/Work/HexView',
  component: HexView,
  parameters: { guide },
  args: { bytes: frame, fields },
} satisfies Meta<typeof HexView>

export default meta
type Story = StoryObj<typeof meta>

type Canvas = ReturnType<typeof within>
const byteGrid = (canvas: Canvas, language: 'en' | 'zh-CN') =>
  canvas.getByRole('grid', { name: say(hexTexts.bytes, language) })
const markedBytes = (grid: HTMLElement) =>
  [...grid.querySelectorAll('[role=gridcell][data-marked]')].map((cell) => cell.textContent).join(' ')

/** Moving through the fields marks their bytes, and pointing at a byte marks its field. */
export const Linked: Story = {
  play: async ({ canvas, globals }) => {
    const grid = byteGrid(canvas, globals.language)
    const tree = canvas.getByRole('tree', { name: say(hexTexts.fields, globals.language) })
    tree.focus()
    await userEvent.keyboard('{ArrowDown}{ArrowDown}')
    await expect(canvas.getByRole('treeitem', { name: /^Length/ })).toHaveAttribute('aria-selected', 'true')
    await waitFor(() => expect(markedBytes(grid)).toBe('22'))
    await userEvent.keyboard('{ArrowDown}')
    await waitFor(() => expect(markedBytes(grid)).toBe('00 1B'))
    const software = canvas.getAllByRole('gridcell', { name: '56' })[0]
    if (!software) throw new Error('no byte')
    await userEvent.hover(software)
    await waitFor(() => expect(markedBytes(grid)).toBe('56 34 2E 31 2E 35 30 00'))
    await expect(canvas.getByRole('treeitem', { name: /^Software/ })).toHaveAttribute('data-marked', 'true')
  },
}

/** The cursor walks the bytes; Shift selects; copying gives hex. */
export const Keyboard: Story = {
  play: async ({ canvas, globals }) => {
    const write = fn(async () => {})
    Object.defineProperty(navigator, 'clipboard', { configurable: true, value: { writeText: write } })
    const grid = byteGrid(canvas, globals.language)
    grid.focus()
    await userEvent.keyboard('{ArrowDown}{ArrowRight}')
    const at = canvas.getByRole('status')
    await expect(at).toHaveTextContent('0x0011')
    await expect(at).toHaveTextContent('V4.1.50')
    await userEvent.keyboard('{Home}{Shift>}{ArrowRight}{ArrowRight}{/Shift}')
    await expect(canvas.getByText(say(hexTexts.selected, globals.language, { count: 3 }))).toBeVisible()
    await expect(canvas.getAllByRole('gridcell', { selected: true })).toHaveLength(3)
    await userEvent.click(canvas.getByRole('button', { name: say(hexTexts.copy, globals.language) }))
    await expect(write).toHaveBeenCalledWith('56 34 2E')
    await expect(at).toHaveTextContent(say(hexTexts.copied, globals.language, { count: 3 }))
  },
}

/** A wrong checksum stands in words on top and at its field; its bytes are underlined. */
export const BadChecksum: Story = {
  args: {
    fields: fields.map((field) => (field.name === 'CRC' ? { ...field, problem: '0x5A7B ≠ 0x1F04' } : field)),
  },
  play: async ({ canvas, globals }) => {
    await expect(canvas.getByText(say(hexTexts.problems, globals.language, { count: 1 }))).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: /CRC ?0x5A7B ≠ 0x1F04/ }))
    await expect(canvas.getByRole('treeitem', { name: /^CRC/ })).toHaveAttribute('aria-selected', 'true')
    await waitFor(() => expect(markedBytes(byteGrid(canvas, globals.language))).toBe('7B 5A'))
    await expect(canvas.getByRole('status')).toHaveTextContent('0x0024')
  },
}

/** OCPP is text: its fields are found by path, and the frame is shown as it came. */
export const JsonFrame: Story = {
  args: { bytes: undefined, text: ocpp, fields: ocppFields } as never,
  play: async ({ canvas, canvasElement }) => {
    const marked = () =>
      [...canvasElement.querySelectorAll('pre [data-marked]')].map((part) => part.textContent).join('')
    await userEvent.hover(canvas.getByRole('treeitem', { name: /^errorCode/ }))
    await waitFor(() => expect(marked()).toBe('"ConnectorLockFailure"'))
    await userEvent.click(canvas.getByText('"Faulted"'))
    await expect(canvas.getByRole('treeitem', { name: /^status/ })).toHaveAttribute('aria-selected', 'true')
    await expect(canvasElement.querySelector('pre')).toHaveTextContent(ocpp)
  },
}

/** 64 kB: only the lines in sight are drawn. */
export const Large: Story = {
  args: {
    bytes: Uint8Array.from({ length: 65_536 }, (_, index) => (index * 167 + (index >> 7)) % 256),
    fields: Array.from({ length: 128 }, (_, index) => ({
      name: `Block ${index}`,
      value: '512 B',
      from: index * 512,
      to: (index + 1) * 512,
    })),
  },
  play: async ({ canvas, globals }) => {
    const grid = byteGrid(canvas, globals.language)
    grid.focus()
    await userEvent.keyboard('{Control>}{End}{/Control}')
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('0xFFFF'))
    await waitFor(() =>
      expect(document.getElementById(grid.getAttribute('aria-activedescendant') ?? '')).toBeVisible(),
    )
    await expect(grid.querySelectorAll('[role=row]').length).toBeLessThan(60)
    await userEvent.click(canvas.getByRole('treeitem', { name: /^Block 3 / }))
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('0x0600'))
  },
}

/** A frame nobody could read, and one that broke off. */
export const Unparsed: Story = {
  args: { fields: [] },
  play: async ({ canvas, globals }) => {
    await expect(canvas.getByText(say(hexTexts.noFields, globals.language))).toBeVisible()
  },
}

export const BrokenText: Story = {
  args: {
    bytes: undefined,
    text: ocpp.slice(0, 90),
    fields: [...ocppFields.slice(0, 3), { name: 'Payload', value: '', path: '[3]', problem: '…' }],
  } as never,
}

export const Empty: Story = { args: { bytes: new Uint8Array(), fields: [] } }
