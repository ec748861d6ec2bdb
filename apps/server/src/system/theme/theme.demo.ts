import { DAY } from '@ampdeck/api/time'
import type { DemoPart } from '../../demo/part.ts'
import { standard } from '../../demo/records.ts'
import { RIVERSIDE, SKYLINE } from '../../demo/sellers.ts'

const themes = [
  { sellerId: SKYLINE, accent: 'polar-green', mode: 'system', density: 'default' },
  { sellerId: RIVERSIDE, accent: 'cyan', mode: 'system', density: 'default' },
] as const

/** Riverside's pages have the colour of its logo. */
export const part: DemoPart = {
  name: 'themes',
  after: ['sellers'],
  async prepare({ anchor }, { copy }) {
    await copy(
      'theme',
      themes.map(({ sellerId, ...values }) => ({
        ...standard(sellerId, 'theme', 1, anchor - 60 * DAY),
        ...values,
      })),
    )
  },
}
