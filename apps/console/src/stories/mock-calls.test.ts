import { createClient } from '@ampdeck/api/client/create-client'
import { service } from '@ampdeck/api/contract'
import { menuEntries } from '@ampdeck/api/menu/menu-tree'
import { paged, pageOf } from '@ampdeck/api/paging'
import { tableSource } from '@ampdeck/api/table-adapter'
import { expect, it } from 'vitest'
import { z } from 'zod'
import { mockCalls, mocked } from './mock-calls.ts'

/** A client whose calls go into the mock. */
const client = createClient({
  baseUrl: '',
  transport: async ({ path, body }) => {
    const data = mockCalls[path.replace('mock-service/x/', 'mock/')]?.(JSON.parse(String(body)))
    return { status: 200, body: { code: 0, msg: '', data }, headers: new Headers() }
  },
})
const at = service('mock-service/x')

it('answers the calls of the specification below one prefix (spec 7.51)', () => {
  expect(Object.keys(mockCalls)).toEqual(
    ['login', 'permissionList', 'userInfo', 'logout', 'roles', 'userPage', 'rolePage', 'allPermissions'].map(
      (name) => `mock/${name}`,
    ),
  )
  expect(mockCalls['mock/login']?.({})).toMatchObject({ token: expect.any(String), expiresIn: 604_800_000 })
  expect(mockCalls['mock/permissionList']?.({})).toEqual(menuEntries())
  expect(mockCalls['mock/userInfo']?.({})).toMatchObject({ account: 'admin', sellerId: 10_001 })
  expect(mockCalls['mock/logout']?.({})).toBeNull()
  expect(mockCalls['mock/roles']?.({})).toHaveLength(100)
})

it.each(['userPage', 'rolePage'])('%s is a page of 100 (spec 9.32)', async (name) => {
  const call = at(name, 'signedIn')
    .takes(paged(z.object({}), ['id']))
    .gives(pageOf(z.object({ id: z.int() })))
  const page = await tableSource(client, call)({ pageNo: 10, pageSize: 10 })
  expect(page).toMatchObject({ pageNo: 10, totalCount: 100 })
  expect(page.data.map(({ id }) => id)).toEqual([91, 92, 93, 94, 95, 96, 97, 98, 99, 100])
})

it('stands in for the calls that the frame makes', () => {
  for (const mock of Object.values(mocked)) expect(mockCalls).toHaveProperty([mock])
})
