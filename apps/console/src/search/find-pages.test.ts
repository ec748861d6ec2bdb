import { menuEntries } from '@ampdeck/api/menu/menu-tree'
import { describe, expect, it } from 'vitest'
import { menuOf } from '../menu/menu.ts'
import { findPages } from './find-pages.ts'

const menu = menuOf(menuEntries())
const found = (text: string, of = menu) => findPages(of, text).map(({ id }) => id)

describe('the search of the menu (spec 2)', () => {
  it('finds the items whose title contains the text, whatever the case', () => {
    expect(found('station LI')).toEqual(['stationList'])
  })

  it('finds them by their title in the other language too', () => {
    expect(found('场站列表')).toEqual(found('station list'))
  })

  it('finds neither catalogs nor buttons nor pages that the menu does not show', () => {
    expect(found('Stations')).not.toContain('stationManage')
    expect(found('Export')).not.toContain('stationList:export')
    expect(found('Station monitor')).toEqual(['stationMonitor'])
  })

  it('finds what the user may open only', () => {
    const own = menuOf(menuEntries().filter(({ name }) => name !== 'stationList'))
    expect(found('station list', own)).toEqual([])
  })

  it('finds nothing by nothing', () => {
    expect(found('')).toEqual([])
    expect(found('   ')).toEqual([])
  })
})
