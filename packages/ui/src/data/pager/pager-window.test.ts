import { expect, it } from 'vitest'
import { pagerWindow } from './pager-window.ts'

it.each([
  [1, 0, '1'],
  [1, 1, '1'],
  [2, 3, '1 2 3'],
  [4, 7, '1 2 3 4 5 6 7'],
  [1, 8, '1 2 3 4 5 after 8'],
  [4, 8, '1 2 3 4 5 after 8'],
  [5, 8, '1 before 4 5 6 7 8'],
  [8, 8, '1 before 4 5 6 7 8'],
  [50, 100, '1 before 49 50 51 after 100'],
  [97, 100, '1 before 96 97 98 99 100'],
  [500, 100, '1 before 96 97 98 99 100'],
])('on page %d of %d it draws %s', (current, pages, drawn) => {
  expect(pagerWindow(current, pages).join(' ')).toBe(drawn)
})

it('never draws more than seven entries', () => {
  for (let current = 1; current <= 30; current++) expect(pagerWindow(current, 30)).toHaveLength(7)
})
