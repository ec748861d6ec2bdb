import { describe, expect, it } from 'vitest'
import { chartFormat } from './chart-unit.ts'

describe('chartFormat', () => {
  it('writes values of the wire in the unit people use', () => {
    expect(chartFormat('energy', 'en').value(1_020_500)).toBe('1,020.5 kWh')
    expect(chartFormat('power', 'en').value(57_340)).toBe('57.3 kW')
    expect(chartFormat('money', 'zh-CN').value(231_875)).toBe('2,318.75 元')
    expect(chartFormat('percent', 'en').value(3_156)).toBe('31.6 %')
    expect(chartFormat('price', 'en').value(12_345)).toBe('1.2345 yuan/kWh')
    expect(chartFormat('hours', 'en').value(95)).toBe('1.6 h')
    expect(chartFormat('ratio', 'en').value(850)).toBe('8.50')
    expect(chartFormat('day', 'en').value(20_513)).toBe('2026-03-01')
    expect(chartFormat('number', 'en').value(1_148)).toBe('1,148')
  })

  it('writes a dash where nothing is known, and zero where it is zero', () => {
    expect(chartFormat('power', 'en').value(null)).toBe('–')
    expect(chartFormat('power', 'en').value(0)).toBe('0 kW')
  })

  it('scales a large axis by the language', () => {
    const en = chartFormat('money', 'en', 16_000_000)
    expect([en.tick(4_000_000), en.axisUnit]).toEqual(['40', 'thousand yuan'])
    const zh = chartFormat('money', 'zh-CN', 16_000_000)
    expect([zh.tick(4_000_000), zh.axisUnit]).toEqual(['4', '万元'])
    expect(chartFormat('energy', 'en', 41_260_000_000).axisUnit).toBe('GWh')
    expect(chartFormat('energy', 'zh-CN', 41_260_000_000).axisUnit).toBe('万 kWh')
    expect(chartFormat('number', 'zh-CN', 3e8).axisUnit).toBe('亿')
  })

  it('leaves a small axis as it is', () => {
    const power = chartFormat('power', 'en', 8_000_000)
    expect([power.tick(6_000_000), power.axisUnit]).toEqual(['6,000', 'kW'])
    expect(chartFormat('number', 'en', 4).tick(2.5)).toBe('2.5')
  })
})
