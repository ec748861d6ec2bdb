import { DEFAULT_PAGE_SIZE, PAGE_SIZES as SERVER_PAGE_SIZES } from '@ampdeck/api/paging'
import { describe, expect, it } from 'vitest'
import {
  type ListChange,
  listLayout,
  listRequest,
  listSearch,
  PAGE_SIZES,
  viewSearch,
} from './list-request.ts'

describe('the request of an address', () => {
  it.each([
    ['', { current: 1, pageSize: 10 }],
    ['?current=3&pageSize=50', { current: 3, pageSize: 50 }],
    ['name=sky&status=1,4', { current: 1, pageSize: 10, name: 'sky', status: '1,4' }],
    ['sortField=code', { current: 1, pageSize: 10, sortField: 'code', sortOrder: 'asc' }],
    ['sortField=code&sortOrder=desc', { current: 1, pageSize: 10, sortField: 'code', sortOrder: 'desc' }],
    ['status=1&status=4', { current: 1, pageSize: 10, status: '1,4' }],
    ['name=a%26b%3Dc+d', { current: 1, pageSize: 10, name: 'a&b=c d' }],
  ])('"%s" asks for %o', (search, request) => {
    expect(listRequest(search)).toEqual(request)
  })

  it.each([
    'current=0',
    'current=-1',
    'current=1e9',
    'current=x',
    'pageSize=-1',
    'pageSize=11',
    'pageSize=',
    'sortOrder=desc',
    'name=',
  ])('"%s" asks for the first page as usual', (search) =>
    expect(listRequest(search)).toEqual({ current: 1, pageSize: 10 }),
  )

  it('leaves out what is not a filter', () => {
    const search = 'columns=code,name&density=comfortable&open=7&id=7&lang=en&tab=guns'
    expect(listRequest(search)).toEqual({ current: 1, pageSize: 10 })
  })

  it('asks for the own order and size of the list', () => {
    const request = listRequest('', { pageSize: 20, sortField: 'startTime', sortOrder: 'desc' })
    expect(request).toEqual({ current: 1, pageSize: 20, sortField: 'startTime', sortOrder: 'desc' })
  })

  it('knows the sizes and the default of the server', () => {
    expect(PAGE_SIZES).toEqual(SERVER_PAGE_SIZES)
    expect(listRequest('').pageSize).toBe(DEFAULT_PAGE_SIZE)
  })
})

describe('the address after a change', () => {
  it.each<[from: string, change: ListChange, to: string]>([
    ['', { current: 2 }, 'current=2'],
    ['current=2', { current: 1 }, ''],
    ['current=3', { filters: { name: 'sky ' } }, 'name=sky'],
    ['name=sky&status=1', { filters: { name: '' } }, 'status=1'],
    ['current=3', { sort: { field: 'code', order: 'asc' } }, 'sortField=code'],
    ['sortField=code', { sort: { field: 'code', order: 'desc' } }, 'sortField=code&sortOrder=desc'],
    ['sortField=code&sortOrder=desc', { sort: null }, ''],
    ['current=3&pageSize=50', { pageSize: 10 }, ''],
    ['name=sky&status=1&lang=en', { reset: true }, 'lang=en'],
    ['name=sky&status=1', { reset: true, filters: { status: '2' } }, 'status=2'],
    ['current=3', { columns: ['code', 'name'] }, 'current=3&columns=code,name'],
    ['columns=code,name&density=comfortable', { columns: null, density: 'default' }, ''],
    ['current=3', { widths: { code: 120.4, name: 240 } }, 'current=3&widths=code.120,name.240'],
    ['widths=code.120&pinned=code', { widths: null, pinned: null }, ''],
    ['', { pinned: [] }, 'pinned='],
  ])('"%s" with %o is "%s"', (from, change, to) => {
    expect(listSearch(from, change)).toBe(to)
  })

  it('leaves out the own order of the list, and names every other', () => {
    const defaults = { sortField: 'startTime', sortOrder: 'desc' } as const
    expect(listSearch('', { sort: { field: 'startTime', order: 'desc' } }, defaults)).toBe('')
    expect(listSearch('', { sort: { field: 'startTime', order: 'asc' } }, defaults)).toBe(
      'sortField=startTime',
    )
  })

  it.each(['name', '名称', 'a b', '1,4', '&=?#+%', '__proto__'])(
    'a filter "%s" survives the address',
    (text) => {
      const search = listSearch('', { filters: { name: text, [text]: 'x' } })
      expect(Object.entries(listRequest(search))).toContainEqual(['name', text === 'name' ? 'x' : text])
      expect(Object.entries(listRequest(search))).toContainEqual([text, 'x'])
    },
  )

  it('keeps columns and row height', () => {
    const search = listSearch('', { columns: ['name', 'code'], density: 'compact' })
    expect(listLayout(search)).toEqual({ columns: ['name', 'code'], density: 'compact' })
    expect(listLayout('')).toEqual({ density: 'default' })
    expect(listLayout('density=huge&columns=')).toEqual({ density: 'default' })
  })

  it('keeps pinned columns and widths, and takes no nonsense', () => {
    const search = listSearch('', { pinned: ['code'], widths: { code: 120, 'a.b': 64 } })
    expect(listLayout(search)).toMatchObject({ pinned: ['code'], widths: { code: 120, 'a.b': 64 } })
    expect(listLayout('pinned=')).toMatchObject({ pinned: [] })
    expect(listLayout('widths=code,name.x,.80,code.1,code.99999')).toEqual({ density: 'default' })
  })
})

it('keeps of an address what a view is, and not the place in the list', () => {
  expect(viewSearch('?status=1&current=3&pageSize=20&open=7&widths=name-200')).toBe(
    'status=1&pageSize=20&widths=name-200',
  )
  expect(viewSearch('')).toBe('')
})
