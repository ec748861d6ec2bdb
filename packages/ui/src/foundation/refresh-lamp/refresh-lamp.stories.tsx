import { say } from '@ampdeck/api/texts'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { Profiler, useMemo, useState } from 'react'
import { expect, userEvent, waitFor } from 'storybook/test'
import { Button } from '../button/button.tsx'
import { useSay } from '../language/use-say.ts'
import { ageText } from '../live/age-text.ts'
import { manualClock } from '../live/manual-clock.ts'
import { createTicker, stoppedAt } from '../live/ticker.ts'
import { TickerContext } from '../live/use-tick.ts'
import { Age } from './age.tsx'
import { guide } from './refresh-lamp.guide.ts'
import { lampTexts } from './refresh-lamp.texts.ts'
import { RefreshLamp } from './refresh-lamp.tsx'

/** 2026-07-01 10:00:00 in UTC+8. */
const NOW = 1_782_871_200_000

const meta = {
  title: 'Components/States/RefreshLamp',
  component: RefreshLamp,
  subcomponents: { Age },
  parameters: { guide },
  args: { lastAt: NOW - 640, beatMs: 1_000 },
  decorators: [
    (Story) => (
      <TickerContext value={stoppedAt(NOW)}>
        <Story />
      </TickerContext>
    ),
  ],
} satisfies Meta<typeof RefreshLamp>

export default meta
type Story = StoryObj<typeof meta>

export const Live: Story = {
  play: async ({ canvas, globals }) => {
    const age = ageText(640, globals.language)
    await expect(canvas.getByText(say(lampTexts.liveAge, globals.language, { age }))).toBeVisible()
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement()
  },
}

/** Later than three beats: hollow, amber, with the age of what is shown. */
export const Delayed: Story = {
  args: { lastAt: NOW - 252_000 },
  play: async ({ canvas, globals }) => {
    const age = ageText(252_000, globals.language)
    await expect(canvas.getByText(say(lampTexts.delayedAge, globals.language, { age }))).toBeVisible()
  },
}

export const Lost: Story = {
  args: { lastAt: NOW - 401_000, isLost: true },
  play: async ({ canvas, globals }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent(say(lampTexts.lost, globals.language))
    await expect(canvas.getByText(new RegExp(ageText(401_000, globals.language)))).toBeVisible()
  },
}

/** In the head of a small panel the age alone is drawn; the word is read. */
export const AgeAlone: Story = {
  args: { look: 'age' },
  play: async ({ canvas, globals }) => {
    await expect(canvas.getByText(ageText(640, globals.language))).toBeVisible()
    await expect(canvas.getByText(say(lampTexts.live, globals.language))).toBeInTheDocument()
  },
}

const scene = { clock: manualClock(NOW), renders: 0 }

/** The age ticks without the page around it being rendered; the loss is announced once. */
export const Ticking: Story = {
  beforeEach: () => {
    scene.clock = manualClock(NOW)
    scene.renders = 0
  },
  render: function Ticking(args) {
    const say = useSay()
    const ticker = useMemo(() => createTicker(scene.clock), [])
    const [isLost, setLost] = useState(false)
    return (
      <TickerContext value={ticker}>
        <div style={{ display: 'flex', gap: 16, alignItems: 'center' }}>
          <RefreshLamp {...args} isLost={isLost} />
          <Profiler
            id="page"
            onRender={() => {
              scene.renders++
            }}
          >
            <Button onClick={() => setLost(!isLost)}>{say(['Unplug or plug in', '断开或恢复'])}</Button>
          </Profiler>
        </div>
      </TickerContext>
    )
  },
  play: async ({ canvas, globals }) => {
    const { clock } = scene
    await waitFor(() => expect(clock.waiting()).toBe(1))
    const before = scene.renders
    clock.advance(1_000)
    await expect(await canvas.findByText(new RegExp(ageText(1_640, globals.language)))).toBeVisible()
    clock.advance(10_000)
    await expect(await canvas.findByText(new RegExp(ageText(11_640, globals.language)))).toBeVisible()
    await expect(scene.renders).toBe(before)

    const status = canvas.getByRole('status')
    await expect(status).toBeEmptyDOMElement()
    await userEvent.click(canvas.getByRole('button'))
    await expect(status).toHaveTextContent(say(lampTexts.lost, globals.language))
    clock.advance(5_000)
    await expect(status).toHaveTextContent(new RegExp(`^${say(lampTexts.lost, globals.language)}$`))
  },
}
