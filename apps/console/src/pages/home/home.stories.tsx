import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor, within } from 'storybook/test'
import { inConsole, withServer } from '../../stories/in-console.tsx'
import { failing } from '../../stories/mock-server.ts'
import {
  emptyQuick,
  emptySummary,
  homeServer,
  OVERVIEW,
  overview,
  QUICK,
  quick,
  SUMMARY,
  summary,
} from './home.fixture.ts'
import { Page } from './home.page.tsx'

export default {
  title: 'Apps/Console/Home',
  component: Page,
  decorators: [inConsole],
  beforeEach: withServer,
  parameters: { server: homeServer({ summary, quick }), layout: 'fullscreen' },
} satisfies Meta

type Story = StoryObj

/** Whoever may see everything: what waits, the day, the stations that need somebody. */
export const Operator: Story = {
  play: async ({ canvasElement }) => {
    const page = within(canvasElement)
    const todo = await page.findByRole('list', { name: /^(To do|待办)$/ })
    await expect(within(todo).getAllByRole('listitem')).toHaveLength(8)
    await expect(within(todo).getByRole('link', { name: /^(Open alarms|未处理告警)$/ })).toHaveAttribute(
      'href',
      '/tool/alarmManage/alarmCenter?handling=1,2',
    )
    await expect(within(todo).getByRole('link', { name: /^(Minor|次要) 7$/ })).toHaveAttribute(
      'href',
      '/tool/alarmManage/alarmCenter?handling=1,2&level=3',
    )
    await expect(within(todo).getByRole('link', { name: /^(4 overdue|4 个已超时)$/ })).toHaveAttribute(
      'href',
      expect.stringMatching(/\/workOrder\?state=[\d,]+&overdue=1$/),
    )
    const guns = await page.findByRole('figure', { name: /^(Guns by status|充电枪状态)$/ })
    await expect(within(guns).getByRole('link', { name: /^(Charging|充电中)$/ })).toHaveAttribute(
      'href',
      '/business/pileManage/gunList?status=3',
    )
    await expect(await page.findByRole('figure', { name: /^(Fees|费用)$/ })).toBeVisible()
    await expect(await page.findByRole('figure', { name: /^(Load curve|负荷曲线)$/ })).toBeVisible()
    await expect(page.getByText(/^(Time utilisation|时间利用率)$/)).toBeVisible()
    await expect(page.getByRole('radio', { name: /^(Today|今日)$/ })).toBeChecked()
    await expect(page.getAllByRole('heading', { level: 1 })).toHaveLength(1)
  },
}

/** Money is somebody else's: no income, no fees. */
export const WithoutMoney: Story = {
  parameters: { server: homeServer({ summary, quick: { ...quick, incomeFen: null, days: null } }) },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement)
    await page.findByRole('figure', { name: /^(Guns by status|充电枪状态)$/ })
    await expect(page.queryByText(/^(Net income|净收入)$/)).toBeNull()
    await expect(page.queryByRole('figure', { name: /^(Fees|费用)$/ })).toBeNull()
  },
}

/** As somebody arranged it: the stations first, the fees hidden. */
export const Arranged: Story = {
  parameters: {
    server: homeServer({ summary, quick, preference: { order: ['stations', 'todo'], hidden: ['fees'] } }),
  },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement)
    const todo = await page.findByRole('list', { name: /^(To do|待办)$/ })
    const stations = page.getByRole('region', { name: /^(Stations that need attention|需要关注的场站)$/ })
    await waitFor(() => expect(stations.compareDocumentPosition(todo)).toBe(Node.DOCUMENT_POSITION_FOLLOWING))
    await expect(page.queryByRole('figure', { name: /^(Fees|费用)$/ })).toBeNull()
  },
}

/** Nobody's dashboard: the greeting and the ways on remain, and no zero stands for what is not known. */
export const WithoutDashboards: Story = {
  parameters: {
    server: homeServer({
      summary: { ...summary, todos: [], stations: null },
      quick: {
        ...quick,
        energyWh: null,
        orders: null,
        incomeFen: null,
        timeUse: null,
        guns: null,
        days: null,
      },
      overview: { ...overview, load: null },
    }),
  },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement)
    await expect(
      await page.findByRole('region', { name: /^(Recently opened|Start with these|最近打开|可以从)/ }),
    ).toBeVisible()
    await expect(page.queryByRole('list', { name: /^(To do|待办)$/ })).toBeNull()
    await expect(page.queryByRole('figure')).toBeNull()
  },
}

/** A seller who has just begun. */
export const Empty: Story = {
  parameters: { server: homeServer({ summary: emptySummary, quick: emptyQuick }) },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement)
    await expect(await page.findByText(/^(No guns yet|暂无充电枪)$/)).toBeVisible()
    await expect(
      await page.findByText(/^(All open stations are in service|所有营业中的场站都在正常服务)$/),
    ).toBeVisible()
    await expect(await page.findByText(/^(No charge in the last 14 days|近 14 天没有充电)$/)).toBeVisible()
  },
}

/** The figures are on their way: nothing can be pressed yet that they would push away. */
export const Coming: Story = {
  parameters: { server: { ...homeServer({ summary, quick }), [QUICK]: () => new Promise(() => undefined) } },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement)
    const last = await page.findByText(/^(Recently opened|Start with these pages|最近打开|可以从这里开始)$/)
    await waitFor(() => expect(page.getByText(/^(Open alarms|未处理告警)$/)).toBeInTheDocument())
    await expect(last).not.toBeVisible()
    await expect(page.queryByRole('list', { name: /^(To do|待办)$/ })).toBeNull()
  },
}

/** No part could be read: each says so, with the request, and offers another try. */
export const Failing: Story = {
  parameters: { server: failing(500, SUMMARY, QUICK, OVERVIEW) },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement)
    await waitFor(() => expect(page.getAllByRole('alert')).toHaveLength(3))
    await expect(page.getAllByText(/story-1/)).toHaveLength(3)
    await expect(page.getAllByRole('button', { name: /^(Try again|重试)$/ })).toHaveLength(3)
  },
}

/** On a phone everything stands below each other. */
export const OnAPhone: Story = {
  parameters: {
    viewport: { options: { phone: { name: '390 px', styles: { width: '390px', height: '844px' } } } },
  },
  globals: { viewport: { value: 'phone', isRotated: false } },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByRole('figure', { name: /^(Fees|费用)$/ })
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth)
  },
}
