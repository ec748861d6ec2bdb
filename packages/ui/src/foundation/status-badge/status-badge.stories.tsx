import type { Enumeration, Language } from '@ampdeck/api/enumeration'
import * as equipment from '@ampdeck/api/enumerations/equipment'
import * as finance from '@ampdeck/api/enumerations/finance'
import * as interfaces from '@ampdeck/api/enumerations/interface'
import * as marketing from '@ampdeck/api/enumerations/marketing'
import * as member from '@ampdeck/api/enumerations/member'
import * as operation from '@ampdeck/api/enumerations/operation'
import * as order from '@ampdeck/api/enumerations/order'
import * as pvInverter from '@ampdeck/api/enumerations/pv-inverter'
import * as system from '@ampdeck/api/enumerations/system'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { guide } from './status-badge.guide.ts'
import { StatusBadge } from './status-badge.tsx'

const { gunStatus } = equipment
const modules = [equipment, finance, interfaces, marketing, member, operation, order, pvInverter, system]
const all = modules
  .flatMap((module) =>
    Object.values(module as Record<string, unknown>).filter(
      (value): value is Enumeration => typeof value === 'object' && value !== null && 'codes' in value,
    ),
  )
  // Enumerations of states first: those are drawn.
  .sort((a, b) => Number(isDrawn(b)) - Number(isDrawn(a)) || a.name.localeCompare(b.name))

function isDrawn(of: Enumeration): boolean {
  return of.codes.some((code) => of.mark(code))
}

const meta = {
  title: 'Components/States/StatusBadge',
  component: StatusBadge,
  parameters: { guide },
  args: { of: gunStatus, code: gunStatus.code.charging },
} satisfies Meta<typeof StatusBadge>

export default meta
type Story = StoryObj<typeof meta>

export const Plain: Story = {
  play: async ({ canvas, globals }) => {
    await expect(canvas.getByText(globals.language === 'en' ? 'Charging' : '充电中')).toBeVisible()
  },
}

export const Tinted: Story = {
  render: () => (
    <div style={{ display: 'flex', flexWrap: 'wrap', gap: 8 }}>
      {gunStatus.codes.map((code) => (
        <StatusBadge key={code} of={gunStatus} code={code} look="tinted" />
      ))}
    </div>
  ),
}

/** Every enumeration of the product: states with shape and word, kinds as plain words. */
export const AllEnumerations: Story = {
  render: () => (
    <div style={{ columns: '216px', columnGap: 24 }}>
      {all.map((of) => (
        <section key={of.name} aria-label={of.name} style={{ breakInside: 'avoid', marginBottom: 20 }}>
          <h2 style={{ marginBottom: 6, color: 'var(--colors-fg-muted)', fontSize: 12 }}>{of.name}</h2>
          <ul style={{ display: 'grid', gap: 4 }}>
            {of.codes.map((code) => (
              <li key={code}>
                <StatusBadge of={of} code={code} style={{ whiteSpace: 'normal' }} />
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  ),
  play: async ({ canvas, globals }) => {
    const language: Language = globals.language
    await expect(canvas.getAllByRole('region')).toHaveLength(all.length)
    for (const of of all) {
      const words = within(canvas.getByRole('region', { name: of.name }))
        .getAllByRole('listitem')
        .map((item) => item.textContent)
      await expect(words).toEqual(of.codes.map((code) => of.label(code, language)))
    }
  },
}

/** Colour-weak mode, shown without any hue: shape and word carry every state alone. */
export const ColourWeak: Story = {
  render: () => (
    <div data-colour-weak="" style={{ display: 'grid', gap: 12, filter: 'grayscale(1)' }}>
      {[gunStatus, order.orderStatus, finance.invoiceStatus].map((of: Enumeration) => (
        <div key={of.name} style={{ display: 'flex', flexWrap: 'wrap', gap: 8 }}>
          {of.codes.map((code) => (
            <StatusBadge key={code} of={of} code={code} look="tinted" />
          ))}
        </div>
      ))}
    </div>
  ),
  play: async ({ canvas, globals }) => {
    const badge = canvas.getByText(gunStatus.label(gunStatus.code.fault, globals.language))
    await expect(getComputedStyle(badge).boxShadow).toContain('inset')
  },
}

/** A code of a later version is shown as itself, nothing as a dash. */
export const Unknown: Story = {
  render: () => (
    <div style={{ display: 'flex', gap: 8 }}>
      <StatusBadge of={gunStatus} code={42} />
      <StatusBadge of={gunStatus} code={null} />
    </div>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('42')).toBeVisible()
    await expect(canvas.getByText('–')).toBeVisible()
  },
}
