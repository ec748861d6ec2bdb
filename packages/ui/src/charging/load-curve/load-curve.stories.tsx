import { say } from '@ampdeck/api/texts'
import type { StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, userEvent, waitFor } from 'storybook/test'
import { chartTexts } from '../../charts/chart-frame/chart-frame.texts.ts'
import { Button } from '../../foundation/button/button.tsx'
import type { MetaAround } from '../../foundation/guide/guide.ts'
import { useSay } from '../../foundation/language/use-say.ts'
import { standardTariff } from '../tariff-clock/tariff.fixture.ts'
import { guide } from './load-curve.guide.ts'
import { LoadCurve, type LoadCurveProps } from './load-curve.tsx'
import { loadDay } from './load-day.fixture.ts'

const words = {
  label: ['Load curve', '负荷曲线'],
  today: ['Today', '今日'],
  yesterday: ['Yesterday', '昨日'],
  lastWeek: ['Wed 24 Jun', '6月24日 周三'],
  limit: ['Transformer 2,500 kW', '变压器 2,500 kW'],
  next: ['Next quarter', '下一刻钟'],
  retry: ['Try again', '重试'],
} as const

const NOW = '2026-07-01 10:00:00'

/** The curve with the names in the language of the story. */
function Curve(props: Partial<LoadCurveProps>) {
  const say = useSay()
  return (
    <LoadCurve
      label={say(words.label)}
      look="panel"
      today={{ name: say(words.today), values: loadDay(1, 1, 41) }}
      yesterday={{ name: say(words.yesterday), values: loadDay(2) }}
      lastWeek={{ name: say(words.lastWeek), values: loadDay(5, 0.93) }}
      periods={standardTariff}
      now={NOW}
      {...props}
    />
  )
}

const meta = {
  title: 'Components/Charts/LoadCurve',
  component: LoadCurve,
  render: Curve,
  parameters: { guide },
} satisfies MetaAround<typeof Curve>

export default meta
type Story = StoryObj<typeof Curve>

/** One tab stop; arrows walk along the quarters, and what they reach is spoken. */
export const Network: Story = {
  play: async ({ canvas, canvasElement, globals }) => {
    const plot = canvas.getByRole('application', { name: say(words.label, globals.language) })
    plot.focus()
    await userEvent.keyboard('{Home}')
    const spoken = canvasElement.querySelector('[aria-live="polite"]')
    await waitFor(() => expect(spoken).toHaveTextContent(/^00:00, .* 4,6\d\d kW/))
    await userEvent.keyboard('{ArrowRight}')
    await waitFor(() => expect(spoken).toHaveTextContent(/^00:15, /))
    await userEvent.keyboard('{End}')
    await waitFor(() => expect(spoken).toHaveTextContent(/^23:45, /))
    await expect(canvas.getByRole('rowheader', { name: '23:45' })).toBeInTheDocument()
    plot.blur()
  },
}

/** A comparison is hidden by its button in the legend, and stays in the table. */
export const LegendHides: Story = {
  play: async ({ canvas, canvasElement, globals }) => {
    const button = canvas.getByRole('button', { name: say(words.yesterday, globals.language) })
    await userEvent.click(button)
    await expect(button).toHaveAttribute('aria-pressed', 'false')
    await expect(canvasElement.querySelector('[data-series="yesterday"]')).toBeNull()
    await userEvent.click(button)
    await expect(canvasElement.querySelector('[data-series="yesterday"]')).not.toBeNull()
  },
}

export const StationWithLimit: Story = {
  render: function StationWithLimit(props) {
    const say = useSay()
    return (
      <Curve
        {...props}
        today={{ name: say(words.today), values: loadDay(1, 0.18, 41) }}
        yesterday={{ name: say(words.yesterday), values: loadDay(2, 0.175) }}
        lastWeek={undefined}
        limit={{ watts: 2_500_000, name: say(words.limit) }}
      />
    )
  },
}

/** A limit far above the curve does not press it flat: it is marked at the upper edge. */
export const FarLimit: Story = {
  render: function FarLimit(props) {
    const say = useSay()
    return (
      <Curve
        {...props}
        today={{ name: say(words.today), values: loadDay(1, 0.05, 41) }}
        yesterday={{ name: say(words.yesterday), values: loadDay(2, 0.05) }}
        lastWeek={undefined}
        limit={{ watts: 2_500_000, name: say(words.limit) }}
      />
    )
  },
  play: async ({ canvas, globals }) => {
    await expect(canvas.getByText(`${say(words.limit, globals.language)} ↑`)).toBeVisible()
    await expect(canvas.queryByText('2,000')).toBeNull()
  },
}

/** Each quarter appends to the curve and to the table behind it. */
export const LiveAppend: Story = {
  render: function LiveAppend(props) {
    const say = useSay()
    const [quarters, setQuarters] = useState(41)
    const minutes = (quarters - 1) * 15
    const now = `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`
    return (
      <>
        <Curve {...props} now={now} today={{ name: say(words.today), values: loadDay(1, 1, quarters) }} />
        <Button onClick={() => setQuarters(quarters + 1)}>{say(words.next)}</Button>
      </>
    )
  },
  play: async ({ canvas, canvasElement, globals }) => {
    const todayAt = () => {
      const row = canvas.getByRole('rowheader', { name: '10:15' }).closest('tr')
      return row?.querySelector('td')?.textContent
    }
    await expect(todayAt()).toBe('–')
    const before = canvasElement.querySelector('[data-series="today"]')?.getAttribute('d')
    await userEvent.click(canvas.getByRole('button', { name: say(words.next, globals.language) }))
    await expect(todayAt()).toMatch(/^5,\d{3}$/)
    await expect(canvasElement.querySelector('[data-series="today"]')?.getAttribute('d')).not.toBe(before)
  },
}

/** The table is read at once, seen on request. */
export const ShowTable: Story = {
  play: async ({ canvas, globals }) => {
    const table = canvas.getByRole('table')
    await expect(table.closest('.visually-hidden')).not.toBeNull()
    await userEvent.click(canvas.getByRole('button', { name: say(chartTexts.showTable, globals.language) }))
    await expect(canvas.getByRole('table').closest('.visually-hidden')).toBeNull()
    await expect(canvas.getByRole('button', { name: say(chartTexts.copy, globals.language) })).toBeVisible()
  },
}

/** A gap in the data is a gap in the curve, and a lonely quarter is a dot. */
export const Gaps: Story = {
  render: function Gaps(props) {
    const say = useSay()
    const values = loadDay(1, 1, 41).map((value, index) =>
      (index > 11 && index < 18) || index === 30 || index === 32 ? null : value,
    )
    return (
      <Curve
        {...props}
        today={{ name: say(words.today), values }}
        yesterday={undefined}
        lastWeek={undefined}
      />
    )
  },
  play: async ({ canvasElement }) => {
    const path = canvasElement.querySelector('[data-series="today"]')?.getAttribute('d') ?? ''
    await expect(path.match(/M/g)).toHaveLength(3)
    await expect(canvasElement.querySelectorAll('[role="application"] circle')).toHaveLength(2)
  },
}

/** Photovoltaics feed back: the axis goes below zero. */
export const Negative: Story = {
  render: function Negative(props) {
    const say = useSay()
    const values = loadDay(1, 0.2).map(
      (value, index) => (value ?? 0) - (index > 36 && index < 62 ? 1_500_000 : 0),
    )
    return (
      <Curve
        {...props}
        today={{ name: say(words.today), values }}
        yesterday={undefined}
        lastWeek={undefined}
      />
    )
  },
}

export const NoData: Story = {
  render: function NoData(props) {
    const say = useSay()
    return (
      <Curve
        {...props}
        today={{ name: say(words.today), values: [null, null] }}
        yesterday={undefined}
        lastWeek={undefined}
      />
    )
  },
  play: async ({ canvas, globals }) => {
    await expect(canvas.getByText(say(chartTexts.empty, globals.language))).toBeVisible()
    await expect(canvas.queryByRole('application')).toBeNull()
  },
}

export const Loading: Story = { args: { state: { is: 'loading' } } }

const retry = fn()

export const Failed: Story = {
  args: { state: { is: 'failed', onRetry: retry } },
  play: async ({ canvas, globals }) => {
    await userEvent.click(canvas.getByRole('button', { name: say(words.retry, globals.language) }))
    await expect(retry).toHaveBeenCalled()
  },
}

export const Stale: Story = {
  args: { state: { is: 'stale', since: '09:41:07' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/09:41:07/)).toBeVisible()
  },
}

/** What is left of a transformer, and where a site has taken more. */
export const Headroom: Story = {
  render: function SiteUnderLimit() {
    const say = useSay()
    return <Curve headroom limit={{ watts: 5_200_000, name: say(words.limit) }} />
  },
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelectorAll('path[data-part]')).toHaveLength(2))
  },
}
