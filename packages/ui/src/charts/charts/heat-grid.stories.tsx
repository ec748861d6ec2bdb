import { say } from '@ampdeck/api/texts'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, userEvent, within } from 'storybook/test'
import { Button } from '../../foundation/button/button.tsx'
import { useSay } from '../../foundation/language/use-say.ts'
import { chartTexts } from '../chart-frame/chart-frame.texts.ts'
import { CohortTriangle } from './cohort-triangle.tsx'
import { guide } from './heat-grid.guide.ts'
import { HeatGrid } from './heat-grid.tsx'

const words = {
  heat: ['Energy by weekday and hour', '电量（星期 × 小时）'],
  days: ['Mon Tue Wed Thu Fri Sat Sun', '周一 周二 周三 周四 周五 周六 周日'],
  cohorts: ['Retention of new members', '新会员留存'],
} as const

const HOURS = Array.from({ length: 24 }, (_, hour) => String(hour).padStart(2, '0'))
const heatOf = (day: number, hour: number) =>
  Math.round((900 + 700 * Math.sin((hour - 8) / 3.2) + (day > 4 ? 240 : 0)) * (hour < 6 ? 0.4 : 1)) * 1_000

const meta = {
  title: 'Components/Charts/HeatGrid',
  component: HeatGrid,
  subcomponents: { CohortTriangle },
  parameters: { layout: 'padded', guide },
} satisfies Meta

export default meta
type Story = StoryObj

/** One tab stop; arrow keys walk between the cells, each says its value. */
export const Heat: Story = {
  render: function Heat() {
    const say = useSay()
    const rows = say(words.days)
      .split(' ')
      .map((head, day) => ({
        head,
        values: HOURS.map((_, hour) => (day === 6 && hour > 10 ? null : Math.max(0, heatOf(day, hour)))),
      }))
    return (
      <HeatGrid
        look="panel"
        label={say(words.heat)}
        columns={HOURS}
        rows={rows}
        unit="energy"
        headEvery={3}
      />
    )
  },
  play: async ({ canvas, globals }) => {
    const grid = canvas.getByRole('grid', { name: say(words.heat, globals.language) })
    within(grid).getAllByRole('gridcell')[0]?.focus()
    await userEvent.keyboard('{ArrowRight}{ArrowDown}')
    const tuesday = say(words.days, globals.language).split(' ')[1]
    await expect(document.activeElement).toHaveAccessibleName(
      expect.stringMatching(new RegExp(`^${tuesday} 01, .* kWh$`)),
    )
    await userEvent.keyboard('{End}{PageDown}')
    await expect(document.activeElement).toHaveAccessibleName(expect.stringMatching(/ 23, –$/))
  },
}

/** With fewer rows and columns one cell can still be reached by Tab: the last one. */
export const HeatShrinks: Story = {
  render: function HeatShrinks() {
    const say = useSay()
    const [hours, setHours] = useState(4)
    return (
      <>
        <HeatGrid
          look="panel"
          label={say(words.heat)}
          columns={HOURS.slice(0, hours)}
          rows={['1', '2', '3']
            .slice(0, hours)
            .map((head) => ({ head, values: [1, 2, 3, 4].slice(0, hours) }))}
        />
        <Button onClick={() => setHours(2)}>{say(['Fewer', '减少'])}</Button>
      </>
    )
  },
  play: async ({ canvas }) => {
    canvas.getAllByRole('gridcell').at(-1)?.focus()
    await userEvent.click(canvas.getAllByRole('button').at(-1) as HTMLElement)
    await expect(canvas.getAllByRole('gridcell').map((cell) => cell.tabIndex)).toEqual([-1, -1, -1, 0])
  },
}

export const HeatEmpty: Story = {
  render: function HeatEmpty() {
    const say = useSay()
    return <HeatGrid look="panel" label={say(words.heat)} columns={HOURS} rows={[]} />
  },
  play: async ({ canvas, globals }) => {
    await expect(canvas.getByText(say(chartTexts.empty, globals.language))).toBeVisible()
  },
}

/** Cells that lead to what they count: by mouse, and by Enter on the cell. */
export const HeatOfLinks: Story = {
  render: function HeatOfLinks() {
    const say = useSay()
    return (
      <HeatGrid
        look="panel"
        label={say(words.heat)}
        columns={['A', 'B']}
        rows={[{ head: '1', values: [12, null] }]}
        isSpelt
        hrefOf={(row, column) => `#cell-${row}-${column}`}
      />
    )
  },
  play: async ({ canvas }) => {
    const [known, unknown] = canvas.getAllByRole('gridcell')
    if (!known || !unknown) throw new Error('There are two cells.')
    const link = within(known).getByRole('link')
    await expect(link).toHaveAttribute('href', '#cell-0-0')
    await expect(within(unknown).queryByRole('link')).toBeNull()
    const follow = fn((event: Event) => event.preventDefault())
    link.addEventListener('click', follow)
    known.focus()
    await userEvent.keyboard('{Enter}')
    await expect(follow).toHaveBeenCalledOnce()
  },
}

export const Retention: Story = {
  render: function Retention() {
    const say = useSay()
    const cohorts = Array.from({ length: 7 }, (_, nth) => ({
      month: `2026-0${nth + 1}`,
      size: 412 + nth * 37,
      retained: Array.from({ length: 6 - nth }, (_, month) => 6_200 - month * 700 + nth * 110),
    }))
    return <CohortTriangle look="panel" label={say(words.cohorts)} cohorts={cohorts} />
  },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('gridcell', { name: /62 %/ }).length).toBeGreaterThan(0)
  },
}
