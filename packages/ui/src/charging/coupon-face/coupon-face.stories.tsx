import { couponStatus, couponType } from '@ampdeck/api/enumerations/marketing'
import { say } from '@ampdeck/api/texts'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { useSay } from '../../foundation/language/use-say.ts'
import { guide } from './coupon-face.guide.ts'
import { couponTexts as t } from './coupon-face.texts.ts'
import { CouponFace } from './coupon-face.tsx'

const grid = { display: 'grid', gridTemplateColumns: 'repeat(auto-fill, minmax(300px, 1fr))', gap: 16 }

const meta = {
  title: 'Domain widgets/Money/CouponFace',
  component: CouponFace,
  parameters: { guide },
  args: {
    name: 'Spring charging',
    type: couponType.code.serviceFee,
    faceFen: 300,
    thresholdFen: 2_000,
    validity: { from: '2026-03-01', to: '2026-03-31' },
  },
} satisfies Meta<typeof CouponFace>

export default meta
type Story = StoryObj<typeof meta>

/** Every status has its stamp: shape, word and colour. */
export const SixStatuses: Story = {
  render: function Statuses(args) {
    const say = useSay()
    return (
      <div style={grid}>
        {couponStatus.codes.map((status) => (
          <CouponFace
            key={status}
            {...args}
            name={say(['Spring charging', '春季充电券'])}
            status={status}
            usedFen={status === couponStatus.code.used ? 300 : undefined}
            scope={say(['24 stations', '24 个场站'])}
          />
        ))}
      </div>
    )
  },
  play: async ({ canvas, globals }) => {
    const faces = canvas.getAllByRole('article')
    await expect(faces).toHaveLength(6)
    for (const [index, status] of couponStatus.codes.entries()) {
      const face = within(faces[index] as HTMLElement)
      await expect(face.getByText(couponStatus.label(status, globals.language))).toBeVisible()
    }
    await expect(canvas.getByText(say(t.usedFor, globals.language, { amount: '3.00' }))).toBeVisible()
  },
}

/** Service fee, electricity fee and cash; the template of a coupon has no status. */
export const ThreeTypes: Story = {
  render: function Types(args) {
    const say = useSay()
    return (
      <div style={grid}>
        {couponType.codes.map((type, index) => (
          <CouponFace
            key={type}
            {...args}
            name={say(['Welcome', '新人礼'])}
            type={type}
            faceFen={[300, 550, 1_000][index] ?? 0}
            thresholdFen={[2_000, 0, 5_000][index] ?? 0}
            validity={{ days: [7, 30, 1][index] ?? 1 }}
          />
        ))}
      </div>
    )
  },
  play: async ({ canvas, globals }) => {
    await expect(canvas.getByText(say(t.noThreshold, globals.language))).toBeVisible()
    await expect(canvas.getByText(say(t.days, globals.language, { count: 1 }))).toBeVisible()
  },
}

/** A long name ends with …, a large face keeps its line. */
export const LongName: Story = {
  args: {
    name: 'Autumn festival of all highway service areas between Shenzhen and Harbin ⚡️',
    faceFen: 100_000,
    thresholdFen: 1_000_000,
    status: 42,
  },
  render: (args) => (
    <div style={{ width: 300 }}>
      <CouponFace {...args} />
    </div>
  ),
  play: async ({ canvas }) => {
    const face = canvas.getByRole('article')
    await expect(face.scrollWidth).toBeLessThanOrEqual(face.clientWidth)
    await expect(canvas.getByText('42')).toBeVisible()
  },
}
