import type { Meta, StoryObj } from '@storybook/react-vite'
import { useEffect, useState } from 'react'
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test'
import { Button } from '../../foundation/button/button.tsx'
import { Drawer } from '../../overlays/drawer/drawer.tsx'
import { TabBar } from '../tab-bar/tab-bar.tsx'
import { guide } from './open-pages.guide.ts'
import { OpenPages } from './open-pages.tsx'
import { type PageReport, usePageTab, useUnsaved } from './page-frame.ts'

const meta = {
  title: 'Components/Layout/OpenPages',
  component: OpenPages,
  parameters: { guide, layout: 'fullscreen' },
  args: {
    pages: ['Station list', 'Charging orders', 'Refund audit'],
    active: 'Station list',
    onReport: fn(),
    children: (id) => <Sample id={id} />,
  },
  render: function Switched({ active: first, ...args }) {
    const [active, setActive] = useState(first)
    const [titles, setTitles] = useState<Record<string, string>>({})
    const [unsaved, setUnsaved] = useState<ReadonlySet<string>>(new Set())
    const [report] = useState(() => (id: string, said: PageReport) => {
      args.onReport(id, said)
      const { title, isUnsaved } = said
      if (title !== undefined) setTitles((before) => ({ ...before, [id]: title }))
      if (isUnsaved !== undefined)
        setUnsaved((before) => new Set([...before].filter((each) => each !== id).concat(isUnsaved ? id : [])))
    })
    return (
      <>
        <TabBar
          pages={args.pages.map((id) => ({ id, title: titles[id] ?? id, isUnsaved: unsaved.has(id) }))}
          current={active}
          onSelect={setActive}
          onClose={fn()}
          onMove={fn()}
        />
        <main data-scroller style={{ height: 300, overflow: 'auto' }}>
          <OpenPages {...args} active={active} unsaved={unsaved} onReport={report} />
        </main>
      </>
    )
  },
} satisfies Meta<typeof OpenPages>

export default meta
type Story = StoryObj<typeof meta>

const rowNames = Array.from({ length: 30 }, (_, row) => `Row ${row + 1}`)

/** The pages whose effects run. */
const running = new Set<string>()

function Sample({ id }: { id: string }) {
  const [name, setName] = useState('')
  const [isOpen, setOpen] = useState(false)
  useUnsaved(name !== '')
  usePageTab({ title: name === '' ? undefined : `${id}: ${name}` })
  useEffect(() => {
    running.add(id)
    return () => {
      running.delete(id)
    }
  }, [id])

  return (
    <section aria-label={id} style={{ padding: 20 }}>
      <h1>{id}</h1>
      <label htmlFor="name">
        Name <input id="name" style={{ border: '1px solid' }} />
      </label>
      <Button onClick={() => setOpen(true)}>Add</Button>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what can be scrolled can be reached by key. */}
      <ul tabIndex={0} aria-label="Rows" style={{ height: 80, overflow: 'auto' }} data-rows>
        {rowNames.map((row) => (
          <li key={row}>{row}</li>
        ))}
      </ul>
      <p style={{ height: 600 }}>The end is far.</p>
      <Drawer open={isOpen} onClose={() => setOpen(false)} title={`Add to ${id}`}>
        <label htmlFor="new">
          New name{' '}
          <input
            id="new"
            value={name}
            onChange={(event) => setName(event.target.value)}
            style={{ border: '1px solid' }}
          />
        </label>
      </Drawer>
    </section>
  )
}

/** Scrolls as a person does, who is told of at the same time. */
function scrolled(element: Element, top: number): Promise<unknown> {
  return new Promise((resolve) => {
    element.addEventListener('scroll', resolve, { once: true })
    element.scrollTo(0, top)
  })
}

/** What was typed, and how far page and rows were scrolled, is there again; what is out of sight is not in the document. */
export const Switched: Story = {
  play: async ({ canvas, canvasElement }) => {
    const main = canvas.getByRole('main')
    const rows = () => canvasElement.querySelector('[data-rows]') as HTMLElement
    await userEvent.type(canvas.getByLabelText('Name'), 'Shenzhen')
    await scrolled(main, 120)
    await scrolled(rows(), 60)

    await userEvent.click(canvas.getByRole('tab', { name: 'Charging orders' }))
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Charging orders')
    await expect(canvasElement.querySelectorAll('h1, input')).toHaveLength(2)
    await expect(canvas.getByLabelText('Name')).toHaveValue('')
    await expect([main.scrollTop, rows().scrollTop]).toEqual([0, 0])
    await expect([...running]).toEqual(['Charging orders'])

    await userEvent.click(canvas.getByRole('tab', { name: 'Station list' }))
    await expect(canvas.getByLabelText('Name')).toHaveValue('Shenzhen')
    await expect([main.scrollTop, rows().scrollTop]).toEqual([120, 60])
    await expect([...running]).toEqual(['Station list'])
  },
}

/** A form that is open above a page goes out of sight with it, and comes back with what was typed. */
export const FormAbove: Story = {
  play: async ({ canvas }) => {
    const tab = (name: RegExp) => canvas.getByRole('tab', { name, hidden: true })
    await userEvent.click(canvas.getByRole('button', { name: 'Add' }))
    const field = await screen.findByLabelText('New name')
    await userEvent.type(field, 'Qianhai')
    await waitFor(() => expect(tab(/^Station list: Qianhai, /)).toBeInTheDocument())

    tab(/^Charging orders/).click()
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await expect(field).not.toBeVisible()
    await waitFor(() =>
      expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Charging orders'),
    )
    // Nothing of the form holds the page: neither its scrim nor its trap for the focus.
    await userEvent.click(canvas.getByLabelText('Name'))
    await expect(canvas.getByLabelText('Name')).toHaveFocus()
    await expect(canvas.getByRole('tab', { name: /^Station list: Qianhai, / })).toBeVisible()

    await userEvent.click(canvas.getByRole('tab', { name: /^Station list/ }))
    const dialog = await screen.findByRole('dialog', { name: 'Add to Station list' })
    await waitFor(() => expect(dialog).toContainElement(document.activeElement as HTMLElement))
    await expect(screen.getByLabelText('New name')).toBe(field)
    await expect(field).toHaveValue('Qianhai')
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  },
}

const twenty = Array.from({ length: 20 }, (_, index) => `Page ${index + 1}`)

/** Twenty pages are open, six of them as they were left; one with input that is not saved is among them. */
export const Bounded: Story = {
  args: { pages: twenty, active: 'Page 1', children: (id) => <Noted id={id} /> },
  play: async ({ canvas, canvasElement }) => {
    const show = (id: string) => userEvent.click(canvas.getByRole('tab', { name: new RegExp(`^${id}\\b`) }))
    const note = () => canvas.getByLabelText('Note')
    for (const id of twenty) {
      await show(id)
      await userEvent.type(note(), 'x')
    }
    for (const id of ['Page 19', 'Page 18', 'Page 17', 'Page 16', 'Page 1']) {
      await show(id)
      await expect(note()).toHaveValue('x')
    }
    await show('Page 15')
    await expect(note()).toHaveValue('')
    await expect(canvasElement.querySelectorAll('input')).toHaveLength(1)
    // The page that was used longest ago has made room.
    await show('Page 20')
    await expect(note()).toHaveValue('')
    await show('Page 1')
    await expect(note()).toHaveValue('x')
  },
}

function Noted({ id }: { id: string }) {
  const [text, setText] = useState('')
  useUnsaved(id === 'Page 1' && text !== '')

  return (
    <div style={{ padding: 20 }}>
      <h1>{id}</h1>
      <label htmlFor="note">
        Note{' '}
        <input
          id="note"
          value={text}
          onChange={(event) => setText(event.target.value)}
          style={{ border: '1px solid' }}
        />
      </label>
    </div>
  )
}
