import { say } from '@ampdeck/api/texts'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { type Dispatch, type SetStateAction, useState } from 'react'
import { expect, fn, userEvent, waitFor, type within } from 'storybook/test'
import { standardTariff } from '../../charging/tariff-clock/tariff.fixture.ts'
import { loadChineseFont } from '../../foundation/theme/load-chinese-font.ts'
import { guide } from './plan-gantt.guide.ts'
import { planTexts } from './plan-gantt.texts.ts'
import { PlanGantt, type PlanGanttProps } from './plan-gantt.tsx'
import type { PlanCharge } from './plan-times.ts'

const DAY = '2026-07-01'
const guns = Array.from({ length: 6 }, (_, index) => ({
  id: index + 1,
  name: `桩 ${Math.floor(index / 2) + 1} · ${index % 2 === 0 ? 'A' : 'B'}`,
}))

const charge = (
  id: number,
  gunId: number,
  from: string,
  to: string,
  more: Partial<PlanCharge> = {},
): PlanCharge => ({
  id,
  gunId,
  vehicle: `粤B·D${1_370 + id * 11}`,
  start: `${DAY} ${from}:00`,
  end: `${DAY} ${to}:00`,
  powerW: 60_000,
  needWh: 60_000,
  latestEnd: `${DAY} 23:00:00`,
  ...more,
})

const calm: readonly PlanCharge[] = [
  charge(1, 1, '00:30', '04:00', { needWh: 200_000 }),
  charge(2, 1, '05:00', '07:30', { needWh: 140_000 }),
  charge(3, 2, '01:00', '05:00', { needWh: 230_000 }),
  charge(4, 3, '12:15', '13:45', { needWh: 88_000 }),
  charge(5, 4, '19:30', '22:30', { needWh: 175_000 }),
]
const troubled: readonly PlanCharge[] = [
  ...calm,
  charge(6, 1, '03:00', '04:30'),
  charge(7, 5, '01:30', '04:00', { powerW: 120_000, needWh: 290_000 }),
  charge(8, 6, '02:00', '03:00', { needWh: 96_000, latestEnd: `${DAY} 06:00:00` }),
]

function Plan({ onChange, ...args }: PlanGanttProps) {
  const [charges, setCharges] = useState(args.charges)
  const save = (next: PlanCharge) => {
    setCharges((before) => before.map((one) => (one.id === next.id ? next : one)))
    onChange?.(next)
  }
  return <PlanGantt {...args} charges={charges} onChange={onChange && save} />
}

const meta = {
  title: 'Domain widgets/Work/PlanGantt',
  component: PlanGantt,
  // Names are Chinese in both languages.
  loaders: [loadChineseFont],
  parameters: { guide },
  args: {
    guns,
    charges: calm,
    from: `${DAY} 00:00:00`,
    hours: 24,
    periods: standardTariff,
    limit: 250_000,
    now: `${DAY} 10:00:00`,
    onChange: fn(),
  },
  render: (args) => <Plan {...args} />,
} satisfies Meta<typeof PlanGantt>

export default meta
type Story = StoryObj<typeof meta>

const plate = (id: number) => `粤B·D${1_370 + id * 11}`
const bar = (canvas: ReturnType<typeof within>, id: number) =>
  canvas.getByRole('button', { name: new RegExp(`^${plate(id)} \\d+ kW`) })

export const WithoutConflict: Story = {
  play: async ({ canvas, globals }) => {
    await expect(canvas.getByText(say(planTexts.none, globals.language))).toBeVisible()
    await expect(
      canvas.getByRole('img', { name: new RegExp(say(planTexts.within, globals.language)) }),
    ).toBeVisible()
    await expect(
      canvas.getByText(say(planTexts.now, globals.language, { time: '10:00' })),
    ).toBeInTheDocument()
  },
}

/** Two on one gun, over the limit, and a car that leaves too empty: marked, and in words that lead there. */
export const Conflicts: Story = {
  args: { charges: troubled },
  play: async ({ canvas, globals }) => {
    const overlap = say(planTexts.overlapWords, globals.language, {
      gun: '桩 1 · A',
      a: plate(1),
      b: plate(6),
      from: '03:00',
      to: '04:00',
    })
    await userEvent.click(canvas.getByRole('button', { name: overlap }))
    await waitFor(() => expect(bar(canvas, 1)).toHaveFocus())
    const over = say(planTexts.overWords, globals.language, { from: '02:00', to: '04:00', power: '50' })
    await expect(canvas.getByRole('button', { name: over })).toBeVisible()
    const short = say(planTexts.shortWords, globals.language, {
      vehicle: plate(8),
      energy: '36.0',
      leave: '06:00',
    })
    await expect(canvas.getByRole('button', { name: short })).toBeVisible()
  },
}

/** Enter picks a charge up; arrows move it by 15 minutes, Shift changes its end, up and down change the gun. */
export const Keyboard: Story = {
  play: async ({ args, canvas, globals }) => {
    bar(canvas, 1).focus()
    await userEvent.keyboard('{ArrowRight}')
    await waitFor(() => expect(bar(canvas, 2)).toHaveFocus())
    await userEvent.keyboard('{Enter}')
    await expect(bar(canvas, 2)).toHaveAttribute('aria-pressed', 'true')
    await userEvent.keyboard('{ArrowRight}{ArrowRight}{Shift>}{ArrowLeft}{/Shift}')
    await expect(canvas.getByRole('status')).toHaveTextContent(
      say(planTexts.at, globals.language, { gun: '桩 1 · A', from: '05:30', to: '07:45' }),
    )
    await userEvent.keyboard('{ArrowDown}')
    await waitFor(() => expect(bar(canvas, 2)).toHaveFocus())
    await userEvent.keyboard('{Enter}')
    await expect(args.onChange).toHaveBeenCalledOnce()
    await expect(args.onChange).toHaveBeenCalledWith(
      expect.objectContaining({ id: 2, gunId: 2, start: `${DAY} 05:30:00`, end: `${DAY} 07:45:00` }),
    )
    await waitFor(() => expect(bar(canvas, 2)).toHaveFocus())
    await userEvent.keyboard('{Enter}{ArrowRight}{Escape}')
    await expect(args.onChange).toHaveBeenCalledOnce()
    await expect(bar(canvas, 2)).toHaveAccessibleName(/05:30/)
  },
}

/** New data put the charge on another gun, or take it away: the focus goes along, or to the charge that Tab reaches. */
export const Refreshed: Story = {
  render: function Refreshed(args) {
    const [charges, setCharges] = useState(args.charges)
    refresh = setCharges
    return <PlanGantt {...args} charges={charges} />
  },
  play: async ({ canvas }) => {
    bar(canvas, 3).focus()
    refresh((before) => before.map((one) => (one.id === 3 ? { ...one, gunId: 6 } : one)))
    await waitFor(() => expect(bar(canvas, 3).closest('li')).toHaveAttribute('data-gun', '6'))
    await waitFor(() => expect(bar(canvas, 3)).toHaveFocus())
    refresh((before) => before.filter(({ id }) => id !== 3))
    await waitFor(() => expect(bar(canvas, 1)).toHaveFocus())
  },
}

let refresh: Dispatch<SetStateAction<readonly PlanCharge[]>> = () => {}

/** Dragged along and to another gun; it snaps to a quarter of an hour. */
export const Dragged: Story = {
  play: async ({ args, canvas, canvasElement }) => {
    const source = bar(canvas, 4)
    const rows = canvasElement.querySelectorAll<HTMLElement>('[data-gun="6"] [data-track]')
    const track = rows[0]
    if (!track) throw new Error('no row')
    const hour = track.getBoundingClientRect().width / 24
    const box = source.getBoundingClientRect()
    const at = { clientX: box.left + 10, clientY: box.top + 10 }
    const to = { clientX: at.clientX + hour * 2.1, clientY: track.getBoundingClientRect().top + 12 }
    await userEvent.pointer([
      { keys: '[MouseLeft>]', target: source, coords: at },
      { target: track, coords: to },
      { keys: '[/MouseLeft]', target: track, coords: to },
    ])
    await expect(args.onChange).toHaveBeenCalledWith(
      expect.objectContaining({ id: 4, gunId: 6, start: `${DAY} 14:15:00`, end: `${DAY} 15:45:00` }),
    )
  },
}

/** The buttons move the chosen charge. */
export const ByButtons: Story = {
  play: async ({ args, canvas, globals }) => {
    const press = (text: readonly [string, string]) =>
      userEvent.click(canvas.getByRole('button', { name: say(text, globals.language) }))
    await userEvent.click(bar(canvas, 5))
    await press(planTexts.later)
    await press(planTexts.longer)
    await expect(args.onChange).toHaveBeenLastCalledWith(
      expect.objectContaining({ start: `${DAY} 19:45:00`, end: `${DAY} 23:00:00` }),
    )
    const name = say(planTexts.onGun, globals.language, { vehicle: plate(5) })
    await userEvent.selectOptions(canvas.getByRole('combobox', { name }), '6')
    await expect(args.onChange).toHaveBeenLastCalledWith(expect.objectContaining({ gunId: 6 }))
  },
}

/** Wide enough to read every quarter of an hour. */
export const QuarterHours: Story = {
  play: async ({ canvas, canvasElement, globals }) => {
    const before = canvasElement.querySelector('[data-track]')?.clientWidth ?? 0
    await userEvent.click(canvas.getByRole('radio', { name: say(planTexts.quarters, globals.language) }))
    await expect(canvasElement.querySelector('[data-track]')?.clientWidth).toBeGreaterThan(before * 2)
  },
}

/** A night over two days, with a limit that rises at 23:00. */
export const OverMidnight: Story = {
  args: {
    from: `${DAY} 18:00:00`,
    hours: 16,
    now: undefined,
    limit: [
      { from: `${DAY} 18:00:00`, watts: 120_000 },
      { from: `${DAY} 23:00:00`, watts: 400_000 },
    ],
    charges: [
      charge(1, 1, '21:00', '23:30', { end: '2026-07-02 01:00:00', latestEnd: '2026-07-02 06:00:00' }),
      charge(2, 3, '20:00', '22:30', { powerW: 120_000, latestEnd: '2026-07-02 06:00:00' }),
    ],
  },
}

export const ReadOnly: Story = {
  args: { onChange: undefined, charges: troubled },
  play: async ({ canvas, globals }) => {
    bar(canvas, 1).focus()
    await userEvent.keyboard('{Enter}{ArrowRight}')
    await waitFor(() => expect(bar(canvas, 6)).toHaveFocus())
    await expect(canvas.queryByText(say(planTexts.choose, globals.language))).toBeNull()
  },
}

/** What has begun is not picked up, dragged or moved by the buttons. */
export const Begun: Story = {
  args: { charges: [charge(1, 1, '08:30', '11:00', { isFixed: true, needWh: 0 }), ...calm.slice(1)] },
  play: async ({ args, canvas, globals }) => {
    bar(canvas, 1).focus()
    await userEvent.keyboard('{Enter}{ArrowRight}')
    await expect(args.onChange).not.toHaveBeenCalled()
    await expect(canvas.queryByRole('button', { name: say(planTexts.later, globals.language) })).toBeNull()
  },
}

/** A list of the charges on a phone; the chosen one is moved by the buttons. */
export const Phone: Story = {
  args: { charges: troubled },
  parameters: {
    viewport: { options: { phone: { name: '390 px', styles: { width: '390px', height: '844px' } } } },
  },
  globals: { viewport: { value: 'phone', isRotated: false } },
  play: async ({ args, canvas, globals }) => {
    await userEvent.click(canvas.getByRole('button', { name: new RegExp(`^${plate(5)}`) }))
    await userEvent.click(canvas.getByRole('button', { name: say(planTexts.later, globals.language) }))
    await expect(args.onChange).toHaveBeenCalledWith(
      expect.objectContaining({ id: 5, start: `${DAY} 19:45:00`, end: `${DAY} 22:45:00` }),
    )
  },
}

/** Forty guns and two hundred charges. */
export const Depot: Story = {
  args: {
    guns: Array.from({ length: 40 }, (_, index) => ({ id: index + 1, name: `枪 ${index + 1}` })),
    charges: Array.from({ length: 200 }, (_, index) => {
      const hour = String((index * 5) % 22).padStart(2, '0')
      const end = String(((index * 5) % 22) + 1).padStart(2, '0')
      return charge(index + 1, (index % 40) + 1, `${hour}:15`, `${end}:30`, { needWh: 0 })
    }),
    limit: 1_200_000,
  },
}

export const NoGuns: Story = { args: { guns: [], charges: [] } }

export const NothingPlanned: Story = { args: { charges: [] } }
