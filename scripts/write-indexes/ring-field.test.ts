import { gzipSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { CELLS, dayShapes } from './day-shapes.ts'
import { ringField } from './ring-field.ts'

describe('the ring field', () => {
  it('stays below 12 kB on the wire', () => {
    expect(gzipSync(ringField()).length).toBeLessThan(12_000)
  })

  it('has 23 stations and 96 quarters of an hour, none above full load', () => {
    const days = dayShapes()
    expect(days.map(({ length }) => length)).toEqual(Array(23).fill(CELLS))
    expect(Math.max(...days.flat())).toBeLessThanOrEqual(1)
  })

  it('draws every cell of a ring in exactly one grey', () => {
    const first = ringField().match(/<circle r="([\d.]+)"/)?.[1]
    const circles = [...ringField().matchAll(/r="([\d.]+)" .*?stroke-dasharray="([\d ]+)"/g)]
    const drawn = circles
      .filter(([, radius]) => radius === first)
      .flatMap(([, , dashes = '']) => dashes.split(' ').filter((_, index) => index % 2 === 0))
      .reduce((sum, cells) => sum + Number(cells), 0)
    expect(drawn).toBe(CELLS)
  })
})
