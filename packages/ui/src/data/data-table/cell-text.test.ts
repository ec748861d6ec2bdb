import { describe, expect, it } from 'vitest'
import { type Depot, depotColumns, depots } from '../list/depot.fixture.ts'
import { cellText, headText } from './cell-text.ts'

const [depot] = depots(1)
const column = (id: string) => {
  const found = depotColumns.find((one) => one.id === id)
  if (!found) throw new Error(id)
  return found
}
const cell = (id: string, over: Partial<Depot> = {}, language: 'en' | 'zh-CN' = 'en') =>
  cellText(column(id), { ...(depot as Depot), ...over }, language)

describe('a copied cell', () => {
  it('has its numbers plain', () => {
    expect(cell('energyWh')).toBe('1204.317')
    expect(cell('incomeFen')).toBe('842.1')
    expect(cell('incomeFen', { incomeFen: -5 })).toBe('-0.05')
    expect(cell('ratedW')).toBe('630')
  })

  it('has its texts as they are shown', () => {
    expect(cell('name')).toBe('Shenzhen Futian CBD')
    expect(cell('name', {}, 'zh-CN')).toBe('深圳福田中心')
    expect(cell('status')).toBe('Open')
    expect(cell('openTime')).toBe('2024-01-15')
  })

  it('is empty where nothing is known', () => {
    expect(cell('ratedW', { ratedW: null })).toBe('')
    expect(cell('openTime', { openTime: null })).toBe('')
  })

  it('is no formula', () => {
    expect(cell('name', { nameEn: '=HYPERLINK("http://x")' })).toBe(`'=HYPERLINK("http://x")`)
  })
})

describe('a copied head', () => {
  it('names the unit that its numbers have left', () => {
    expect(headText(column('energyWh'), 'en')).toBe('Energy today (kWh)')
    expect(headText(column('incomeFen'), 'zh-CN')).toBe('今日收入 (元)')
    expect(headText(column('name'), 'en')).toBe('Name')
  })
})
