import { say } from '@ampdeck/api/texts'
import { expect, it } from 'vitest'
import { greetingAt } from './greeting.ts'

it.each([
  [0, 'Good early morning, Ann'],
  [8, 'Good early morning, Ann'],
  [9, 'Good morning, Ann'],
  [11, 'Good morning, Ann'],
  [12, 'Good noon, Ann'],
  [13, 'Good noon, Ann'],
  [14, 'Good afternoon, Ann'],
  [19, 'Good afternoon, Ann'],
  [20, 'Good evening, Ann'],
  [23, 'Good evening, Ann'],
])('greets at %d by "%s"', (hour, text) => {
  expect(say(greetingAt(hour), 'en', { name: 'Ann' })).toBe(text)
})
