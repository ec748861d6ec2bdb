import { expect, test } from 'vitest'
import { listed, localName, say, texts } from './texts.ts'

const words = texts({
  stations: ['{count} station | {count} stations', '{count} 个场站'],
  cost: ['{name} costs {price}', '{name}的价格为{price}'],
  plain: ['Add', '新增'],
})

test('one thing is singular in English, none and many are plural', () => {
  expect(say(words.stations, 'en', { count: 1 })).toBe('1 station')
  expect(say(words.stations, 'en', { count: 0 })).toBe('0 stations')
  expect(say(words.stations, 'en', { count: 24 })).toBe('24 stations')
})

test('Chinese has one form', () => {
  expect(say(words.stations, 'zh-CN', { count: 1 })).toBe('1 个场站')
  expect(say(words.stations, 'zh-CN', { count: 24 })).toBe('24 个场站')
})

test('numbers are grouped, texts are left alone', () => {
  expect(say(words.stations, 'en', { count: 200_000 })).toBe('200,000 stations')
  expect(say(words.cost, 'en', { name: '1000', price: 1000 })).toBe('1000 costs 1,000')
})

test('a value that holds braces is not filled again', () => {
  expect(say(words.cost, 'en', { name: '{price}', price: 3 })).toBe('{price} costs 3')
})

test('a missing or misspelt blank does not compile', () => {
  // @ts-expect-error the count is missing
  expect(say(words.stations, 'en')).toBe(' stations')
  // @ts-expect-error there is no such blank
  expect(say(words.cost, 'en', { name: 'x', prise: 1 })).toBe('x costs ')
  expect(say(words.plain, 'zh-CN')).toBe('新增')
})

test('a record is called by its English name in English alone, and by its own where there is none', () => {
  const station = { id: 1, name: '深圳机场', nameEn: 'Shenzhen Airport' }
  expect(localName(station, 'en')).toBe('Shenzhen Airport')
  expect(localName(station, 'zh-CN')).toBe('深圳机场')
  expect(localName({ ...station, nameEn: null }, 'en')).toBe('深圳机场')
  expect(localName({ stationName: '深圳', stationNameEn: 'Shenzhen' }, 'en', 'stationName')).toBe('Shenzhen')
})

test('names in a row are separated as the language does it', () => {
  expect(listed(['SMS', null, 'E-mail'], 'en')).toBe('SMS, E-mail')
  expect(listed(['短信', '', '邮件'], 'zh-CN')).toBe('短信、邮件')
})
