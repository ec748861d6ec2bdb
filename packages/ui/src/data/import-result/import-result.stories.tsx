import { say } from '@ampdeck/api/texts'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, spyOn, userEvent, waitFor } from 'storybook/test'
import type { FailedRow } from './failed-rows.ts'
import { guide } from './import-result.guide.ts'
import { importTexts as t } from './import-result.texts.ts'
import { ImportResult } from './import-result.tsx'

const reasons = [
  'Pile code 44030000020003 exists already',
  'Gun count does not match the layout TWO_GUN',
  'Station “Shenzhen Airport 2” is not known; the file says it in row 1,204 and six others, check its spelling in the template',
  'Rated power must be 0.1 to 1,000 kW',
]
const rowsOf = (count: number): FailedRow[] =>
  Array.from({ length: count }, (_, index) => ({
    sequence: index * 3 + 2,
    content: reasons[index % reasons.length] ?? '',
  }))

const meta = {
  title: 'Domain widgets/Work/ImportResult',
  component: ImportResult,
  parameters: { guide },
  args: { fileName: 'Piles Shenzhen.xlsx', kept: 212, failed: 18, rows: rowsOf(18) },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 520 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof ImportResult>

export default meta
type Story = StoryObj<typeof meta>

/** Some rows failed: each with its number and its reason; all of them go to the clipboard. */
export const Failed: Story = {
  play: async ({ canvas, globals }) => {
    const write = spyOn(navigator.clipboard, 'writeText').mockResolvedValue()
    await userEvent.click(canvas.getByRole('button', { name: say(t.copy, globals.language) }))
    await expect(write).toHaveBeenCalledWith(expect.stringContaining('2\tPile code 44030000020003'))
    await expect(String(write.mock.calls[0]?.[0]).split('\n')).toHaveLength(18)
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent(say(t.copied, globals.language)))
  },
}

/** A page without TLS has no clipboard; what is selected can be copied all the same. */
export const WithoutTls: Story = {
  play: async ({ canvas, globals }) => {
    const none = spyOn(navigator, 'clipboard', 'get').mockReturnValue(undefined as never)
    const selected: string[] = []
    const copy = spyOn(document, 'execCommand').mockImplementation(() => {
      selected.push((document.activeElement as HTMLTextAreaElement).value)
      return true
    })
    const button = canvas.getByRole('button', { name: say(t.copy, globals.language) })
    await userEvent.click(button)
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent(say(t.copied, globals.language)))
    await expect(selected).toEqual([expect.stringContaining('2\tPile code 44030000020003')])
    await expect(button).toHaveFocus()
    copy.mockRestore()
    none.mockRestore()
  },
}

/** The browser may refuse the clipboard. */
export const NotCopied: Story = {
  play: async ({ canvas, globals }) => {
    spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('denied'))
    await userEvent.click(canvas.getByRole('button', { name: say(t.copy, globals.language) }))
    await waitFor(() =>
      expect(canvas.getByRole('status')).toHaveTextContent(say(t.notCopied, globals.language)),
    )
  },
}

/** Five thousand failed rows: a few dozen are drawn. */
export const FiveThousandFailed: Story = {
  args: { kept: 12, failed: 5_000, rows: rowsOf(5_000) },
  play: async ({ canvas }) => {
    const items = canvas.getAllByRole('listitem')
    await expect(items.length).toBeLessThan(60)
    await expect(items[0]).toHaveAttribute('aria-setsize', '5000')
    const scroller = canvas.getByRole('list').parentElement as HTMLElement
    scroller.scrollTop = scroller.scrollHeight
    await waitFor(() => expect(canvas.getByText('14999')).toBeVisible())
  },
}

export const AllKept: Story = {
  args: { kept: 230, failed: 0, rows: [] },
  play: async ({ canvas, globals }) => {
    await expect(canvas.getByText(say(t.allKept, globals.language))).toBeVisible()
    await expect(canvas.queryByRole('button')).toBeNull()
  },
}

/** The counts are there, the rows still on their way. */
export const Loading: Story = {
  args: { rows: undefined },
  play: async ({ canvas, globals }) => {
    await expect(canvas.getByRole('button', { name: say(t.copy, globals.language) })).toBeDisabled()
  },
}
