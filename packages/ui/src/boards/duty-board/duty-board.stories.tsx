import { dutyShift } from '@ampdeck/api/enumerations/operation'
import { say } from '@ampdeck/api/texts'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, userEvent, waitFor, type within } from 'storybook/test'
import { loadChineseFont } from '../../foundation/theme/load-chinese-font.ts'
import { guide } from './duty-board.guide.ts'
import { dutyTexts } from './duty-board.texts.ts'
import { DutyBoard, type DutyBoardProps } from './duty-board.tsx'
import { type Duty, type DutyPerson, daysFrom } from './duty-rules.ts'

const { day, night, rest } = dutyShift.code
const NAMES = ['李建国', 'Wang Wei', '赵敏', 'Ouyang Xiuying', '陈小龙', 'Zhou Kang', '刘洋', 'Huang Bo']
const team: readonly DutyPerson[] = NAMES.map((name, index) => ({
  id: index + 1,
  name,
  note: `1390000${String(1_000 + index)}`,
}))

/** Two days, two nights, two of rest, each person two days later than the one before. */
const CYCLE = [day, day, night, night, rest, rest, rest, rest] as const
const rota = (people: readonly DutyPerson[], from: string, days: number): Duty[] =>
  people.flatMap(({ id }) =>
    daysFrom(from, days).flatMap((date, index) => {
      const shift = CYCLE[(index + id * 2) % CYCLE.length]
      return shift ? [{ userId: id, date, shift }] : []
    }),
  )

const week = rota(team, '2026-06-29', 7)

function Board({ onChange, ...args }: DutyBoardProps) {
  const [duties, setDuties] = useState(args.duties)
  const change = (next: Duty[]) => {
    setDuties(next)
    onChange?.(next)
  }
  return <DutyBoard {...args} duties={duties} onChange={onChange && change} />
}

const meta = {
  title: 'Domain widgets/Work/DutyBoard',
  component: DutyBoard,
  // Names are Chinese in both languages.
  loaders: [loadChineseFont],
  parameters: { guide },
  args: {
    people: team,
    from: '2026-06-29',
    days: 7,
    duties: week,
    need: { day: 2, night: 2 },
    today: '2026-07-01',
    onChange: fn(),
  },
  render: (args) => <Board {...args} />,
} satisfies Meta<typeof DutyBoard>

export default meta
type Story = StoryObj<typeof meta>

type Canvas = ReturnType<typeof within>
const cell = (canvas: Canvas, name: string, date: string) =>
  canvas.getByRole('gridcell', { name: new RegExp(`^${name}[,，] ?${date}`) })
const shiftName = (shift: Duty['shift'], language: 'en' | 'zh-CN') => dutyShift.label(shift, language)

export const Week: Story = {
  play: async ({ canvas, globals }) => {
    await expect(canvas.getByText(say(dutyTexts.noProblems, globals.language))).toBeVisible()
    await expect(cell(canvas, 'Wang Wei', '2026-06-29')).toHaveAccessibleName(
      new RegExp(shiftName(rest, globals.language)),
    )
  },
}

/** A month of 31 days: names stay while days are scrolled; weekends are shaded, today is framed. */
export const Month: Story = {
  args: { from: '2026-07-01', days: 31, duties: rota(team, '2026-07-01', 31) },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getAllByRole('columnheader')).toHaveLength(32)
    const scroller = canvasElement.querySelector('table')?.parentElement
    scroller?.scrollTo({ left: 400 })
    const name = canvas.getByRole('rowheader', { name: /Wang Wei/ })
    await waitFor(() =>
      expect(
        Math.round(name.getBoundingClientRect().left - (scroller?.getBoundingClientRect().left ?? 0)),
      ).toBeLessThan(3),
    )
  },
}

/** Too few at night: hatched, with a figure, and in words below. */
export const CoverageGaps: Story = {
  args: { duties: week.filter(({ userId, shift }) => userId > 3 || shift !== night) },
  play: async ({ canvas, globals }) => {
    const words = canvas.getAllByRole('gridcell', {
      name: new RegExp(say(dutyTexts.gap, globals.language, { count: 1 })),
    })
    await expect(words.length).toBeGreaterThan(0)
    await expect(words[0]).toHaveTextContent('−1')
    const line = say(dutyTexts.gapLine, globals.language, {
      date: words[0]?.getAttribute('aria-label')?.slice(0, 10) ?? '',
      shift: shiftName(night, globals.language),
      count: 1,
    })
    await expect(canvas.getByText(line)).toBeVisible()
  },
}

/** A double shift, work on a day of rest, and a day straight after a night; each leads to its cell. */
export const Conflicts: Story = {
  args: {
    duties: [
      ...week,
      { userId: 1, date: '2026-06-30', shift: day },
      { userId: 1, date: '2026-06-30', shift: night },
      { userId: 3, date: '2026-07-03', shift: day },
    ],
  },
  play: async ({ canvas, globals }) => {
    const double = say(dutyTexts.conflictLine, globals.language, {
      date: '2026-06-30',
      name: '李建国',
      what: say(dutyTexts.double, globals.language),
    })
    await userEvent.click(canvas.getByRole('button', { name: double }))
    await expect(cell(canvas, '李建国', '2026-06-30')).toHaveFocus()
    await expect(cell(canvas, '李建国', '2026-06-30')).toHaveAccessibleName(
      new RegExp(say(dutyTexts.double, globals.language)),
    )
  },
}

/** Arrow keys walk; D, N, R set; Delete clears; X picks up and puts down. */
export const Keyboard: Story = {
  play: async ({ args, canvas, globals }) => {
    const { language } = globals
    cell(canvas, '李建国', '2026-06-29').focus()
    await userEvent.keyboard('{ArrowRight}{ArrowDown}')
    await expect(cell(canvas, 'Wang Wei', '2026-06-30')).toHaveFocus()
    await userEvent.keyboard('n')
    await expect(args.onChange).toHaveBeenCalledOnce()
    await expect(cell(canvas, 'Wang Wei', '2026-06-30')).toHaveAccessibleName(
      new RegExp(shiftName(night, language)),
    )
    await userEvent.keyboard('x')
    await expect(canvas.getByRole('status')).toHaveTextContent(
      say(dutyTexts.held, language, { shift: shiftName(night, language) }),
    )
    await userEvent.keyboard('{ArrowRight}x')
    await expect(cell(canvas, 'Wang Wei', '2026-07-01')).toHaveAccessibleName(
      new RegExp(shiftName(night, language)),
    )
    await userEvent.keyboard('{Delete}')
    await expect(cell(canvas, 'Wang Wei', '2026-07-01')).toHaveAccessibleName(
      new RegExp(say(dutyTexts.nothing, language)),
    )
  },
}

/** A shift dragged to another person changes places with what was there. */
export const Dragged: Story = {
  play: async ({ args, canvas, globals }) => {
    const from = cell(canvas, '赵敏', '2026-06-29')
    const to = cell(canvas, 'Zhou Kang', '2026-07-01')
    const [moving, other] = [from, to].map((one) => one.getAttribute('aria-label')?.split(/[,，] ?/)[2] ?? '')
    await userEvent.pointer([
      { keys: '[MouseLeft>]', target: from, coords: middle(from) },
      { target: to, coords: middle(to) },
      { keys: '[/MouseLeft]', target: to, coords: middle(to) },
    ])
    await expect(args.onChange).toHaveBeenCalledOnce()
    await expect(cell(canvas, 'Zhou Kang', '2026-07-01')).toHaveAccessibleName(new RegExp(moving ?? '-'))
    await expect(cell(canvas, '赵敏', '2026-06-29')).toHaveAccessibleName(new RegExp(other ?? '-'))
    await expect(canvas.getByRole('status')).toHaveTextContent(
      say(dutyTexts.moved, globals.language, { shift: moving ?? '', name: 'Zhou Kang', date: '2026-07-01' }),
    )
  },
}

/** The buttons above the table do what dragging and keys do. */
export const ByButtons: Story = {
  args: { days: 14, duties: week },
  play: async ({ args, canvas, globals }) => {
    const button = (name: string) => canvas.getByRole('button', { name })
    await expect(button(shiftName(day, globals.language))).toHaveAttribute('aria-disabled', 'true')
    await userEvent.click(cell(canvas, 'Huang Bo', '2026-07-02'))
    await userEvent.click(button(shiftName(day, globals.language)))
    await expect(args.onChange).toHaveBeenCalledOnce()
    await expect(cell(canvas, 'Huang Bo', '2026-07-02')).toHaveAccessibleName(
      new RegExp(shiftName(day, globals.language)),
    )
    await userEvent.click(button(say(dutyTexts.copyWeek, globals.language, { from: '06-29', to: '07-06' })))
    await expect(cell(canvas, 'Huang Bo', '2026-07-09')).toHaveAccessibleName(
      new RegExp(shiftName(day, globals.language)),
    )
    await expect(canvas.getByRole('status')).toHaveTextContent(
      say(dutyTexts.copied, globals.language, { count: 56, date: '2026-07-06' }),
    )
  },
}

export const ReadOnly: Story = {
  args: { onChange: undefined },
  play: async ({ canvas, globals }) => {
    await expect(canvas.getByRole('grid')).toHaveAttribute('aria-readonly', 'true')
    await expect(canvas.queryByRole('button', { name: shiftName(day, globals.language) })).toBeNull()
    cell(canvas, '李建国', '2026-06-29').focus()
    await userEvent.keyboard('{ArrowRight}')
    await expect(cell(canvas, '李建国', '2026-06-30')).toHaveFocus()
  },
}

/** Forty people and a month: 1,240 cells, of which a key redraws one row. */
export const BigTeam: Story = {
  args: {
    people: Array.from({ length: 40 }, (_, index) => ({ id: index + 1, name: `维修 ${index + 1}` })),
    from: '2026-07-01',
    days: 31,
    duties: rota(
      Array.from({ length: 40 }, (_, index) => ({ id: index + 1, name: '' })),
      '2026-07-01',
      31,
    ),
    need: { day: 10, night: 10 },
  },
}

export const Nobody: Story = { args: { people: [], duties: [] } }

function middle(element: Element) {
  const { left, top, width, height } = element.getBoundingClientRect()
  return { clientX: left + width / 2, clientY: top + height / 2 }
}
