import { period } from '@ampdeck/api/enumerations/order'
import { say } from '@ampdeck/api/texts'
import { parseTimestamp } from '@ampdeck/api/time'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useRef } from 'react'
import { expect, waitFor, within } from 'storybook/test'
import { standardTariff } from './tariff.fixture.ts'
import { guide } from './tariff-clock.guide.ts'
import { clockTexts } from './tariff-clock.texts.ts'
import { TariffClock } from './tariff-clock.tsx'

const at = (time: string) => parseTimestamp(`2026-07-01 ${time}`)

const meta = {
  title: 'Domain widgets/Network/TariffClock',
  component: TariffClock,
  parameters: { guide },
  args: { label: 'GD-STD v3', periods: standardTariff, now: at('10:00:00') },
} satisfies Meta<typeof TariffClock>

export default meta
type Story = StoryObj<typeof meta>

/** In the side column of a station: the price now, the prices of the day, and what comes next. */
export const Now: Story = {
  args: { legend: true },
  play: async ({ canvas, globals }) => {
    const t = globals.language === 'en' ? 'Flat in 02:00:00' : '02:00:00 后转平'
    await expect(canvas.getByText(t)).toBeVisible()
    const name =
      globals.language === 'en'
        ? /now Peak 1.6203 yuan\/kWh, Flat from 12:00/
        : /当前峰 1.6203 元.*12:00 起平/
    await expect(canvas.getByRole('img', { name })).toBeVisible()
    const table = canvas.getByRole('table', { name: /GD-STD v3/ })
    await expect(within(table).getAllByRole('row')).toHaveLength(9)
    const sharp = within(table).getByRole('row', {
      name: new RegExp(`16:00–17:00 ${period.label(1, globals.language)}`),
    })
    await expect(sharp).toHaveTextContent('1.9187')
  },
}

/** Without its legend the clock counts down in its centre. */
export const Small: Story = {
  args: { now: at('15:59:30') },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('00:00:30')).toBeVisible()
    await expect(canvas.getByText('1.6203', { selector: 'text' })).toBeVisible()
  },
}

/** The hand reads a clock every second, here one that is a fortnight behind the device. */
export const Ticking: Story = {
  render: function Ticking(args) {
    const start = useRef<number>(undefined)
    const clock = useRef(() => {
      start.current ??= performance.now()
      return at('11:59:58') + (performance.now() - start.current)
    })
    return <TariffClock {...args} now={clock.current} />
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('1.6203', { selector: 'text' })).toBeVisible()
    await waitFor(() => expect(canvas.getByText('1.1352', { selector: 'text' })).toBeVisible(), {
      timeout: 6_000,
    })
    await expect(canvas.getByText(/^01:59:5\d|02:00:00$/)).toBeVisible()
  },
}

/** The price holds over midnight: the countdown runs to the next other price. */
export const OverMidnight: Story = {
  args: { now: at('23:00:00'), legend: true },
  play: async ({ canvas, globals }) => {
    await expect(canvas.getByText(/01:00:00/)).toHaveTextContent(period.label(4, globals.language))
  },
}

/** A charge in the order drawer: an arc between two ticks, its length in the centre. */
export const Charge: Story = {
  args: { now: undefined, charge: { from: '2026-03-18 09:42:00', to: '2026-03-18 10:37:00' } },
  play: async ({ canvas, globals }) => {
    await expect(canvas.getByText(say(clockTexts.minutes, globals.language, { count: 55 }))).toBeVisible()
    await expect(canvas.getByRole('img', { name: /09:42–10:37/ })).toBeVisible()
  },
}

export const ChargeOverMidnight: Story = {
  args: { now: undefined, charge: { from: '2026-03-18 22:10:00', to: '2026-03-19 02:40:00' } },
}

/** Nothing to point at: the average of the day. */
export const Average: Story = {
  args: { now: undefined },
  play: async ({ canvas, globals }) => {
    await expect(canvas.getByText(say(clockTexts.average, globals.language))).toBeVisible()
    await expect(canvas.getByText('1.1316')).toBeVisible()
  },
}

export const OnePrice: Story = {
  args: {
    periods: [{ from: '00:00', to: '24:00', period: 3, ePrice4: 6_852, sPrice4: 4_500 }],
    legend: true,
  },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText(/\d\d:\d\d:\d\d/)).toBeNull()
  },
}

/** All 48 half hours differ; letters that do not fit on the band stand beside it. */
export const HalfHours: Story = {
  args: {
    size: 320,
    periods: Array.from({ length: 48 }, (_, cell) => ({
      from: `${String(Math.floor(cell / 2)).padStart(2, '0')}:${cell % 2 ? '30' : '00'}`,
      to: `${String(Math.floor((cell + 1) / 2)).padStart(2, '0')}:${cell % 2 ? '00' : '30'}`,
      period: ((cell % 4) + 1) as 1 | 2 | 3 | 4,
      ePrice4: 3_000 + cell,
      sPrice4: 5_000,
    })),
  },
}

/** What the wire should not send: a gap, an overlap, a time that is none. The gap is dashed and named. */
export const Broken: Story = {
  args: {
    now: at('09:00:00'),
    legend: true,
    periods: [
      { from: '00:00', to: '08:00', period: 4, ePrice4: 3_125, sPrice4: 3_500 },
      { from: '10:00', to: '18:00', period: 2, ePrice4: 11_203, sPrice4: 5_000 },
      { from: '17:00', to: '24:00', period: 3, ePrice4: 6_852, sPrice4: 4_500 },
      { from: '', to: '25:00', period: 1, ePrice4: 0, sPrice4: 0 },
    ],
  },
  play: async ({ canvas, globals }) => {
    const said = say(clockTexts.invalid, globals.language, { count: 3 })
    await expect(canvas.getByRole('img', { name: new RegExp(said) })).toBeVisible()
    await expect(
      canvas.getByRole('img', { name: new RegExp(say(clockTexts.gapNow, globals.language)) }),
    ).toBeVisible()
  },
}

export const Empty: Story = {
  args: { periods: [], now: undefined },
  play: async ({ canvas, globals }) => {
    await expect(
      canvas.getByRole('img', { name: new RegExp(say(clockTexts.empty, globals.language)) }),
    ).toBeVisible()
  },
}

/** On a wall. */
export const Large: Story = { args: { size: 320, legend: true } }
