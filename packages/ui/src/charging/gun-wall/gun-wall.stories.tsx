import { gunStatus } from '@ampdeck/api/enumerations/equipment'
import { say } from '@ampdeck/api/texts'
import type { StoryObj } from '@storybook/react-vite'
import { useMemo } from 'react'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import type { MetaAround } from '../../foundation/guide/guide.ts'
import { useLanguage } from '../../foundation/language/use-language.ts'
import { createLiveStore } from '../../foundation/live/live-store.ts'
import { manualClock } from '../../foundation/live/manual-clock.ts'
import { demoGuns, storeOf } from '../gun-matrix/guns.fixture.ts'
import type { Gun } from '../gun-tile/gun.ts'
import { tileTexts } from '../gun-tile/gun-tile.texts.ts'
import { guide } from './gun-wall.guide.ts'
import { wallTexts } from './gun-wall.texts.ts'
import { GunWall } from './gun-wall.tsx'

const { fault } = gunStatus.code

interface Args {
  count: number
  height: number
  isStale: boolean
  onOpen: (id: string) => void
  onPainted: (ids: readonly string[]) => void
}

function Network({ count, height, isStale, onOpen, onPainted }: Args) {
  const { language } = useLanguage()
  const { guns } = useMemo(() => demoGuns(count, language), [count, language])
  const store = useMemo(() => storeOf(guns, isStale), [guns, isStale])
  const ids = useMemo(() => guns.map(({ id }) => id), [guns])

  return (
    <div style={{ height }}>
      <GunWall
        label={language === 'en' ? 'All guns' : '全部枪'}
        store={store}
        gunIds={ids}
        onOpen={onOpen}
        onPainted={onPainted}
      />
    </div>
  )
}

const meta = {
  title: 'Domain widgets/Network/GunWall',
  component: GunWall,
  render: Network,
  parameters: { guide },
  args: { count: 700, height: 560, isStale: false, onOpen: fn(), onPainted: fn() },
} satisfies MetaAround<typeof Network>

export default meta
type Story = StoryObj<typeof Network>

/** Whether there is more than one colour on it. */
function isPainted(canvas: HTMLCanvasElement | null): boolean {
  const data = canvas?.getContext('2d')?.getImageData(0, 0, 40, 20).data ?? []
  return new Set(data).size > 8
}

export const SevenHundredGuns: Story = {
  play: async ({ canvas, canvasElement, args, globals }) => {
    await waitFor(() => expect(args.onPainted).toHaveBeenCalled())
    await waitFor(() => expect(isPainted(canvasElement.querySelector('canvas'))).toBe(true))
    const wall = canvas.getByRole('listbox')
    await expect(wall).toHaveAccessibleName(new RegExp(`${gunStatus.label(fault, globals.language)} \\d+`))
  },
}

/** Each gun is reached and read by the keys. */
export const Keyboard: Story = {
  play: async ({ canvas, globals, args }) => {
    const wall = canvas.getByRole('listbox')
    const option = await canvas.findByRole('option')
    const gun = (name: string) => new RegExp(`^${say(tileTexts.gun, globals.language, { name })}`)
    await expect(option).toHaveAccessibleName(gun('0001-A'))
    wall.focus()
    await userEvent.keyboard('{ArrowRight}{ArrowRight}')
    await expect(option).toHaveAccessibleName(gun('0002-A'))
    await expect(option).toHaveAttribute('aria-posinset', '3')
    await userEvent.keyboard('{Enter}')
    await expect(args.onOpen).toHaveBeenCalledWith('0002-0')
    await userEvent.keyboard('{End}{ArrowRight}')
    await expect(option).toHaveAttribute('aria-posinset', '700')
  },
}

export const AsTable: Story = {
  play: async ({ canvas, globals }) => {
    await userEvent.click(canvas.getByText(say(wallTexts.asTable, globals.language)))
    const table = await canvas.findByRole('table')
    await expect(within(table).getAllByRole('row').length).toBe(9)
    await expect(table).toHaveTextContent('0001-A')
  },
}

export const Stale: Story = { args: { count: 120, isStale: true } }

/** So many that only glyphs remain. */
export const FiveThousandGuns: Story = { args: { count: 5_000, height: 640 } }

const scene = { clock: manualClock(0), store: createLiveStore<string, Gun>(), painted: fn() }

/** Each flush paints only what has changed. */
export const Live: Story = {
  beforeEach: () => {
    scene.clock = manualClock(0)
    scene.store = createLiveStore<string, Gun>({ clock: scene.clock, beatMs: 60_000 })
    scene.store.push(demoGuns(700).guns.map((gun) => ({ id: gun.id, at: 0, change: gun })))
    scene.clock.advance(0)
    scene.painted.mockClear()
  },
  render: function Live() {
    const { language } = useLanguage()
    const store = useMemo(() => scene.store, [])
    const ids = useMemo(() => demoGuns(700).guns.map(({ id }) => id), [])
    return (
      <div style={{ height: 560 }}>
        <GunWall
          label={language === 'en' ? 'All guns' : '全部枪'}
          store={store}
          gunIds={ids}
          onPainted={scene.painted}
        />
      </div>
    )
  },
  play: async ({ canvas }) => {
    const { clock, store, painted } = scene
    await waitFor(() => expect(painted.mock.calls.flat(2).length).toBeGreaterThanOrEqual(700))
    // A font that arrives paints everything once more.
    await document.fonts.ready
    await new Promise((resolve) => setTimeout(resolve, 300))
    painted.mockClear()
    store.push([{ id: '0002-1', at: 5, change: { status: fault, reason: 'E-1042' } }])
    clock.advance(250)
    await waitFor(() => expect(painted.mock.calls.flat(2)).toEqual(['0002-1']))
    canvas.getByRole('listbox').focus()
    await userEvent.keyboard('{ArrowRight}{ArrowRight}{ArrowRight}')
    await expect(canvas.getByRole('option')).toHaveAccessibleName(/E-1042/)
  },
}
