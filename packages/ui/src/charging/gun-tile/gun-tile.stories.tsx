import { gunStatus } from '@ampdeck/api/enumerations/equipment'
import { say } from '@ampdeck/api/texts'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { type ReactNode, useMemo, useState } from 'react'
import { expect, fn, userEvent, waitFor } from 'storybook/test'
import { createLiveStore } from '../../foundation/live/live-store.ts'
import { manualClock } from '../../foundation/live/manual-clock.ts'
import type { Gun } from './gun.ts'
import { guide } from './gun-tile.guide.ts'
import { tileTexts } from './gun-tile.texts.ts'
import { GunTile, LiveGunTile } from './gun-tile.tsx'

const { idle, charging, preparing, full, reserved, alarm, fault, offline } = gunStatus.code

const gun = (status: number, more: Partial<Gun> = {}): Gun => ({
  id: String(status),
  pileCode: String(status).padStart(4, '0'),
  letter: status % 2,
  status,
  ...more,
})

const all: Gun[] = [
  gun(charging, { w: 57_340, soc: 64, minutes: 23, plate: '粤B·D7F21' }),
  gun(preparing, { minutes: 1 }),
  gun(reserved, { until: '2026-07-01 10:18:00' }),
  gun(full, { soc: 100, minutes: 12, plate: '粤A·D9H06' }),
  gun(idle, { minutes: 21 }),
  gun(alarm, { w: 22_400, soc: 71, minutes: 18, reason: 'plug 84 °C' }),
  gun(fault, { reason: 'E-1042' }),
  gun(offline, { minutes: 68 }),
]

const Tiles = ({ children, width = 110 }: { children: ReactNode; width?: number }) => (
  <div style={{ display: 'grid', gridTemplateColumns: `repeat(auto-fill, ${width}px)`, gap: 4 }}>
    {children}
  </div>
)

const meta = {
  title: 'Domain widgets/Network/GunTile',
  component: GunTile,
  subcomponents: { LiveGunTile },
  parameters: { guide },
  args: { gun: all[0] as Gun },
  render: (args) => (
    <Tiles>
      <GunTile {...args} />
    </Tiles>
  ),
} satisfies Meta<typeof GunTile>

export default meta
type Story = StoryObj<typeof meta>

export const AllStatuses: Story = {
  render: () => (
    <Tiles>
      {all.map((one) => (
        <GunTile key={one.id} gun={one} />
      ))}
    </Tiles>
  ),
  play: async ({ canvas, globals }) => {
    const tiles = canvas.getAllByRole('img')
    await expect(tiles).toHaveLength(8)
    await expect(tiles[0]?.offsetHeight).toBe(76)
    for (const [index, { status }] of all.entries())
      await expect(tiles[index]).toHaveAccessibleName(
        new RegExp(gunStatus.label(status as 1, globals.language)),
      )
    const { language } = globals
    await expect(tiles[0]).toHaveAccessibleName(/57 kW.*64 ?%.*23.*粤B·D7\*\*\*1/)
    await expect(tiles[6]).toHaveTextContent('E-1042')
    await expect(tiles[7]).toHaveTextContent(
      say(tileTexts.lastSeen, language, { time: say(tileTexts.minutes, language, { minutes: 68 }) }),
    )
  },
}

/** As long as what there is to say; the measures are in its name too. */
export const Lines: Story = {
  render: () => (
    <div style={{ display: 'flex', flexWrap: 'wrap', gap: 4, maxWidth: 480 }}>
      {all.map((one) => (
        <GunTile
          key={one.id}
          size="line"
          gun={one.status === charging ? { ...one, V: 382.4, A: 150, tempC: 34 } : one}
        />
      ))}
    </div>
  ),
  play: async ({ canvas }) => {
    const [first, , , , quiet] = canvas.getAllByRole('img')
    await expect(first).toHaveAccessibleName(/57 kW.*64 ?%.*382 V.*150 A.*34 °C/)
    await expect(first).toHaveTextContent('382 V')
    await expect(quiet?.offsetWidth).toBeLessThan(60)
  },
}

export const Compact: Story = {
  render: () => (
    <Tiles width={24}>
      {all.map((one) => (
        <GunTile key={one.id} gun={one} size="compact" />
      ))}
    </Tiles>
  ),
  play: async ({ canvas }) => {
    const [first] = canvas.getAllByRole('img')
    await expect(first?.offsetWidth).toBe(24)
    await expect(first).toHaveAccessibleName(/57 kW/)
  },
}

export const Selected: Story = {
  args: { isSelected: false, onClick: fn() },
  render: function Selected(args) {
    const [isSelected, setSelected] = useState(args.isSelected ?? false)
    return (
      <Tiles>
        <GunTile {...args} isSelected={isSelected} onClick={() => setSelected(!isSelected)} />
      </Tiles>
    )
  },
  play: async ({ canvas, globals }) => {
    const tile = canvas.getByRole('button', { pressed: false })
    await userEvent.click(tile)
    await expect(tile).toHaveAttribute('aria-pressed', 'true')
    await expect(tile).toHaveAccessibleName(new RegExp(say(tileTexts.selected, globals.language)))
  },
}

/** Later than three beats: the values stay, fade, and the name says so. */
export const Stale: Story = {
  render: () => (
    <Tiles>
      {all.map((one) => (
        <GunTile key={one.id} gun={one} isStale />
      ))}
    </Tiles>
  ),
  play: async ({ canvas, globals }) => {
    const [first] = canvas.getAllByRole('img')
    await expect(first).toHaveAccessibleName(new RegExp(say(tileTexts.stale, globals.language)))
    await expect(first).toHaveTextContent('57')
  },
}

/** Long reasons, nothing known, values out of range, a status of a later version. */
export const Hostile: Story = {
  render: () => (
    <Tiles>
      <GunTile
        gun={gun(alarm, { reason: 'Connector temperature sensor 2 reports values out of range 🔥' })}
      />
      <GunTile gun={gun(charging, { w: null, soc: null, minutes: null, plate: null })} />
      <GunTile gun={gun(charging, { w: -12_000, soc: 240, minutes: 4_620, plate: 'שלום 12345' })} />
      <GunTile gun={gun(charging, { w: 0, soc: 0, minutes: 0, plate: '粤' })} />
      <GunTile gun={gun(42)} />
      <GunTile gun={gun(idle, { letter: 77, pileCode: '' })} />
    </Tiles>
  ),
  play: async ({ canvas }) => {
    const tiles = canvas.getAllByRole('img')
    await expect(tiles[1]).toHaveTextContent('–')
    await expect(tiles[2]).toHaveTextContent('−12')
    await expect(tiles[2]).toHaveTextContent('100%')
    await expect(tiles[4]).toHaveTextContent('42')
    for (const tile of tiles) await expect(tile.scrollWidth).toBeLessThanOrEqual(tile.offsetWidth)
  },
}

/** With hatches and words, for eyes that do not trust colours. */
export const ColourWeak: Story = {
  render: () => (
    <div data-colour-weak="">
      <Tiles>
        {all.map((one) => (
          <GunTile key={one.id} gun={one} />
        ))}
      </Tiles>
    </div>
  ),
  play: async ({ canvas, globals }) => {
    const [first] = canvas.getAllByRole('img')
    await expect(first).toHaveTextContent(gunStatus.label(charging, globals.language))
  },
}

const BEAT = 1_000
const scene = { clock: manualClock(0), store: createLiveStore<string, Gun>() }

/** A tile that follows its gun; three beats without news and it is stale. */
export const Live: Story = {
  beforeEach: () => {
    scene.clock = manualClock(0)
    scene.store = createLiveStore<string, Gun>({ clock: scene.clock, beatMs: BEAT })
    scene.store.push([{ id: '3', at: 0, change: all[0] as Gun }])
    scene.clock.advance(0)
  },
  render: function Live() {
    const store = useMemo(() => scene.store, [])
    return (
      <Tiles>
        <LiveGunTile store={store} gunId="3" />
      </Tiles>
    )
  },
  play: async ({ canvas }) => {
    const { clock, store } = scene
    const tile = () => canvas.getByRole('img')
    await expect(tile()).toHaveTextContent('57')
    store.push([{ id: '3', at: 10, change: { w: 41_000, soc: 82 } }])
    clock.advance(250)
    await waitFor(() => expect(tile()).toHaveTextContent('41'))
    store.push([{ id: '3', at: 5, change: { w: 12_000 } }])
    clock.advance(5 * BEAT)
    await waitFor(() => expect(tile()).toHaveAttribute('data-stale'))
    await expect(tile()).toHaveTextContent('41')
  },
}
