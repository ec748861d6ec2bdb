import { dataScope } from '@ampdeck/api/enumerations/system'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { guide } from './scope-summary.guide.ts'
import { ScopeSummary } from './scope-summary.tsx'

const { seller, below, own, chosen, personal } = dataScope.code

const meta = {
  title: 'Domain widgets/Work/ScopeSummary',
  component: ScopeSummary,
  parameters: { guide },
  args: {
    scopes: [chosen],
    stations: { seen: 8, total: 24 },
    piles: { seen: 118, total: 400 },
    guns: { seen: 214, total: 700 },
  },
} satisfies Meta<typeof ScopeSummary>

export default meta
type Story = StoryObj<typeof meta>

/** Picture 10. */
export const ChosenStations: Story = {
  args: {
    may: [
      ['switch stations on and off', '启用和停用场站'],
      ['bind occupy rules', '绑定占位规则'],
      ['handle abnormal orders', '处理异常订单'],
    ],
    mayNot: [
      ['prices', '价格'],
      ['refunds', '退款'],
      ['invoices', '发票'],
      ['accounts', '账户'],
    ],
    names: [
      '深圳福田中心',
      '深圳机场',
      '深圳龙岗公交',
      '广州天河',
      '广州南沙物流',
      '佛山顺德',
      '东莞南城',
      '惠州服务区',
    ],
  },
  play: async ({ canvas, globals }) => {
    const sentence =
      globals.language === 'en'
        ? /May see 8 of 24 stations, 118 of 400 piles and 214 of 700 guns\. May switch stations on and off, bind occupy rules and handle abnormal orders\. May not change prices, refunds, invoices or accounts\./
        : /可查看 24 个场站中的 8 个、400 台电桩中的 118 台和 700 把枪中的 214 把。可以启用和停用场站、绑定占位规则和处理异常订单。不能操作价格、退款、发票或账户。/
    await expect(canvas.getByText(sentence)).toBeVisible()
  },
}

export const WholeSeller: Story = {
  args: {
    scopes: [seller],
    stations: { seen: 24, total: 24 },
    piles: { seen: 400, total: 400 },
    guns: { seen: 700, total: 700 },
    fleets: { seen: 40, total: 40 },
  },
  play: async ({ canvas, globals }) => {
    await expect(
      canvas.getByText(
        globals.language === 'en' ? /Sees the whole seller.*all 24 stations/ : /整个商户.*全部 24 个场站/,
      ),
    ).toBeVisible()
  },
}

export const OwnOrganisationAndBelow: Story = { args: { scopes: [below], organisation: '华南大区' } }

export const OwnOrganisation: Story = { args: { scopes: [own], stations: { seen: 3, total: 24 } } }

/** Repair staff see their own work orders and nothing else. */
export const OwnRecords: Story = {
  args: { scopes: [personal], stations: { seen: 0, total: 24 }, piles: undefined, guns: undefined, may: [] },
  play: async ({ canvas, globals }) => {
    await expect(
      canvas.getByText(globals.language === 'en' ? /Sees own records only/ : /只能查看本人的数据/),
    ).toBeVisible()
    await expect(
      canvas.getByText(globals.language === 'en' ? /May change nothing/ : /不能更改任何数据/),
    ).toBeVisible()
  },
}

/** Two roles, and a list of the user's own that cuts them. */
export const UnionNarrowed: Story = {
  args: {
    scopes: [personal, seller],
    isNarrowed: true,
    names: Array.from({ length: 31 }, (_, index) => `场站 ${index + 1}`),
  },
  play: async ({ canvas, globals }) => {
    await expect(canvas.getByText(globals.language === 'en' ? 'and 23 more' : '另有 23 个')).toBeVisible()
    await expect(
      canvas.getByText(
        globals.language === 'en' ? /widest one counts.*narrows it further/ : /以范围最大的为准.*缩小了范围/,
      ),
    ).toBeVisible()
  },
}

/** Nothing chosen yet: a mistake that must be seen before it is saved. */
export const SeesNothing: Story = {
  args: { stations: { seen: 0, total: 24 }, piles: { seen: 0, total: 400 }, guns: { seen: 0, total: 700 } },
}

export const StillCounting: Story = { args: { stations: null, piles: null, guns: null } }

export const NoRole: Story = { args: { scopes: [], stations: { seen: 0, total: 24 } } }
