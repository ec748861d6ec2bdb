import { say } from '@ampdeck/api/texts'
import type { StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor } from 'storybook/test'
import { chartTexts } from '../../charts/chart-frame/chart-frame.texts.ts'
import type { MetaAround } from '../../foundation/guide/guide.ts'
import { useSay } from '../../foundation/language/use-say.ts'
import { standardTariff } from '../tariff-clock/tariff.fixture.ts'
import { chargeOfB1 } from './charge.fixture.ts'
import { guide } from './power-soc-curve.guide.ts'
import { curveTexts, PowerSocCurve, type PowerSocCurveProps } from './power-soc-curve.tsx'

const words = {
  label: ['Power and SOC', '功率与 SOC'],
  started: ['Started', '启动'],
  derated: ['Power derated', '功率下降'],
  finished: ['Finished', '结束'],
} as const

function Curve(props: Partial<PowerSocCurveProps>) {
  const say = useSay()
  return (
    <PowerSocCurve
      label={say(words.label)}
      points={chargeOfB1}
      periods={standardTariff}
      events={[
        { at: '2026-03-18 09:42:00', name: say(words.started) },
        { at: '2026-03-18 10:20:00', name: say(words.derated) },
        { at: '2026-03-18 10:37:00', name: say(words.finished) },
      ]}
      {...props}
    />
  )
}

const meta = {
  title: 'Components/Charts/PowerSocCurve',
  component: PowerSocCurve,
  render: Curve,
  parameters: { guide },
} satisfies MetaAround<typeof Curve>

export default meta
type Story = StoryObj<typeof Curve>

/** Test vector B1; an event is spoken with its point. */
export const FinishedCharge: Story = {
  play: async ({ canvas, canvasElement, globals }) => {
    canvas.getByRole('application').focus()
    await userEvent.keyboard('{End}')
    const spoken = canvasElement.querySelector('[aria-live="polite"]')
    await waitFor(() => expect(spoken).toHaveTextContent(/^10:37:00 3 .*SOC 87 %/))
    await expect(spoken).toHaveTextContent(say(words.finished, globals.language))
    canvas.getByRole('application').blur()
  },
}

/** Between two meter values an event is said with the nearer one, and says when it was; two share one value. */
export const BetweenValues: Story = {
  args: {
    events: [
      { at: '2026-03-18 10:36:48', name: 'Derated' },
      { at: '2026-03-18 10:37:02', name: 'Finished' },
    ],
  },
  play: async ({ canvas, canvasElement }) => {
    canvas.getByRole('application').focus()
    await userEvent.keyboard('{End}')
    const spoken = canvasElement.querySelector('[aria-live="polite"]')
    await waitFor(() => expect(spoken).toHaveTextContent(/1 Derated 10:36:48.+2 Finished 10:37:02/))
    canvas.getByRole('application').blur()
  },
}

export const LegendHides: Story = {
  play: async ({ canvas, canvasElement, globals }) => {
    await userEvent.click(canvas.getByRole('button', { name: say(curveTexts.power, globals.language) }))
    await expect(canvasElement.querySelector('[data-series="power"]')).toBeNull()
    await expect(canvasElement.querySelector('[data-series="soc"]')).not.toBeNull()
  },
}

/** Still charging: three minutes of data. */
export const JustStarted: Story = { args: { points: chargeOfB1.slice(0, 4), events: [] } }

export const OnePoint: Story = {
  args: { points: chargeOfB1.slice(20, 21), events: [] },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelectorAll('[role="application"] circle')).toHaveLength(2)
  },
}

/** An AC pile knows no SOC, and none is drawn. */
export const WithoutSoc: Story = {
  args: { points: chargeOfB1.map(({ at, powerW }) => ({ at, powerW })) },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button', { name: 'SOC' })).toBeNull()
  },
}

export const NoData: Story = {
  args: { points: [], events: [] },
  play: async ({ canvas, globals }) => {
    await expect(canvas.getByText(say(chartTexts.empty, globals.language))).toBeVisible()
  },
}

export const Loading: Story = { args: { state: { is: 'loading' } } }
