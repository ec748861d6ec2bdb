import { menuEntries } from '@ampdeck/api/menu/menu-tree'
import { type RecordHit, recordKinds } from '@ampdeck/api/system/search'
import { describe, expect, it } from 'vitest'
import { type Menu, menuOf } from '../menu/menu.ts'
import { addCommands, pageCommands, recordCommand } from './commands.ts'

const built = ['/business/stationManage/stationList', '/business/stationManage/StationMonitorDetail']
const menuWith = (
  isGranted: (name: string) => boolean,
  isBuilt = (url: string) => built.includes(url),
): Menu =>
  menuOf(
    menuEntries().filter(({ componentType, name }) => componentType === 'CATALOG' || isGranted(name)),
    isBuilt,
  )
const everything = menuWith(() => true)
const hit = (kind: RecordHit['kind']): RecordHit => ({
  kind,
  id: 7,
  number: '0012',
  name: '深圳机场站',
  nameEn: 'Shenzhen Airport',
  phone: null,
  status: 1,
  stationId: kind === 'member' ? null : 3,
})

describe('the pages of the palette', () => {
  it('are those of the menu that are built, all of them, and no planned one', () => {
    const shown = menuEntries().filter(
      ({ componentType, isShow }) => componentType === 'MENU' && isShow === 1,
    )
    const all = menuWith(
      () => true,
      () => true,
    )
    const found = new Set(pageCommands(all).map(({ title }) => title[1]))
    for (const { title, url } of shown)
      if (!url.startsWith('/reconciliation/external')) expect(found, title).toContain(title)
    const names = pageCommands(everything).map(({ title }) => title[0])
    expect(names).toEqual(['Big screen', '3D big screen', 'Station list'])
    const own = pageCommands(menuWith((name) => name === 'stationList'))
    expect(own.map(({ title }) => title[0])).toEqual(['Station list'])
  })
})

describe('the actions of the pages', () => {
  it('are those of built lists, for whoever holds the button', () => {
    expect(addCommands(everything)).toMatchObject([
      { title: ['Station list: add', '场站列表：新增'], address: `${built[0]}?open=new` },
    ])
    expect(addCommands(menuWith((name) => !name.endsWith(':add')))).toEqual([])
    expect(
      addCommands(
        menuWith(
          () => true,
          () => true,
        ),
      ).length,
    ).toBeGreaterThan(20)
  })
})

describe('a record', () => {
  it('leads to its own page where that is built', () => {
    expect(recordCommand(everything, hit('station'))?.address).toBe(`${built[1]}?id=7`)
    const all = menuWith(
      () => true,
      () => true,
    )
    expect(recordCommand(all, hit('pile'))?.address).toBe('/safe/monitorManage/PileMonitorDetail?id=7')
    expect(recordCommand(all, hit('order'))?.address).toBe('/business/billManage/chargeOrder?orderNo=0012')
  })

  it('leads to its list for somebody who may not open its own page', () => {
    const own = menuWith((name) => name === 'stationList')
    expect(recordCommand(own, hit('station'))?.address).toBe(`${built[0]}?code=0012`)
  })

  it('leads to its station, and says so, while its own page is not built', () => {
    expect(recordCommand(everything, hit('pile'))).toMatchObject({
      address: `${built[1]}?id=3`,
      hint: ['Opens its station', '打开所属场站'],
    })
    expect(recordCommand(everything, hit('member'))?.address).toContain('id=7')
  })

  it.each(recordKinds)('of the kind %s is nothing to somebody who may open no page of it', (kind) => {
    expect(
      recordCommand(
        menuWith((name) => name === 'operatingUnit'),
        hit(kind),
      ),
    ).toBeUndefined()
  })

  it('tells its station and its state in both languages', () => {
    expect(recordCommand(everything, hit('pile'))?.detail).toEqual([
      'Shenzhen Airport, Online',
      '深圳机场站，在线',
    ])
  })
})
