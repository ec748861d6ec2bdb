import { say } from '@ampdeck/api/texts'
import type { StoryObj } from '@storybook/react-vite'
import { useMemo, useState } from 'react'
import { expect, fn, userEvent, waitFor } from 'storybook/test'
import { Button } from '../button/button.tsx'
import type { MetaAround } from '../guide/guide.ts'
import { useSay } from '../language/use-say.ts'
import { type ManualClock, manualClock } from '../live/manual-clock.ts'
import { createTicker, stoppedAt } from '../live/ticker.ts'
import { TickerContext } from '../live/use-tick.ts'
import { guide } from './countdown.guide.ts'
import { countdownTexts } from './countdown.texts.ts'
import { CountdownText } from './countdown-text.tsx'

/** 2026-07-01 10:00:00 in UTC+8. */
const NOW = 1_782_871_200_000

interface Args {
  deadline: number
  /** What was left when it was stopped, in milliseconds. */
  pausedAt?: number
  afterEnd?: 'stop' | 'count'
}

const Shown = ({ deadline, pausedAt, ...rest }: Args) =>
  pausedAt === undefined ? (
    <CountdownText {...rest} deadline={deadline} />
  ) : (
    <CountdownText {...rest} pausedAt={pausedAt} />
  )

const meta = {
  title: 'Components/States/CountdownText',
  component: CountdownText,
  render: Shown,
  parameters: { guide },
  args: { deadline: NOW + 7_200_000 },
  decorators: [
    (Story) => (
      <TickerContext value={stoppedAt(NOW)}>
        <Story />
      </TickerContext>
    ),
  ],
} satisfies MetaAround<typeof Shown>

export default meta
type Story = StoryObj<typeof Shown>

export const Running: Story = {
  play: async ({ canvas }) => {
    const timer = canvas.getByRole('timer')
    await expect(timer).toHaveTextContent(/^02:00:00$/)
    await expect(timer).toHaveAttribute('datetime', 'PT2H0M0S')
  },
}

/** A reservation whose hold has ended stays at zero. */
export const Over: Story = {
  args: { deadline: NOW - 4_000 },
  play: async ({ canvas, globals }) => {
    await expect(canvas.getByRole('timer')).toHaveTextContent(
      `${say(countdownTexts.over, globals.language)} 00:00:00`,
    )
  },
}

/** A work order goes on counting after its deadline. */
export const Overdue: Story = {
  args: { deadline: NOW - 18_740_000, afterEnd: 'count' },
  play: async ({ canvas, globals }) => {
    await expect(canvas.getByRole('timer')).toHaveTextContent(
      `${say(countdownTexts.overdue, globals.language)} −05:12:20`,
    )
  },
}

export const Paused: Story = {
  args: { pausedAt: 5_272_000 },
  play: async ({ canvas, globals }) => {
    await expect(canvas.getByRole('timer')).toHaveTextContent(
      `${say(countdownTexts.paused, globals.language)} 01:27:52`,
    )
  },
}

const clocks = { current: manualClock(NOW) }
const over = fn()

function Many({ clock }: { clock: ManualClock }) {
  const ticker = useMemo(() => createTicker(clock), [clock])
  return (
    <TickerContext value={ticker}>
      <ul style={{ display: 'grid', gridTemplateColumns: 'repeat(auto-fill, minmax(96px, 1fr))', gap: 8 }}>
        {Array.from({ length: 200 }, (_, index) => {
          const deadline = NOW + (index + 1) * 1_000
          return (
            <li key={deadline}>
              <CountdownText deadline={deadline} {...(index === 1 && { onOver: over })} />
            </li>
          )
        })}
      </ul>
    </TickerContext>
  )
}

/** Two hundred share one timer, stand still while the page is hidden, and are right when it is back (spec 9.27). */
export const ManyAfterSleep: Story = {
  beforeEach: () => {
    clocks.current = manualClock(NOW)
    over.mockClear()
  },
  render: () => <Many clock={clocks.current} />,
  play: async ({ canvas }) => {
    const { current: clock } = clocks
    const third = () => canvas.getAllByRole('timer')[2]
    await waitFor(() => expect(clock.waiting()).toBe(1))
    await expect(third()).toHaveTextContent(/00:00:03$/)
    clock.advance(1_000)
    await waitFor(() => expect(third()).toHaveTextContent(/00:00:02$/))
    clock.hide(true)
    clock.advance(60_000)
    await expect(clock.waiting()).toBe(0)
    clock.hide(false)
    await waitFor(() => expect(third()).toHaveTextContent(/00:00:00$/))
    await expect(canvas.getAllByRole('timer')[99]).toHaveTextContent(/00:00:39$/)
    await expect(over).toHaveBeenCalledTimes(1)
  },
}

/** It follows a deadline that is moved. */
export const Extended: Story = {
  render: function Extended() {
    const say = useSay()
    const [deadline, setDeadline] = useState(NOW + 900_000)
    return (
      <div style={{ display: 'flex', gap: 16, alignItems: 'center' }}>
        <CountdownText deadline={deadline} />
        <Button onClick={() => setDeadline(deadline + 900_000)}>
          {say(['Hold 15 min longer', '延长 15 分钟'])}
        </Button>
      </div>
    )
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button'))
    await expect(canvas.getByRole('timer')).toHaveTextContent('00:30:00')
  },
}
