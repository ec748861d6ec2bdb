import { enumeration } from '@ampdeck/api/enumeration'
import { texts } from '@ampdeck/api/texts'
import { describe, expect, it } from 'vitest'
import { actionsOf } from './actions-of.ts'
import { rowName, shownColumns } from './column.ts'
import { columnsOf } from './columns-of.ts'
import { depotCall } from './depot.fixture.ts'
import { filterKeys, filtersOf } from './filters-of.ts'
import { unitFor } from './unit.ts'

interface Depot {
  id: number
  code: string
  name: string
  nameEn: string | null
  cityCode: string
  cityName: string
  cityNameEn: string
  status: 1 | 2
  ratedW: number | null
  updateTime: string
}

const depotStatus = enumeration('DepotStatus', { open: [1, 'Open', '开放'], closed: [2, 'Closed', '关闭'] })
const depotTexts = texts({
  code: ['Code', '编码'],
  name: ['Name', '名称'],
  cityCode: ['City', '城市'],
  status: ['Status', '状态'],
  ratedW: ['Rated power', '额定功率'],
  updateTime: ['Updated', '更新时间'],
})

const north: Depot = {
  id: 7,
  code: 'D7',
  name: '北区',
  nameEn: 'North',
  cityCode: '110100',
  cityName: '北京',
  cityNameEn: 'Beijing',
  status: 1,
  ratedW: null,
  updateTime: '2026-07-01 10:00:00',
}

const columns = columnsOf<Depot>(depotTexts, (c) => [
  c.text('code', { sort: true, locked: true, code: true }),
  c.name('name', { also: 'nameEn', locked: true, link: (row) => `/depot?id=${row.id}` }),
  c.named('cityCode', { zh: 'cityName', en: 'cityNameEn' }),
  c.status('status', depotStatus),
  c.power('ratedW'),
  c.instant('updateTime', { hidden: true }),
  c.custom('tile', { label: ['Tile', '图块'], cell: (row) => row.code }),
])

const idsOf = (shown: readonly { id: string }[]) => shown.map((column) => column.id)

describe('columns', () => {
  it('take their labels from the texts of the resource', () => {
    expect(columns.map((column) => column.label[0])).toEqual([
      'Code',
      'Name',
      'City',
      'Status',
      'Rated power',
      'Updated',
      'Tile',
    ])
  })

  it('refuse a field without a label', () => {
    expect(() => columnsOf<Depot>(depotTexts, (c) => [c.text('cityName')])).toThrow('"cityName" has no label')
  })

  it('accept only fields whose value they can show', () => {
    columnsOf<Depot>(depotTexts, (c) => [
      // @ts-expect-error power is a number, and a code is a text
      c.power('code'),
      // @ts-expect-error an instant is a text
      c.instant('ratedW', { label: ['Rated', '额定'] }),
      // @ts-expect-error these are not the codes of this enumeration
      c.status('ratedW', depotStatus),
      // @ts-expect-error no such field
      c.text('nmae', { label: ['Name', '名称'] }),
    ])
  })

  it('show the English name in English, where there is one', () => {
    expect(rowName(columns, north, 'en')).toBe('North')
    expect(rowName(columns, { ...north, nameEn: null }, 'en')).toBe('北区')
    expect(rowName(columns, north, 'zh-CN')).toBe('北区')
  })

  it('show a reference by its name in the language', () => {
    const city = columns[2]
    expect(city?.kind === 'text' && [city.read(north, 'en'), city.read(north, 'zh-CN')]).toEqual([
      'Beijing',
      '北京',
    ])
  })

  it('are shown as declared until somebody chooses', () => {
    expect(idsOf(shownColumns(columns))).toEqual(['code', 'name', 'cityCode', 'status', 'ratedW', 'tile'])
  })

  it('are shown as chosen, the locked ones always, unknown ones never', () => {
    expect(idsOf(shownColumns(columns, ['updateTime', 'name', 'gone', 'name']))).toEqual([
      'code',
      'updateTime',
      'name',
    ])
  })
})

describe('filters', () => {
  interface DepotFilter {
    name?: unknown
    status?: unknown
    updateTimeFrom?: unknown
    updateTimeTo?: unknown
    ratedWMin?: unknown
    ratedWMax?: unknown
  }

  const filters = filtersOf<DepotFilter>(depotTexts, (f) => [
    f.search('name', { placeholder: ['Name or code', '名称或编码'] }),
    f.codes('status', depotStatus),
    f.period('updateTime'),
    f.range('ratedW', { unit: ['kW', 'kW'], scale: 1_000 }),
  ])

  it('accept only fields of the call', () => {
    filtersOf<DepotFilter>(depotTexts, (f) => [
      // @ts-expect-error the call does not filter by city
      f.choice('cityCode', { options: 'cities' }),
      // @ts-expect-error there is no nameFrom
      f.period('name'),
      // @ts-expect-error there is no statusMin
      f.range('status'),
    ])
  })

  it('stand in the address under their field, a period and a range under two', () => {
    expect(filters.flatMap(filterKeys)).toEqual([
      'name',
      'status',
      'updateTimeFrom',
      'updateTimeTo',
      'ratedWMin',
      'ratedWMax',
    ])
  })
})

describe('actions', () => {
  it('of every screen have their usual names', () => {
    const actions = actionsOf<Depot>((a) => [a.form(depotCall('edit')), a.call(depotCall('delete'))])
    expect(actions.map((action) => action.label)).toEqual([
      ['Edit', '编辑'],
      ['Delete', '删除'],
    ])
  })

  it('of one screen must be named', () => {
    expect(() => actionsOf<Depot>((a) => [a.call(depotCall('park'))])).toThrow('"park" has no label')
  })

  it('ask as they are told', () => {
    const [plain, danger, both] = actionsOf<Depot>((a) => [
      a.call(depotCall('enable'), { confirm: ['{name} opens', '{name}将开放'] }),
      a.call(depotCall('delete'), { confirm: 'danger' }),
      a.call(depotCall('disable'), {
        confirm: { danger: true, title: ['Close {name}', '关闭{name}'] },
      }),
    ])
    expect(plain?.question).toEqual({ effect: ['{name} opens', '{name}将开放'] })
    expect(danger?.question).toEqual({ danger: true })
    expect(both?.question).toEqual({ danger: true, title: ['Close {name}', '关闭{name}'] })
  })

  it('say what was done', () => {
    const [remove, park, copy] = actionsOf<Depot>((a) => [
      a.call(depotCall('delete')),
      a.call(depotCall('park', 'edit'), { label: ['Park', '停放'], done: ['{name} parked', '已停放{name}'] }),
      a.call(depotCall('copy', 'add')),
    ])
    expect(remove?.done).toEqual(['{unit} {name} deleted', '已删除{unit}{name}'])
    expect(park?.done).toEqual(['{name} parked', '已停放{name}'])
    expect(copy?.done).toBeUndefined()
  })
})

describe('the unit of a list', () => {
  it.each([
    [1, 'depot'],
    [0, 'depots'],
    [24, 'depots'],
  ])('for %d is %s', (count, form) => {
    expect(unitFor(['depot | depots', '场地'], 'en', count)).toBe(form)
  })

  it('has one form in Chinese', () => {
    expect(unitFor(['depot | depots', '场地'], 'zh-CN', 1)).toBe('场地')
  })
})
