import { commonTexts, say } from '@ampdeck/api/texts'
import type { StoryObj } from '@storybook/react-vite'
import { useMemo } from 'react'
import { expect, fn, userEvent, waitFor } from 'storybook/test'
import type { MetaAround } from '../../foundation/guide/guide.ts'
import { useSay } from '../../foundation/language/use-say.ts'
import { chartColour } from './chart-colour.ts'
import { guide } from './chart-frame.guide.ts'
import { chartTexts } from './chart-frame.texts.ts'
import { ChartFrame } from './chart-frame.tsx'
import { ChartLegend } from './chart-legend.tsx'
import { ChartPlot } from './chart-plot.tsx'
import type { ChartState } from './chart-state.tsx'
import type { Series } from './series.ts'
import { SeriesFrame } from './series-frame.tsx'
import { useSeries } from './use-series.ts'

const words = {
  alarms: ['Alarms by day', '每日告警'],
  raised: ['Raised', '触发'],
  gun: ['Temperature of gun A', 'A 枪温度'],
  inside: ['Contact', '触点'],
  outside: ['Housing', '外壳'],
} as const

const DAYS = ['06-25', '06-26', '06-27', '06-28', '06-29', '06-30', '07-01']
const raised = [4, 7, 2, 9, 3, 12, 5]
const INSETS = { top: 8, right: 8, bottom: 22, left: 8 }

/** A drawing that no component of the kit draws: columns with their number on top. */
function AlarmsByDay({ state }: { state?: ChartState | undefined }) {
  const say = useSay()
  const placeAt = (index: number) => (index + 0.5) / DAYS.length

  return (
    <ChartFrame
      look="panel"
      label={say(words.alarms)}
      state={state}
      isEmpty={false}
      table={{
        columns: [say(words.raised)],
        rows: DAYS.map((head, nth) => ({ head, cells: [String(raised[nth])] })),
      }}
    >
      <ChartPlot
        label={say(words.alarms)}
        height={180}
        insets={INSETS}
        points={{
          count: () => DAYS.length,
          placeAt,
          readingAt: (index) => ({
            title: DAYS[index] ?? '',
            rows: [{ name: say(words.raised), text: String(raised[index]), colour: 'rust' }],
          }),
        }}
      >
        {(width, height) => (
          <svg aria-hidden="true" width={width} height={height} fontSize="11" textAnchor="middle">
            {DAYS.map((day, nth) => {
              const x = INSETS.left + placeAt(nth) * (width - INSETS.left - INSETS.right)
              const bottom = height - INSETS.bottom
              const tall = ((raised[nth] ?? 0) / Math.max(...raised)) * (bottom - INSETS.top - 16)
              return (
                <g key={day} fill="var(--colors-fg-2)">
                  <rect x={x - 12} y={bottom - tall} width="24" height={tall} fill={chartColour('rust')} />
                  <text x={x} y={bottom - tall - 5}>
                    {raised[nth]}
                  </text>
                  <text x={x} y={height - 6}>
                    {day}
                  </text>
                </g>
              )
            })}
          </svg>
        )}
      </ChartPlot>
    </ChartFrame>
  )
}

const meta = {
  title: 'Components/Charts/ChartFrame',
  component: ChartFrame,
  subcomponents: { ChartPlot, SeriesFrame, ChartLegend },
  render: AlarmsByDay,
  parameters: { layout: 'padded', guide },
} satisfies MetaAround<typeof AlarmsByDay>

export default meta
type Story = StoryObj<typeof AlarmsByDay>

/** A drawing of one's own has a cursor, the same words for eye and ear, and a table behind it. */
export const OwnDrawing: Story = {
  play: async ({ canvas, canvasElement, globals }) => {
    const plot = canvas.getByRole('application', { name: say(words.alarms, globals.language) })
    plot.focus()
    await userEvent.keyboard('{Home}{ArrowRight}')
    const spoken = canvasElement.querySelector('[aria-live="polite"]')
    const sentence = `06-26, ${say(words.raised, globals.language)} 7`
    await waitFor(() => expect(spoken).toHaveTextContent(sentence))
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(spoken).toBeEmptyDOMElement())
    plot.blur()
    const shows = canvas.getByRole('button', { name: say(chartTexts.showTable, globals.language) })
    await expect(shows).toHaveAttribute('aria-expanded', 'false')
    await userEvent.click(shows)
    await expect(canvas.getByRole('row', { name: '07-01 5' })).toBeVisible()
  },
}

const HOURS = ['08:00', '09:00', '10:00', '11:00', '12:00', '13:00']

/** Series with axes, legend and table, drawn by marks of one's own; what is hidden stays in the table. */
export const OwnMarks: Story = {
  render: function OwnMarks() {
    const say = useSay()
    const series = useMemo<Series[]>(
      () => [
        { name: say(words.inside), values: [31, 38, 46, 52, 49, 40], colour: 'rust' },
        { name: say(words.outside), values: [27, 29, 33, 36, 36, 32], colour: 'slate' },
      ],
      [say],
    )
    const chart = useSeries(series, { unit: 'celsius' })
    return (
      <SeriesFrame
        look="panel"
        label={say(words.gun)}
        chart={chart}
        labels={HOURS}
        height={180}
        insets={{ top: 10, right: 10, bottom: 10, left: 10 }}
      >
        {({ chart: { shown }, size, xAt, yAt, placeAt }) => (
          <svg aria-hidden="true" {...size}>
            {shown.flatMap(({ name, values, colour }) =>
              HOURS.map((hour, nth) => (
                <circle
                  key={`${name} ${hour}`}
                  data-mark
                  cx={xAt(placeAt(nth))}
                  cy={yAt(values[nth] ?? 0)}
                  r="4"
                  fill={chartColour(colour)}
                />
              )),
            )}
          </svg>
        )}
      </SeriesFrame>
    )
  },
  play: async ({ canvas, canvasElement, globals }) => {
    const marks = () => canvasElement.querySelectorAll('[data-mark]')
    await waitFor(() => expect(marks()).toHaveLength(12))
    const item = canvas.getByRole('button', { name: say(words.outside, globals.language) })
    await userEvent.click(item)
    await expect(item).toHaveAttribute('aria-pressed', 'false')
    await waitFor(() => expect(marks()).toHaveLength(6))
    await expect(canvas.getByRole('row', { name: '09:00 38 29' })).toBeInTheDocument()
  },
}

/** With its table, for the picture of the page. */
export const Parts: Story = {
  render: OwnMarks.render,
  play: async ({ canvas, globals }) => {
    await userEvent.click(canvas.getByRole('button', { name: say(chartTexts.showTable, globals.language) }))
    await expect(canvas.getByRole('row', { name: '09:00 38 29' })).toBeVisible()
  },
}

/** What could not be loaded can be asked for again; there is no table of it. */
export const Failed: Story = {
  args: { state: { is: 'failed', onRetry: fn() } },
  play: async ({ args, canvas, globals }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent(say(chartTexts.failed, globals.language))
    await userEvent.click(canvas.getByRole('button', { name: say(commonTexts.tryAgain, globals.language) }))
    await expect(args.state?.is === 'failed' && args.state.onRetry).toHaveBeenCalledOnce()
    await expect(canvas.queryByRole('table')).toBeNull()
  },
}

export const Forbidden: Story = { args: { state: { is: 'forbidden' } } }

export const Loading: Story = { args: { state: { is: 'loading' } } }
