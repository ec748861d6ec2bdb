import * as patterns from '@ampdeck/validation/patterns'
import { rules } from '@ampdeck/validation/rules'
import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { everyCall } from '../resources.ts'
import { Timestamp } from '../wire.ts'
import { drawn } from './drawn.ts'

describe('a drawn value', () => {
  it.each(everyCall.map(({ call }) => [call.path, call] as const))(
    'is one that %s may answer',
    (_, { output }) => {
      for (const n of [1, 2, 3, 4]) expect(z.safeParse(output, drawn(output, n)).error).toBeUndefined()
    },
  )

  it.each(Object.entries({ ...patterns, ...rules }))('follows the rule %s', (_, rule) => {
    expect(z.safeParse(rule, drawn(rule, 7)).error).toBeUndefined()
  })

  it('is the same for the same number, and another for another', () => {
    const schema = z.object({
      id: z.int(),
      nameEn: z.string(),
      time: Timestamp,
      remark: z.string().nullable(),
    })
    expect(drawn(schema, 3)).toEqual({
      id: 3,
      nameEn: 'Sample 3',
      time: '2026-07-01 09:57:00',
      remark: '示例3',
    })
    expect(drawn(schema, 4)).toMatchObject({ id: 4, remark: null })
  })

  it('is the example where the schema has one', () => {
    const schema = z.object({ periods: z.array(z.string()).meta({ examples: [['00:00', '24:00']] }) })
    expect(drawn(schema).periods).toEqual(['00:00', '24:00'])
  })

  it('says which field needs one', () => {
    expect(() => drawn(z.object({ vin: z.string().length(40) }))).toThrow('"vin" needs an example')
  })
})
