import { expect, it } from 'vitest'
import { memberLevel, tagObject } from '../enumerations/member.ts'
import { isRuleOf, ruleInWords, type TagRule } from './tag-rule.ts'

const { member, station } = tagObject.code
const rule: TagRule = {
  match: 'all',
  conditions: [
    { field: 'spent30', operator: 'atLeast', values: [50_000] },
    { field: 'level', operator: 'oneOf', values: [memberLevel.code.gold, memberLevel.code.platinum] },
  ],
}

it('says a rule in words', () => {
  expect(ruleInWords(member, rule, 'en')).toBe('Payable in 30 days ≥ 500 yuan and Level: Gold, Platinum')
  expect(ruleInWords(member, { ...rule, match: 'any' }, 'zh-CN')).toBe(
    '近 30 天应付金额 ≥ 500 元或等级：黄金、铂金',
  )
})

it('asks of an object only what is known of it, and in a way that makes sense', () => {
  const asks = (field: string, operator: 'atLeast' | 'oneOf', values: number[]) =>
    isRuleOf(member, { match: 'any', conditions: [{ field, operator, values }] })
  expect(isRuleOf(member, rule)).toBe(true)
  expect(isRuleOf(station, rule)).toBe(false)
  expect(asks('level', 'atLeast', [1])).toBe(false)
  expect(asks('level', 'oneOf', [99])).toBe(false)
  expect(asks('orders30', 'oneOf', [1])).toBe(false)
  expect(asks('orders30', 'atLeast', [1, 2])).toBe(false)
})
