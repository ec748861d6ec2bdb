import { expect, it } from 'vitest'
import { z } from 'zod'
import { factsOf } from './field-facts.ts'

it.each([
  [
    'a required text',
    z.string().min(1),
    { isRequired: true, maxLength: undefined, blank: '', start: undefined },
  ],
  ['a limited text', z.string().max(200), { isRequired: true, maxLength: 200, blank: '', start: undefined }],
  [
    'a text that may be null',
    z.string().max(30).nullish(),
    { isRequired: false, maxLength: 30, blank: null, start: undefined },
  ],
  [
    'a text that may be missing',
    z.string().optional(),
    { isRequired: false, maxLength: undefined, blank: undefined, start: undefined },
  ],
  [
    'a number with a default',
    z.int().default(7),
    { isRequired: false, maxLength: undefined, blank: undefined, start: 7 },
  ],
  [
    'a list that may be empty',
    z.array(z.int()),
    { isRequired: false, maxLength: undefined, blank: '', start: undefined },
  ],
  [
    'a list that may not',
    z.array(z.int()).min(1),
    { isRequired: true, maxLength: undefined, blank: '', start: undefined },
  ],
  [
    'a text behind a second rule',
    z.string().max(9).pipe(z.string()),
    { isRequired: true, maxLength: 9, blank: '', start: undefined },
  ],
])('%s', (_, schema, facts) => {
  expect(factsOf(schema)).toEqual(facts)
})
