import { gunStatus } from '@ampdeck/api/enumerations/equipment'
import { say } from '@ampdeck/api/texts'
import type { StoryObj } from '@storybook/react-vite'
import { Ellipsis } from 'lucide-react'
import { useMemo, useState } from 'react'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { IconButton } from '../../foundation/button/icon-button.tsx'
import type { MetaAround } from '../../foundation/guide/guide.ts'
import { useLanguage } from '../../foundation/language/use-language.ts'
import { useSay } from '../../foundation/language/use-say.ts'
import { createLiveStore } from '../../foundation/live/live-store.ts'
import { manualClock } from '../../foundation/live/manual-clock.ts'
import { Menu } from '../../overlays/menu/menu.tsx'
import { menuItem } from '../../overlays/menu/menu-item.fixture.ts'
import type { Gun } from '../gun-tile/gun.ts'
import { tileTexts } from '../gun-tile/gun-tile.texts.ts'
import { guide } from './gun-matrix.guide.ts'
import { matrixTexts } from './gun-matrix.texts.ts'
import { GunMatrix } from './gun-matrix.tsx'
import { demoGuns, storeOf } from './guns.fixture.ts'
import type { MatrixPile } from './matrix-data.ts'

interface Args {
  count: number
  size: 'full' | 'compact'
  isSelectable: boolean
  withMenu: boolean
  onOpen: (id: string) => void
}

const { charging, fault } = gunStatus.code
const NOTHING: ReadonlySet<string> = new Set()

function Depot({ count, size, isSelectable, withMenu, onOpen }: Args) {
  const { language } = useLanguage()
  const { guns, piles } = useMemo(() => demoGuns(count, language), [count, language])
  const store = useMemo(() => storeOf(guns), [guns])
  const [filter, setFilter] = useState<number>()
  const [selection, setSelection] = useState(NOTHING)

  return (
    <GunMatrix
      label={language === 'en' ? 'Shenzhen Airport' : '深圳机场'}
      store={store}
      piles={piles}
      size={size}
      filter={filter}
      onFilterChange={setFilter}
      onOpen={onOpen}
      {...(isSelectable && { selection, onSelectionChange: setSelection })}
      {...(withMenu && { pileMenu: (pile: MatrixPile) => <PileMenu code={pile.code} /> })}
    />
  )
}

function PileMenu({ code }: { code: string }) {
  const say = useSay()
  return (
    <Menu
      trigger={
        <IconButton size="small" label={say(['Actions of pile {code}', '桩 {code} 的操作'], { code })}>
          <Ellipsis />
        </IconButton>
      }
      items={[{ id: 'reset', label: say(['Reset', '重启']) }]}
    />
  )
}

const meta = {
  title: 'Domain widgets/Network/GunMatrix',
  component: GunMatrix,
  render: Depot,
  parameters: { guide },
  args: { count: 48, size: 'full', isSelectable: false, withMenu: false, onOpen: fn() },
} satisfies MetaAround<typeof Depot>

export default meta
type Story = StoryObj<typeof Depot>

const named = (language: 'en' | 'zh-CN', name: string) =>
  new RegExp(`^${say(tileTexts.gun, language, { name })}`)

export const OneGun: Story = {
  args: { count: 1 },
  play: async ({ canvas, globals, args }) => {
    const tile = canvas.getByRole('button', { name: named(globals.language, '0001-A') })
    await userEvent.click(tile)
    await expect(args.onOpen).toHaveBeenCalledWith('0001-0')
  },
}

export const SixtyGuns: Story = {
  args: { count: 60, withMenu: true },
  play: async ({ canvas, globals }) => {
    await expect(canvas.getAllByRole('button', { name: /-[A-F],|-[A-F]，/ })).toHaveLength(60)
    const legend = canvas.getByRole('button', {
      name: new RegExp(`^${gunStatus.label(charging, globals.language)}`),
    })
    await expect(legend).toHaveAttribute('aria-pressed', 'false')
  },
}

/** Only the rows in sight are mounted. */
export const SevenHundredGuns: Story = {
  args: { count: 700 },
  play: async ({ canvas, canvasElement, globals }) => {
    await expect(
      canvas.getByText(say(matrixTexts.guns, globals.language, { count: 700 })),
    ).toBeInTheDocument()
    const mounted = canvasElement.querySelectorAll('[data-gun]').length
    await expect(mounted).toBeGreaterThan(20)
    await expect(mounted).toBeLessThan(260)
  },
}

export const SevenHundredCompact: Story = {
  args: { count: 700, size: 'compact' },
  play: async ({ canvasElement }) => {
    const [tile] = canvasElement.querySelectorAll<HTMLElement>('[data-gun]')
    await expect(tile?.offsetWidth).toBe(24)
  },
}

/** A chip leaves the guns of one status; pressing it again shows all. */
export const Filtered: Story = {
  play: async ({ canvas, globals, canvasElement }) => {
    const { language } = globals
    const chip = () =>
      canvas.getByRole('button', { name: new RegExp(`^${gunStatus.label(fault, language)} \\d`) })
    await userEvent.click(chip())
    await expect(chip()).toHaveAttribute('aria-pressed', 'true')
    const tiles = canvasElement.querySelectorAll('[data-gun]')
    await expect(tiles.length).toBeGreaterThan(0)
    for (const tile of tiles) await expect(tile).toHaveAttribute('data-status', 'fault')
    const status = say(matrixTexts.shown, language, { shown: tiles.length, total: 48 })
    await expect(canvas.getByText(status)).toBeInTheDocument()
    await userEvent.click(chip())
    await expect(canvasElement.querySelectorAll('[data-gun]')).toHaveLength(48)
  },
}

/** One stop of the Tab key; arrows, Home, End, and a pile's code typed. */
export const Keyboard: Story = {
  args: { count: 700 },
  play: async ({ canvas, globals, args }) => {
    const tile = (name: string) => canvas.findByRole('button', { name: named(globals.language, name) })
    const first = await tile('0001-A')
    first.focus()
    await userEvent.keyboard('{ArrowRight}')
    await expect(await tile('0001-B')).toHaveFocus()
    await userEvent.keyboard('{ArrowRight}')
    await expect(await tile('0002-A')).toHaveFocus()
    await expect(await tile('0001-B')).toHaveAttribute('tabindex', '-1')
    await userEvent.keyboard('{Home}')
    await expect(await tile('0001-A')).toHaveFocus()

    await userEvent.keyboard('0208')
    await waitFor(async () => expect(await tile('0208-A')).toHaveFocus())
    await userEvent.keyboard('{Enter}')
    await expect(args.onOpen).toHaveBeenCalledWith('0208-0')
    await userEvent.keyboard('{Control>}{Home}{/Control}')
    await waitFor(async () => expect(await tile('0001-A')).toHaveFocus())
  },
}

/** Space chooses, Shift chooses a range, Escape clears; Enter opens. */
export const Selection: Story = {
  args: { isSelectable: true },
  play: async ({ canvas, canvasElement, globals, args }) => {
    const tile = (name: string) => canvas.getByRole('button', { name: named(globals.language, name) })
    const chosen = () => canvasElement.querySelectorAll('[data-gun][aria-pressed="true"]')
    await userEvent.click(tile('0001-A'))
    await expect(tile('0001-A')).toHaveAttribute('aria-pressed', 'true')
    await userEvent.keyboard('{Shift>}')
    await userEvent.click(tile('0002-B'), { skipHover: true })
    await userEvent.keyboard('{/Shift}')
    tile('0002-B').focus()
    await userEvent.keyboard('{ArrowRight} ')
    await expect(tile('0003-A')).toHaveAttribute('aria-pressed', 'true')
    await userEvent.keyboard('{Enter}')
    await expect(args.onOpen).toHaveBeenCalledWith('0003-0')
    await userEvent.keyboard('{Control>}a{/Control}')
    await expect(chosen()).toHaveLength(48)
    await userEvent.keyboard('{Escape}')
    await expect(chosen()).toHaveLength(0)
  },
}

export const PileActions: Story = {
  args: { count: 12, withMenu: true },
  play: async ({ canvas, globals }) => {
    const name = globals.language === 'en' ? 'Actions of pile 0002' : '桩 0002 的操作'
    await userEvent.click(canvas.getByRole('button', { name }))
    await menuItem()
    await userEvent.keyboard('{Escape}')
  },
}

export const NoGuns: Story = {
  args: { count: 0 },
  play: async ({ canvas, globals }) => {
    await expect(canvas.getByText(say(matrixTexts.noGuns, globals.language))).toBeVisible()
  },
}

/** A narrow panel breaks a pile of six into lines. */
export const Narrow: Story = {
  args: { count: 24 },
  render: (args) => (
    <div style={{ width: 330 }}>
      <Depot {...args} />
    </div>
  ),
  play: async ({ canvasElement }) => {
    const [matrix] = canvasElement.querySelectorAll<HTMLElement>('section')
    await expect(matrix?.scrollWidth).toBeLessThanOrEqual(330)
  },
}

const scene = { clock: manualClock(0), store: createLiveStore<string, Gun>() }

/** A flush renders again only the tiles whose gun has changed, and the legend follows. */
export const Live: Story = {
  beforeEach: () => {
    scene.clock = manualClock(0)
    scene.store = createLiveStore<string, Gun>({ clock: scene.clock, beatMs: 60_000 })
    scene.store.push(demoGuns(48).guns.map((gun) => ({ id: gun.id, at: 0, change: gun })))
    scene.clock.advance(0)
  },
  render: function Live() {
    const { language } = useLanguage()
    const store = useMemo(() => scene.store, [])
    const { piles } = useMemo(() => demoGuns(48, language), [language])
    const [filter, setFilter] = useState<number>()
    return (
      <GunMatrix
        label={language === 'en' ? 'Shenzhen Airport' : '深圳机场'}
        store={store}
        piles={piles}
        filter={filter}
        onFilterChange={setFilter}
      />
    )
  },
  play: async ({ canvas, canvasElement, globals }) => {
    const { clock, store } = scene
    const tile = () => canvasElement.querySelector<HTMLElement>('[data-gun="0001-0"]')
    const faults = () =>
      canvas.getByRole('button', { name: new RegExp(`^${gunStatus.label(fault, globals.language)} \\d`) })
    const before = Number(within(faults()).getByText(/\d/).textContent)
    store.push([{ id: '0001-0', at: 5, change: { status: fault, w: 0, reason: 'E-1042' } }])
    await expect(tile()).not.toHaveTextContent('E-1042')
    clock.advance(250)
    await waitFor(() => expect(tile()).toHaveTextContent('E-1042'))
    await expect(faults()).toHaveTextContent(String(before + 1))
  },
}
