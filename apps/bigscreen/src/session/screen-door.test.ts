import { expect, it } from 'vitest'
import { doorOf } from './screen-door.ts'

it.each([
  ['?wall=abc&lang=en', { by: 'link', key: 'abc' }],
  ['?pair', { by: 'code' }],
  ['?pair=1&lang=en', { by: 'code' }],
  ['?wall=', undefined],
  ['?scene=alarm', undefined],
  ['', undefined],
])('%s is the door %o', (search, door) => expect(doorOf(search)).toEqual(door))
