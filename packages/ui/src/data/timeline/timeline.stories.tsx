import { say } from '@ampdeck/api/texts'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { useSay } from '../../foundation/language/use-say.ts'
import { guide } from './timeline.guide.ts'
import { timelineTexts as t } from './timeline.texts.ts'
import { Timeline, type TimelineEvent } from './timeline.tsx'

const meta = {
  title: 'Components/Details/Timeline',
  component: Timeline,
  parameters: { guide },
  args: { events: [], 'aria-label': 'WO260701-0007' },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 300 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof Timeline>

export default meta
type Story = StoryObj<typeof meta>

function WorkOrder() {
  const say = useSay()
  const events: TimelineEvent[] = [
    {
      id: 'alarm',
      title: say(['Alarm raised', '告警产生']),
      time: '08:12:04',
      text: say(['Gun B over temperature, 91 °C', 'B 枪过温，91 °C']),
      number: 1,
      state: 'warning',
    },
    { id: 'dispatch', title: say(['Dispatched', '已派单']), time: '08:15:40', text: 'ops → 周师傅' },
    { id: 'refused', title: say(['Audit refused', '审核驳回']), time: '11:02:00', state: 'bad' },
    { id: 'done', title: say(['Done', '完成']), state: 'pending' },
  ]
  return <Timeline aria-label="WO260701-0007" events={events} />
}

/** Numbered where a chart shows the same moment; shape and word say what went wrong and what is still to come. */
export const EveryState: Story = {
  render: () => <WorkOrder />,
  play: async ({ canvas, globals }) => {
    const items = canvas.getAllByRole('listitem')
    await expect(items[3]).toHaveTextContent(say(t.pending, globals.language))
    await expect(items[2]).toHaveTextContent(say(t.bad, globals.language))
    await expect(
      canvas.getByRole('img', { name: say(t.point, globals.language, { number: 1 }) }),
    ).toBeVisible()
  },
}

export const Nothing: Story = {
  play: async ({ canvas, globals }) => {
    await expect(canvas.getByText(say(t.nothing, globals.language))).toBeVisible()
  },
}

/** A name without a space, emoji and a script from right to left break inside the panel, never out of it. */
export const HostileTexts: Story = {
  args: {
    events: [
      {
        id: 'long',
        title: 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft',
        time: '23:59:59',
        text: 'xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx',
      },
      { id: 'rtl', title: 'محطة الشحن ⚡️ 深圳机场', time: '00:00:00', number: 12 },
    ],
  },
  play: async ({ canvas }) => {
    const list = canvas.getByRole('list')
    await expect(list.scrollWidth).toBeLessThanOrEqual(list.clientWidth)
  },
}
