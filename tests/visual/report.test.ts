import { expect, it } from 'vitest'
import { reportOf } from './report.ts'

const page = reportOf(
  [
    { name: 'menu.en.light', share: 0.001 },
    { name: 'drawer.en.dark', share: 0.25 },
  ],
  0.02,
)

it('counts what differs, and marks only that', () => {
  expect(page).toContain('1 of 2 pictures differ by more than 2.00 %')
  expect(page.match(/<article data-differs>/g)).toHaveLength(1)
})

it('shows what differs most first, with its three pictures', () => {
  expect(page.indexOf('drawer.en.dark: 25.00 %')).toBeLessThan(page.indexOf('menu.en.light: 0.10 %'))
  for (const part of ['before', 'after', 'difference']) {
    expect(page).toContain(`src="drawer.en.dark.${part}.png"`)
  }
})
