import { serviceStatus } from '@ampdeck/api/enumerations/equipment'
import { say } from '@ampdeck/api/texts'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { surfaceTexts } from '../../charts/map/map-surface.texts.ts'
import { type StreetMap, StreetMapProvider } from '../../charts/map/street-map.tsx'
import { formatsOf } from '../../foundation/language/formats.ts'
import { loadChineseFont } from '../../foundation/theme/load-chinese-font.ts'
import { guide } from './station-map.guide.ts'
import { mapTexts } from './station-map.texts.ts'
import { StationMap, type StationMapProps } from './station-map.tsx'
import { manyStations, network } from './stations.fixture.ts'

function ChosenMap({ onSelect, ...args }: StationMapProps) {
  const [selected, setSelected] = useState(args.selected)
  const select = (ids: ReadonlySet<number>) => {
    setSelected(ids)
    onSelect(ids)
  }
  return <StationMap {...args} selected={selected} onSelect={select} />
}

const nobody: ReadonlySet<number> = new Set()

const asData = (document: object) => `data:application/json,${encodeURIComponent(JSON.stringify(document))}`
const noStyle = async (): Promise<StreetMap> => ({ url: asData({}), datum: 'WGS-84' })
const bareStyle = async (): Promise<StreetMap> => ({
  url: asData({
    ...{ version: 8, sources: {} },
    layers: [{ id: 'sea', type: 'background', paint: { 'background-color': '#9bb8c4' } }],
  }),
  datum: 'WGS-84',
})

const meta = {
  title: 'Domain widgets/Network/StationMap',
  component: StationMap,
  parameters: { guide },
  // Names are Chinese in both languages.
  loaders: [loadChineseFont],
  args: { stations: network, selected: nobody, onSelect: fn() },
  render: (args) => <ChosenMap {...args} />,
} satisfies Meta<typeof StationMap>

export default meta
type Story = StoryObj<typeof meta>

type Canvas = ReturnType<typeof within>
const surface = (canvas: Canvas, language: 'en' | 'zh-CN', count = 24) =>
  canvas.getByRole('group', { name: say(mapTexts.canvas, language, { count }) })
const marks = (canvas: Canvas, language: 'en' | 'zh-CN', count = 24) =>
  within(surface(canvas, language, count))
    .getAllByRole('button')
    .filter((one) => one.dataset.mark)

/** The country: near stations as one mark that carries the worst status; a press takes it apart. */
export const Clusters: Story = {
  play: async ({ args, canvas, globals }) => {
    const cluster = marks(canvas, globals.language).find((mark) => mark.dataset.cluster !== undefined)
    if (!cluster) throw new Error('no cluster')
    const name = cluster.getAttribute('aria-label')
    const before = marks(canvas, globals.language).length
    await expect(before).toBeLessThan(24)
    await userEvent.click(cluster)
    await waitFor(() =>
      expect(marks(canvas, globals.language).map((one) => one.getAttribute('aria-label'))).not.toContain(
        name,
      ),
    )
    await expect(args.onSelect).not.toHaveBeenCalled()
    await userEvent.click(canvas.getByRole('button', { name: say(surfaceTexts.fit, globals.language) }))
    await waitFor(() => expect(marks(canvas, globals.language)).toHaveLength(before))
  },
}

/** Land and water lie below, read from files of our own, and the names of cities keep off the marks. */
export const Land: Story = {
  play: async ({ canvas, globals }) => {
    const map = surface(canvas, globals.language)
    await waitFor(() => expect(map.querySelector('path')?.getAttribute('d')?.length).toBeGreaterThan(10_000))
    await expect(canvas.getByText(globals.language === 'en' ? 'Taipei' : '台北')).toBeInTheDocument()
  },
}

/** A press selects one station; the list shows the same selection. */
export const Selected: Story = {
  play: async ({ args, canvas, globals }) => {
    const { list } = formatsOf(globals.language)
    const name = list(['西安高新', serviceStatus.label(network[23]?.status, globals.language)])
    await userEvent.click(canvas.getByRole('button', { name }))
    await expect(args.onSelect).toHaveBeenCalledWith(new Set([24]))
    await expect(canvas.getByRole('button', { name })).toHaveAttribute('aria-pressed', 'true')
    await userEvent.type(canvas.getByRole('searchbox'), '西安')
    await expect(await canvas.findByRole('option', { selected: true })).toHaveTextContent('西安高新')
    await userEvent.click(canvas.getByRole('button', { name: say(mapTexts.clear, globals.language) }))
    await expect(canvas.queryByRole('option', { selected: true })).toBeNull()
  },
}

/** Arrow keys go to the next mark that way, plus and minus zoom, Enter selects. */
export const Keyboard: Story = {
  play: async ({ args, canvas, globals }) => {
    const focused = () => document.activeElement as HTMLElement
    const lone = marks(canvas, globals.language).find((mark) =>
      mark.getAttribute('aria-label')?.includes('西安'),
    )
    lone?.focus()
    await userEvent.keyboard('{ArrowDown}')
    await waitFor(() => expect(focused()).not.toBe(lone))
    await expect(focused().dataset.mark).toBeDefined()
    await userEvent.keyboard('{ArrowUp}')
    await waitFor(() => expect(focused()).toHaveAccessibleName(/西安/))
    await userEvent.keyboard('{Enter}')
    await expect(args.onSelect).toHaveBeenCalledWith(new Set([24]))
    const before = marks(canvas, globals.language).length
    await userEvent.keyboard('+++')
    await waitFor(() => expect(marks(canvas, globals.language).length).toBeLessThan(before))
    await userEvent.keyboard('0')
    await waitFor(() => expect(marks(canvas, globals.language)).toHaveLength(before))
  },
}

/** Shift and a drag select an area. */
export const BoxByPointer: Story = {
  play: async ({ args, canvas, globals }) => {
    const map = surface(canvas, globals.language)
    const { left, top, width, height } = map.getBoundingClientRect()
    const user = userEvent.setup()
    await user.keyboard('{Shift>}')
    await user.pointer([
      { keys: '[MouseLeft>]', target: map, coords: { clientX: left + 4, clientY: top + 4 } },
      { target: map, coords: { clientX: left + width - 60, clientY: top + height / 2 } },
    ])
    await expect(
      canvas.getByText(new RegExp(globals.language === 'en' ? 'stations? in the area' : '区域内有')),
    ).toBeVisible()
    await user.pointer({
      keys: '[/MouseLeft]',
      target: map,
      coords: { clientX: left + width - 60, clientY: top + height / 2 },
    })
    await user.keyboard('{/Shift}')
    await expect(args.onSelect).toHaveBeenCalledOnce()
    await expect(canvas.getByRole('status')).toHaveTextContent(
      globals.language === 'en' ? /in the area/ : /区域内有/,
    )
  },
}

/** The same by keys: B, a corner, the other corner. */
export const BoxByKeyboard: Story = {
  play: async ({ args, canvas, globals }) => {
    marks(canvas, globals.language)[0]?.focus()
    await userEvent.keyboard('b')
    const cursor = await canvas.findByRole('button', { name: say(mapTexts.areaCursor, globals.language) })
    await expect(cursor).toHaveFocus()
    const far = (key: string) => `{Shift>}${`{${key}}`.repeat(14)}{/Shift}`
    await userEvent.keyboard(`${far('ArrowLeft')}${far('ArrowUp')}{Enter}`)
    await expect(canvas.getByRole('status')).toHaveTextContent(say(mapTexts.areaFirst, globals.language))
    await userEvent.keyboard(`${far('ArrowRight')}${far('ArrowDown')}{Enter}`)
    await expect(args.onSelect).toHaveBeenCalledWith(new Set(network.map(({ id }) => id)))
  },
}

/** A tour: numbered stops, a line, and the order in words. */
export const Route: Story = {
  args: { route: [24, 20, 21, 3, 8] },
  play: async ({ canvas, globals }) => {
    const stops = canvas.getByRole('list', { name: say(mapTexts.route, globals.language, { count: 5 }) })
    await expect(within(stops).getAllByRole('listitem')[0]).toHaveTextContent('西安高新')
  },
}

/** A thousand stations: as many marks as fit, never one over another. */
export const Thousand: Story = {
  args: { stations: manyStations(1_000) },
  play: async ({ canvas, globals }) => {
    await expect(marks(canvas, globals.language, 1_000).length).toBeLessThan(300)
    const list = canvas.getByRole('listbox')
    list.focus()
    await userEvent.keyboard('{End}')
    await waitFor(() =>
      expect(document.getElementById(list.getAttribute('aria-activedescendant') ?? '')).toHaveAttribute(
        'aria-posinset',
        '1000',
      ),
    )
  },
}

/** The operator's own map below the marks; where it cannot be drawn land and water stay, and it is said. */
export const OwnStreets: Story = {
  render: (args) => (
    <StreetMapProvider load={bareStyle}>
      <StationMap {...args} />
    </StreetMapProvider>
  ),
  play: async ({ canvas, canvasElement, globals }) => {
    await waitFor(
      () =>
        expect(
          canvasElement.querySelector('canvas') ??
            canvas.queryByText(say(surfaceTexts.noWebGl, globals.language)),
        ).not.toBeNull(),
      { timeout: 10_000 },
    )
    await expect(marks(canvas, globals.language).length).toBeGreaterThan(3)
  },
}

/** A map whose address answers nothing: land and water are drawn, and it is said. */
export const NoStreets: Story = {
  render: (args) => (
    <StreetMapProvider load={noStyle}>
      <StationMap {...args} />
    </StreetMapProvider>
  ),
  play: async ({ canvas, globals }) => {
    await canvas.findByText(say(surfaceTexts.noTiles, globals.language), {}, { timeout: 10_000 })
    await expect(marks(canvas, globals.language).length).toBeGreaterThan(3)
  },
}

/** Two stations nobody has placed yet. */
export const Unplaced: Story = {
  args: {
    stations: [
      ...network.slice(0, 6),
      {
        ...(network[0] ?? manyStations(1)[0]),
        id: 90,
        name: '新站',
        lng: 0,
        lat: 0,
      } as (typeof network)[number],
    ],
  },
  play: async ({ canvas, globals }) => {
    await expect(canvas.getByText(say(mapTexts.unplaced, globals.language, { count: 1 }))).toBeVisible()
  },
}

export const Nothing: Story = { args: { stations: [] } }

/** Stations that come later find the map as large as its room is. */
export const Later: Story = {
  render: function Render(args) {
    const [isThere, setThere] = useState(false)
    return (
      <>
        <button type="button" onClick={() => setThere(true)}>
          OK
        </button>
        <StationMap {...args} stations={isThere ? args.stations : []} />
      </>
    )
  },
  play: async ({ canvas, globals }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'OK' }))
    const map = surface(canvas, globals.language)
    await waitFor(() =>
      expect(map.querySelector('svg[aria-hidden]')).toHaveAttribute('width', String(map.clientWidth)),
    )
  },
}
