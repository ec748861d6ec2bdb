import { expect, it } from 'vitest'
import { daysText, whenText } from './rule-words.tsx'

it('says three days or more that follow each other from the first to the last', () => {
  expect(daysText([1, 2, 3, 4, 5], 'en')).toBe('Mon–Fri')
  expect(daysText([1, 2, 3, 4, 5], 'zh-CN')).toBe('周一至周五')
  expect(daysText([7, 6], 'en')).toBe('Sat, Sun')
  expect(daysText([1, 3, 4, 5, 7], 'en')).toBe('Mon, Wed–Fri, Sun')
  expect(daysText([], 'en')).toBe('')
})

it('says when a rule holds, and that it holds always', () => {
  expect(whenText({ weekdays: [1, 2, 3], timeWindow: '08:00-12:00' }, 'en')).toBe('Mon–Wed 08:00–12:00')
  expect(whenText({}, 'en')).toBe('Always')
  expect(whenText({}, 'zh-CN')).toBe('全天')
})
