import { expect, it } from 'vitest'
import { day, moment, month } from './import-values.ts'

it.each([
  '2026-03-01',
  '2026/3/1',
  '2026-3-1',
  '2026.3.1',
  '2026年3月1日',
  '2026 年 3 月 1 日',
  '２０２６／３／１',
  '2026/3/1 0:00',
  '2026-03-01 00:00:00',
  '\u200e2026/3/1\u00a0',
])('the day %j has one meaning', (text) => {
  expect(day.parse(text)).toBe('2026-03-01')
})

it.each([
  ['1/2/2026', 'date.yearFirst'],
  ['01-02-2026', 'date.yearFirst'],
  ['26/3/1', 'date.yearFirst'],
  ['2026/13/1', 'date.format'],
  ['2026/2/30', 'date.format'],
  ['2026/3/1 8:30', 'date.format'],
  ['2026/3', 'date.format'],
  ['2026-03-011', 'date.format'],
  ['46082', 'date.format'],
  ['', 'date.format'],
])('the day %j has not, and says so: %s', (text, message) => {
  expect(day.safeParse(text).error?.issues[0]?.message).toBe(message)
})

it.each([
  ['2026/6/18 3:42', '2026-06-18T03:42:00+08:00'],
  ['2026-06-18 03:42:07', '2026-06-18T03:42:07+08:00'],
  ['2026年6月18日 15:42', '2026-06-18T15:42:00+08:00'],
  ['2026年6月18日15时42分7秒', '2026-06-18T15:42:07+08:00'],
  ['2026/6/18 下午3:42', '2026-06-18T15:42:00+08:00'],
  ['2026/6/18 3:42:07 PM', '2026-06-18T15:42:07+08:00'],
  ['2026/6/18 12:00 AM', '2026-06-18T00:00:00+08:00'],
  ['２０２６／６／１８　３：４２', '2026-06-18T03:42:00+08:00'],
])('the moment %j is %s', (text, at) => {
  expect(moment.parse(text)).toBe(Date.parse(at))
})

it.each([
  '2026/6/18',
  '6/18/2026 3:42',
  '2026/6/18 25:00',
  '2026/6/18 3:60',
  '2026/6/18 上午15:00',
  '2026/6/18 3',
])('the moment %j is refused', (text) => {
  expect(moment.safeParse(text).success).toBe(false)
})

it.each(['2026-05', '2026/5', '2026年5月', '2026-05-01', '2026/5/1 0:00'])('the month %j', (text) => {
  expect(month.parse(text)).toBe('2026-05')
})
