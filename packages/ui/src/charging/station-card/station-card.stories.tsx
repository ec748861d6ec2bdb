import { serviceStatus, stationStatus } from '@ampdeck/api/enumerations/equipment'
import { say } from '@ampdeck/api/texts'
import type { StoryObj } from '@storybook/react-vite'
import { type ReactNode, useMemo } from 'react'
import { expect, waitFor, within } from 'storybook/test'
import type { MetaAround } from '../../foundation/guide/guide.ts'
import { useLanguage } from '../../foundation/language/use-language.ts'
import { ageText } from '../../foundation/live/age-text.ts'
import { createLiveStore } from '../../foundation/live/live-store.ts'
import { manualClock } from '../../foundation/live/manual-clock.ts'
import { stoppedAt } from '../../foundation/live/ticker.ts'
import { useLive } from '../../foundation/live/use-live.ts'
import { TickerContext } from '../../foundation/live/use-tick.ts'
import { guide } from './station-card.guide.ts'
import { stationTexts } from './station-card.texts.ts'
import { StationBoard, StationCard, StationCardLoading } from './station-card.tsx'
import type { StationLive } from './station-live.ts'
import { demoStations } from './stations.fixture.ts'

/** 2026-07-01 10:00:00 in UTC+8. */
const NOW = 1_782_871_200_000

interface Args {
  id: string
  change?: Partial<StationLive>
  staleSince?: number
  width?: number
}

function Demo({ id, change, staleSince, width = 285 }: Args) {
  const { language } = useLanguage()
  const station = useMemo(() => {
    const found = demoStations(language).find((one) => one.id === id)
    if (!found) throw new Error(`no station ${id}`)
    return { ...found.station, ...change }
  }, [id, language, change])
  return (
    <div style={{ width }}>
      <StationCard
        station={station}
        href={`#station-${id}`}
        {...(staleSince !== undefined && { staleSince })}
      />
    </div>
  )
}

const meta = {
  title: 'Domain widgets/Network/StationCard',
  component: StationCard,
  subcomponents: { StationBoard, StationCardLoading },
  render: Demo,
  parameters: { guide },
  args: { id: '2' },
  decorators: [
    (Story) => (
      <TickerContext value={stoppedAt(NOW)}>
        <Story />
      </TickerContext>
    ),
  ],
} satisfies MetaAround<typeof Demo>

export default meta
type Story = StoryObj<typeof Demo>

export const Alarm: Story = {
  play: async ({ canvas, globals }) => {
    const { language } = globals
    const name = language === 'en' ? 'Shenzhen Airport' : '深圳机场'
    const card = canvas.getByRole('article', { name })
    await expect(card).toHaveTextContent(serviceStatus.label(serviceStatus.code.alarm, language))
    await expect(card).toHaveTextContent('1,010 kW')
    await expect(card).toHaveTextContent(say(stationTexts.limit, language, { share: '40 %', limit: '2,500' }))
    await expect(within(card).getByText(say(stationTexts.alarms, language, { count: 4 }))).toBeInTheDocument()
    await expect(within(card).getByRole('link', { name })).toHaveAttribute('href', '#station-2')
    await expect(within(card).getByRole('img', { name: /21.*2.*2.*3.*13.*2.*2.*3/ })).toBeVisible()
  },
}

export const Busy: Story = { args: { id: '3' } }

export const HalfIdle: Story = { args: { id: '1' } }

/** What is not known is a dash, never a zero. */
export const Maintenance: Story = {
  args: { id: '17' },
  play: async ({ canvas, globals }) => {
    const card = canvas.getByRole('article')
    await expect(card).toHaveTextContent(
      stationStatus.label(stationStatus.code.maintenance, globals.language),
    )
    await expect(card).toHaveTextContent('– kW')
    await expect(card).toHaveTextContent(
      say(stationTexts.since, globals.language, {
        time: globals.language === 'en' ? '29 Jun 08:00' : '6月29日 08:00',
      }),
    )
  },
}

export const Building: Story = {
  args: { id: '24' },
  play: async ({ canvas, globals }) => {
    const card = canvas.getByRole('article')
    await expect(card).toHaveTextContent(stationStatus.label(stationStatus.code.building, globals.language))
    await expect(card).toHaveTextContent(say(stationTexts.guns, globals.language, { count: 0 }))
  },
}

const closed = { status: stationStatus.code.closed, powerW: null, orders: 0, energyWh: 0, incomeFen: 0 }

export const Closed: Story = {
  args: { id: '17', change: closed },
  play: async ({ canvas, globals }) => {
    await expect(canvas.getByRole('article')).toHaveTextContent(
      stationStatus.label(stationStatus.code.closed, globals.language),
    )
    await expect(canvas.queryByText('0')).toBeNull()
  },
}

/** The values stay and fade; the age is said. */
export const Stale: Story = {
  args: { id: '9', staleSince: NOW - 252_000 },
  play: async ({ canvas, globals }) => {
    const { language } = globals
    const age = ageText(252_000, language)
    await expect(canvas.getByText(say(stationTexts.old, language, { age }))).toBeVisible()
    await expect(canvas.getByRole('article')).toHaveTextContent('260 kW')
  },
}

/** The shape of a card, after 200 ms. */
export const Loading: Story = {
  render: () => (
    <div style={{ width: 285 }}>
      <StationCardLoading />
    </div>
  ),
  play: async ({ canvas, globals }) => {
    const shape = canvas.getByRole('status', { name: say(stationTexts.loading, globals.language) })
    await expect(getComputedStyle(shape).animationDelay).toBe('0.2s')
    await expect(shape.offsetHeight).toBe(206)
  },
}

const hostile: Partial<StationLive> = {
  name: 'Shenzhen Longgang Bus Depot and Maintenance Workshop North 🔌 محطة الشحن',
  note: 'Shenzhen, bus, a very long remark about where the entrance is',
  powerW: 2_740_000,
  orders: 1_204_331,
  energyWh: 98_765_432_100,
  incomeFen: -12_345_678_900,
  alarms: 1_240,
}

/** Long names, large and negative numbers, more power than the limit, a narrow place. */
export const Hostile: Story = {
  args: { id: '2', width: 240, change: hostile },
  play: async ({ canvas, globals }) => {
    const card = canvas.getByRole('article')
    await waitFor(() => expect(card.scrollWidth).toBeLessThanOrEqual(240))
    await expect(card).toHaveTextContent(say(stationTexts.overLimit, globals.language))
    await expect(within(card).getByRole('heading')).toHaveAttribute('title')
  },
}

function Board({ children }: { children: ReactNode }) {
  return <StationBoard>{children}</StationBoard>
}

/** A hundred cards side by side, as many as fit. */
export const Hundred: Story = {
  render: function Hundred() {
    const { language } = useLanguage()
    const stations = useMemo(() => demoStations(language), [language])
    return (
      <Board>
        {Array.from({ length: 100 }, (_, index) => {
          const found = stations[index % stations.length]
          const key = `${found?.id} ${index}`
          return <li key={key}>{found && <StationCard station={found.station} />}</li>
        })}
      </Board>
    )
  },
}

const scene = { clock: manualClock(NOW), store: createLiveStore<string, StationLive>() }

/** Loading until the first word, then live, then stale three beats after the last. */
export const Live: Story = {
  beforeEach: () => {
    scene.clock = manualClock(NOW)
    scene.store = createLiveStore<string, StationLive>({ clock: scene.clock, beatMs: 1_000 })
  },
  render: function Live() {
    const store = useMemo(() => scene.store, [])
    const entry = useLive(store, '2')
    return (
      <div style={{ width: 285 }}>
        {entry ? (
          <StationCard station={entry.state} staleSince={entry.isStale ? store.heardAt('2') : undefined} />
        ) : (
          <StationCardLoading />
        )}
      </div>
    )
  },
  play: async ({ canvas, globals }) => {
    const { clock, store } = scene
    await expect(
      canvas.getByRole('status', { name: say(stationTexts.loading, globals.language) }),
    ).toBeInTheDocument()
    const [first] = demoStations(globals.language)
    store.push([{ id: '2', at: NOW, change: first?.station ?? null }])
    clock.advance(0)
    await expect(await canvas.findByRole('article')).toHaveTextContent('1,010 kW')
    store.push([{ id: '2', at: NOW + 1, change: { powerW: 985_000 } }])
    clock.advance(250)
    await waitFor(() => expect(canvas.getByRole('article')).toHaveTextContent('985 kW'))
    clock.advance(5_000)
    await waitFor(() => expect(canvas.getByRole('article')).toHaveAttribute('data-stale'))
  },
}
