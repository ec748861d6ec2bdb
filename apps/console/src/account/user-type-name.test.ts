import { expect, it } from 'vitest'
import { userTypeName } from './user-type-name.ts'

it("is the key name of the server's map, in the reader's language where it is known (spec 3.3)", () => {
  const types = { ordinary: 1, dispatch: 2, repair: 3, night: 4 }
  expect(userTypeName(types, 2, 'en')).toBe('Dispatch')
  expect(userTypeName(types, 2, 'zh-CN')).toBe('调度人员')
  expect(userTypeName(types, 4, 'zh-CN')).toBe('night')
  expect(userTypeName(types, 9, 'en')).toBeUndefined()
  expect(userTypeName({ repair: 1 }, 1, 'en')).toBe('Repair')
})
