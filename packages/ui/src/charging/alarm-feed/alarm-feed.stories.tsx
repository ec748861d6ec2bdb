import { alarmHandling, alarmLevel } from '@ampdeck/api/enumerations/operation'
import { say } from '@ampdeck/api/texts'
import type { StoryObj } from '@storybook/react-vite'
import { useMemo, useState } from 'react'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import type { MetaAround } from '../../foundation/guide/guide.ts'
import { useLanguage } from '../../foundation/language/use-language.ts'
import { useSay } from '../../foundation/language/use-say.ts'
import { manualClock } from '../../foundation/live/manual-clock.ts'
import { stoppedAt } from '../../foundation/live/ticker.ts'
import { TickerContext } from '../../foundation/live/use-tick.ts'
import { GrantsProvider } from '../../shell/gate/gate.tsx'
import { guide } from './alarm-feed.guide.ts'
import { feedTexts } from './alarm-feed.texts.ts'
import { AlarmFeed } from './alarm-feed.tsx'
import { demoAlarm, demoAlarms } from './alarms.fixture.ts'
import type { FeedAlarm } from './feed-alarm.ts'
import type { Beeper, Sound } from './sound-choice.tsx'
import { BATCH_MS } from './use-announcements.ts'

/** 2026-07-01 10:00:00 in UTC+8. */
const NOW = 1_782_871_200_000

interface Args {
  count: number
  sound?: Sound
  age: number
  isLost: boolean
  cap?: number
  /** So many of them are over. */
  recovered?: number
  grants: readonly string[]
  onTake: (ids: readonly string[]) => void
  onHandOver: (ids: readonly string[]) => void
}

const beeps = fn()
const scene = { clock: manualClock(NOW), add: (_: readonly FeedAlarm[]): void => undefined, armed: false }
const beeper: Beeper = {
  arm: async () => {
    scene.armed = true
    return true
  },
  isArmed: () => scene.armed,
  beep: beeps,
}

function Demo({ count, recovered = 0, sound: chosen, age, isLost, cap, grants, onTake, onHandOver }: Args) {
  const say = useSay()
  const { language } = useLanguage()
  const first = useMemo(
    () =>
      demoAlarms(count, language).map((one, index) =>
        index < recovered ? { ...one, recoverTime: '2026-07-01 09:41:00' } : one,
      ),
    [count, recovered, language],
  )
  const [more, setMore] = useState<readonly FeedAlarm[]>([])
  const [sound, setSound] = useState(chosen)
  const alarms = useMemo(() => [...first, ...more], [first, more])
  scene.add = (added) => setMore((known) => [...known, ...added])

  return (
    <GrantsProvider grants={grants}>
      <TickerContext value={stoppedAt(NOW)}>
        <div style={{ width: 360, maxWidth: '100%' }}>
          <AlarmFeed
            label={say(['Alarms', '告警'])}
            alarms={alarms}
            link={{ lastAt: NOW - age, beatMs: 1_000, isLost }}
            of="alarmMonitor:handle"
            onTake={onTake}
            onHandOver={onHandOver}
            {...(sound && { sound, onSoundChange: setSound })}
            {...(cap !== undefined && { cap })}
            beeper={beeper}
            clock={scene.clock}
          />
        </div>
      </TickerContext>
    </GrantsProvider>
  )
}

const meta = {
  title: 'Domain widgets/Network/AlarmFeed',
  component: AlarmFeed,
  render: Demo,
  parameters: { guide },
  args: {
    count: 6,
    age: 640,
    isLost: false,
    grants: ['alarmMonitor:handle'],
    onTake: fn(),
    onHandOver: fn(),
  },
  beforeEach: () => {
    scene.clock = manualClock(NOW)
    scene.armed = false
    beeps.mockClear()
  },
} satisfies MetaAround<typeof Demo>

export default meta
type Story = StoryObj<typeof Demo>

/** The worst first; who may, takes one or hands it over. */
export const ByLevel: Story = {
  play: async ({ canvas, args, globals }) => {
    const { language } = globals
    const rows = canvas.getAllByRole('listitem')
    await expect(rows.map((row) => row.querySelector('[data-level]')?.getAttribute('data-level'))).toEqual([
      '1',
      '2',
      '3',
      '4',
      '5',
      '6',
    ])
    await expect(rows[0]).toHaveTextContent(say(feedTexts.level, language, { level: 1 }))
    const [take] = canvas.getAllByRole('button', { name: new RegExp(`^${say(feedTexts.take, language)}`) })
    if (!take) throw new Error('nothing to take')
    await userEvent.click(take)
    await expect(args.onTake).toHaveBeenCalledWith(['0'])
    const [handOver] = canvas.getAllByRole('button', {
      name: new RegExp(`^${say(feedTexts.handOver, language)}`),
    })
    if (!handOver) throw new Error('nothing to hand over')
    await userEvent.click(handOver)
    await expect(args.onHandOver).toHaveBeenCalledWith(['1'])
  },
}

/** Without the right there is nothing to press in the rows. */
export const Viewer: Story = {
  args: { grants: [] },
  play: async ({ canvas }) => {
    for (const row of canvas.getAllByRole('listitem'))
      await expect(within(row).queryAllByRole('button')).toEqual([])
  },
}

export const Filtered: Story = {
  args: { count: 60 },
  play: async ({ canvas, globals }) => {
    const name = new RegExp(`^${alarmLevel.label(alarmLevel.code.major, globals.language)} `)
    await userEvent.click(canvas.getByRole('button', { name }))
    const rows = canvas.getAllByRole('listitem')
    await expect(rows).toHaveLength(10)
    for (const row of rows) await expect(row.querySelector('[data-level="2"]')).not.toBeNull()
  },
}

/** A hundred alarms at once: what repeats is one row with its count, one sentence is read, one beep is asked for. */
export const Burst: Story = {
  args: { count: 2, sound: 'on' },
  play: async ({ canvas, globals }) => {
    const { language } = globals
    const again = Array.from({ length: 100 }, (_, index) =>
      demoAlarm(2 + (index % 8), language, {
        id: `b${index}`,
        lastTime: `2026-07-01 09:59:${10 + (index % 50)}`,
      }),
    )
    scene.add(again)
    await waitFor(() => expect(canvas.getAllByRole('listitem')).toHaveLength(10))
    const [worst] = canvas.getAllByText('× 12')
    await expect(worst).toBeVisible()
    await waitFor(() =>
      expect(canvas.getByRole('alert')).toHaveTextContent(
        alarmLevel.label(alarmLevel.code.critical, language),
      ),
    )
    await expect(beeps).toHaveBeenCalledTimes(1)

    const quiet = say(feedTexts.announceBatch, language, { count: 7 })
    await expect(canvas.queryByText(quiet)).toBeNull()
    scene.clock.advance(BATCH_MS)
    await expect(await canvas.findByText(quiet)).toBeInTheDocument()
  },
}

/** While somebody points at the list nothing moves; what is new waits behind a button. */
export const Held: Story = {
  play: async ({ canvas, globals }) => {
    const { language } = globals
    const [first] = canvas.getAllByRole('listitem')
    if (!first) throw new Error('no row')
    await userEvent.hover(first)
    scene.add([demoAlarm(0, language, { id: 'new', object: '0099-A', handling: alarmHandling.code.pending })])
    const button = await canvas.findByRole('button', {
      name: say(feedTexts.waitingCritical, language, { count: 1 }),
    })
    await expect(canvas.getAllByRole('listitem')).toHaveLength(6)
    await userEvent.click(button)
    await waitFor(() => expect(canvas.getAllByRole('listitem')).toHaveLength(7))
    await expect(canvas.getByText('0099-A')).toBeVisible()
  },
}

/** Asks before the first sound, and the answer is also the press that browsers demand. */
export const AsksForSound: Story = {
  args: { sound: 'ask' },
  play: async ({ canvas, globals }) => {
    const { language } = globals
    await expect(canvas.getByText(say(feedTexts.ask, language))).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: say(feedTexts.turnOn, language) }))
    await expect(beeps).toHaveBeenCalledTimes(1)
    const bell = await canvas.findByRole('button', { name: say(feedTexts.soundOn, language) })
    await userEvent.click(bell)
    await expect(canvas.getByRole('button', { name: say(feedTexts.soundOff, language) })).toHaveAttribute(
      'aria-pressed',
      'false',
    )
    scene.add([demoAlarm(0, language, { id: 'silent', object: '0098-A' })])
    await waitFor(() => expect(canvas.getByText('0098-A')).toBeVisible())
    await expect(beeps).toHaveBeenCalledTimes(1)
  },
}

/** Sound chosen on an earlier visit waits for a press; nothing plays by itself. */
export const SoundWaits: Story = {
  args: { sound: 'on' },
  play: async ({ canvas, globals }) => {
    const { language } = globals
    await userEvent.click(canvas.getByRole('button', { name: say(feedTexts.allow, language) }))
    await expect(await canvas.findByRole('button', { name: say(feedTexts.soundOn, language) })).toBeVisible()
  },
}

export const NothingOpen: Story = {
  args: { count: 0 },
  play: async ({ canvas, globals }) => {
    await expect(canvas.getByText(say(feedTexts.none, globals.language))).toBeVisible()
  },
}

/** The rows stay and fade, and it says that something may be missing. */
export const Stale: Story = {
  args: { age: 252_000 },
  play: async ({ canvas, globals }) => {
    await expect(canvas.getByText(say(feedTexts.stale, globals.language))).toBeVisible()
    await expect(canvas.getAllByRole('listitem')).toHaveLength(6)
  },
}

/** Only the rows in sight are mounted. */
export const Thousand: Story = {
  args: { count: 1_000 },
  play: async ({ canvas, globals }) => {
    await expect(canvas.getByText(say(feedTexts.open, globals.language, { count: 1_000 }))).toBeVisible()
    await waitFor(() => expect(canvas.getAllByRole('listitem').length).toBeLessThan(40))
    await expect(canvas.getAllByRole('listitem')[0]).toHaveAttribute('aria-setsize', '1000')
  },
}

export const Capped: Story = {
  args: { count: 120, cap: 30 },
  play: async ({ canvas, globals }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(30)
    await expect(canvas.getByText(say(feedTexts.more, globals.language, { count: '90' }))).toBeVisible()
  },
}

/** What is over by itself says since when, and stands below what lasts. */
export const Recovered: Story = {
  args: { count: 3, recovered: 2 },
  play: async ({ canvas, globals }) => {
    const rows = canvas.getAllByRole('listitem')
    const over = say(feedTexts.recovered, globals.language, { time: '09:41' })
    await expect(rows.map((row) => row.textContent?.includes(over))).toEqual([false, true, true])
  },
}
