import { menuEntries } from '@ampdeck/api/menu/menu-tree'
import { describe, expect, it } from 'vitest'
import { menuOf } from '../menu/menu.ts'
import { addressTo, openPagesFrom, pageOf } from './page-of.ts'

const menu = menuOf(menuEntries())
const LIST = '/business/stationManage/stationList'
const DETAIL = '/business/stationManage/StationMonitorDetail'
const idOf = (address: string) => pageOf(menu, address).id

describe('the page of an address', () => {
  it('is one a route, whatever the filters are', () => {
    expect(idOf(`${LIST}?name=Airport&id=7`)).toBe(LIST)
    expect(pageOf(menu, `${LIST}?name=Airport`)).toEqual({ id: LIST, address: `${LIST}?name=Airport` })
  })

  it('is the same with a slash at its end', () => {
    expect(idOf(`${LIST}/`)).toBe(LIST)
    expect(idOf('/')).toBe('/')
  })

  it('is one a record where the page is a detail', () => {
    expect(idOf(`${DETAIL}?id=1`)).not.toBe(idOf(`${DETAIL}?id=2`))
    expect(idOf(`${DETAIL}?id=1&tab=orders`)).toBe(idOf(`${DETAIL}?id=1`))
  })
})

describe('a link to a page that is open', () => {
  const open = { pages: [pageOf(menu, `${LIST}?name=Airport`), pageOf(menu, '/home')], active: '/home' }

  it('leads to the page as it was left', () => {
    expect(addressTo(menu, open, LIST)).toBe(`${LIST}?name=Airport`)
  })

  it('keeps what it says itself', () => {
    expect(addressTo(menu, open, `${LIST}?name=CBD`)).toBe(`${LIST}?name=CBD`)
    expect(addressTo(menu, open, '/elsewhere')).toBe('/elsewhere')
  })
})

describe('the open pages after a reload', () => {
  it('are those that were open, in their order, with their titles', () => {
    const pages = [
      { ...pageOf(menu, `${DETAIL}?id=1`), title: 'Shenzhen Airport' },
      pageOf(menu, `${LIST}?pageSize=50`),
    ]
    expect(openPagesFrom(menu, JSON.parse(JSON.stringify(pages)))?.pages).toEqual(pages)
  })

  it('are none that the menu does not have, that are doubled or that are broken', () => {
    const home = pageOf(menu, '/home')
    const kept = [
      { id: '/secret', address: '/secret' },
      null,
      { id: 5 },
      home,
      home,
      { id: '/x', address: '/home' },
    ]
    expect(openPagesFrom(menu, kept)?.pages).toEqual([home])
    expect(openPagesFrom(menu, 'broken')).toBeUndefined()
    expect(openPagesFrom(menu, [])).toBeUndefined()
  })
})
