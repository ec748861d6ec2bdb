import { say } from '@ampdeck/api/texts'
import { expect, it } from 'vitest'
import { greetingAt } from './greeting.ts'

it.each([
  [0, 'Good early morning, Ann', '早上好，Ann'],
  [8, 'Good early morning, Ann', '早上好，Ann'],
  [9, 'Good morning, Ann', '上午好，Ann'],
  [11, 'Good morning, Ann', '上午好，Ann'],
  [12, 'Good noon, Ann', '中午好，Ann'],
  [13, 'Good noon, Ann', '中午好，Ann'],
  [14, 'Good afternoon, Ann', '下午好，Ann'],
  [19, 'Good afternoon, Ann', '下午好，Ann'],
  [20, 'Good evening, Ann', '晚上好，Ann'],
  [23, 'Good evening, Ann', '晚上好，Ann'],
])('greets at %d by "%s" (spec 9.26)', (hour, en, zh) => {
  expect(say(greetingAt(hour), 'en', { name: 'Ann' })).toBe(en)
  expect(say(greetingAt(hour), 'zh-CN', { name: 'Ann' })).toBe(zh)
})
