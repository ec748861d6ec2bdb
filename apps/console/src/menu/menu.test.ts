import type { PermissionEntry } from '@ampdeck/api/system/permission'
import { describe, expect, it } from 'vitest'
import { menuOf, pageAt } from './menu.ts'

const entry = (of: Partial<PermissionEntry> & Pick<PermissionEntry, 'id' | 'name'>): PermissionEntry => ({
  pid: 0,
  url: '',
  title: of.name,
  titleEn: of.name,
  icon: '',
  sort: of.id,
  componentType: 'CATALOG',
  isShow: 1,
  type: 1,
  ...of,
})
const page = (id: number, pid: number, name: string, more: Partial<PermissionEntry> = {}) =>
  entry({ id, pid, name, url: `/${name}`, componentType: 'MENU', ...more })

const entries = [
  entry({ id: 2, name: 'system', sort: 20 }),
  entry({ id: 1, name: 'business', sort: 10 }),
  entry({ id: 3, name: 'hidden', isShow: 0 }),
  entry({ id: 10, pid: 1, name: 'stations' }),
  page(101, 10, 'stationList', { sort: 2 }),
  page(102, 10, 'stationMap', { sort: 1 }),
  page(103, 10, 'stationDetail', { isShow: 0 }),
  page(104, 3, 'nowhere'),
  entry({ id: 1011, pid: 101, name: 'stationList:add', componentType: 'BUTTON', isShow: 0 }),
]

describe('the menu', () => {
  it('is sorted on every level', () => {
    const { top } = menuOf(entries)
    expect(top.map((first) => first.name)).toEqual(['business', 'system'])
    expect(top[0]?.groups[0]?.pages.map((of) => of.id)).toEqual([
      'stationMap',
      'stationList',
      'stationDetail',
    ])
  })

  it('has a route for a hidden page of a shown catalog, and none below a hidden catalog', () => {
    const menu = menuOf(entries)
    expect(pageAt(menu, '/stationDetail')?.isShown).toBe(false)
    expect(pageAt(menu, '/nowhere')).toBeUndefined()
  })

  it('knows the way to a page', () => {
    expect(pageAt(menuOf(entries), '/stationList')?.trail.map((of) => of.name)).toEqual([
      'business',
      'stations',
    ])
  })

  it('makes buttons the granted actions', () => {
    expect(menuOf(entries).grants).toEqual(['stationList:add'])
  })
})
