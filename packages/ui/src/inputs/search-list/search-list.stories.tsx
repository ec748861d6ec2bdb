import type { Meta, StoryObj } from '@storybook/react-vite'
import { ListChecks, Plug } from 'lucide-react'
import { useState } from 'react'
import { expect, fn, userEvent, waitFor } from 'storybook/test'
import { plain } from '../combobox/marks.ts'
import { guide } from './search-list.guide.ts'
import { SearchList, type SearchListProps } from './search-list.tsx'

const pages = ['Station list', 'Station map', 'Pile list', 'Charging orders'].map((label) => ({
  id: label,
  label,
  detail: label.startsWith('Charging') ? 'Business / Bills and orders' : 'Business / Stations',
  icon: <ListChecks size={16} />,
}))
const piles = Array.from({ length: 5 }, (_, index) => ({
  id: `pile ${index}`,
  label: `44030000020${String(index + 1).padStart(3, '0')}`,
  detail: 'Shenzhen Airport, online',
  icon: <Plug size={16} />,
}))

const meta = {
  title: 'Components/Overlays/SearchList',
  component: SearchList,
  parameters: { guide },
  args: {
    label: 'Search everything',
    placeholder: 'Page, number or action',
    text: '',
    onText: fn(),
    onChoose: fn(),
    groups: [
      { id: 'pages', label: 'Pages', items: pages },
      { id: 'piles', label: 'Piles', items: piles },
    ],
  },
  render: function Searching(args: SearchListProps) {
    const [text, setText] = useState(args.text)
    const groups = args.groups.map((group) => ({
      ...group,
      items: group.items.filter((item) => plain(item.label).includes(plain(text))),
    }))
    const isFound = groups.some((group) => group.items.length > 0)
    return (
      <div style={{ maxWidth: 680, height: 420, display: 'grid' }}>
        <SearchList
          {...args}
          text={text}
          onText={setText}
          groups={groups}
          note={isFound ? args.note : <p>Nothing found for “{text}”</p>}
        />
      </div>
    )
  },
} satisfies Meta<typeof SearchList>

export default meta
type Story = StoryObj<typeof meta>

export const Everything: Story = {}

/** Arrows move through the groups and stop at both ends; Enter chooses. */
export const ByKey: Story = {
  play: async ({ args, canvas }) => {
    const field = canvas.getByRole('combobox', { name: 'Search everything' })
    const option = (name: RegExp) => canvas.getByRole('option', { name })
    await userEvent.click(field)
    await userEvent.keyboard('{ArrowUp}')
    await expect(option(/^Station list/)).toHaveAttribute('aria-selected', 'true')
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{ArrowDown}{ArrowDown}')
    await expect(option(/001/)).toHaveAttribute('aria-selected', 'true')
    await expect(field).toHaveAttribute('aria-activedescendant', option(/001/).id)
    await userEvent.keyboard('{Enter}')
    await expect(args.onChoose).toHaveBeenCalledWith(expect.objectContaining({ id: 'pile 0' }))
    await expect(field).toHaveFocus()
  },
}

/** What was typed is underlined, and of a single group the heading is not worth a line. */
export const Marked: Story = {
  play: async ({ canvas, canvasElement }) => {
    await userEvent.type(canvas.getByRole('combobox'), 'st m')
    await expect(canvas.queryAllByRole('option')).toHaveLength(0)
    await userEvent.clear(canvas.getByRole('combobox'))
    await userEvent.type(canvas.getByRole('combobox'), 'station')
    await waitFor(() => expect(canvas.getAllByRole('option')).toHaveLength(2))
    const marks = [...canvasElement.querySelectorAll('mark')].map((mark) => mark.textContent)
    await expect(marks).toEqual(['Station', 'Station', 'Station', 'Station'].slice(0, marks.length))
    await expect(canvas.getByText('Pages')).not.toBeVisible()
  },
}

/** The pointer chooses as well, and what it points at is the one that Enter would choose. */
export const ByPointer: Story = {
  play: async ({ args, canvas }) => {
    const map = canvas.getByRole('option', { name: /^Station map/ })
    await waitFor(() => expect(canvas.getByRole('combobox')).toHaveFocus())
    const { x, y } = map.getBoundingClientRect()
    await userEvent.pointer({ target: map, coords: { clientX: x + 10, clientY: y + 10 } })
    await waitFor(() => expect(map).toHaveAttribute('aria-selected', 'true'))
    await userEvent.click(map)
    await expect(args.onChoose).toHaveBeenCalledWith(expect.objectContaining({ id: 'Station map' }))
  },
}

export const Nothing: Story = {
  args: { text: 'x'.repeat(50) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Nothing found for')
    await expect(canvas.getByRole('combobox')).toHaveAttribute('aria-expanded', 'false')
  },
}

export const LongNames: Story = {
  args: {
    groups: [
      {
        id: 'long',
        label: 'Pages',
        items: [
          { id: 'long', label: 'Electricity '.repeat(30), detail: 'Reports', hint: 'Asks for confirmation' },
        ],
      },
    ],
  },
}
