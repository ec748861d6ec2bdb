import { expect, it } from 'vitest'
import { mostWidth } from './most-width.ts'

it('takes a text for no narrower than it is drawn, whatever signs it has', () => {
  // Measured in the product's type, 13 px, strong.
  const drawn = {
    WWWW: 53.9,
    mmmm: 46.8,
    '@@@@': 52,
    '%%%%': 52.2,
    '2026-07-01 10:00': 124.7,
    深圳福田中心: 78,
  }
  for (const [text, width] of Object.entries(drawn))
    expect(mostWidth(text), text).toBeGreaterThanOrEqual(width)
  expect(mostWidth('1,204.317 kWh')).toBeLessThan(120)
})
