import { gunStatus } from '@ampdeck/api/enumerations/equipment'
import { describe, expect, it } from 'vitest'
import { inGunOrder } from './gun-order.ts'

const { idle, charging, fault, offline, preparing } = gunStatus.code

describe('inGunOrder', () => {
  it('puts charging first and offline last', () => {
    const counts = [offline, idle, fault, charging, preparing].map((status) => ({ status, count: 1 }))
    expect(inGunOrder(counts).map(({ status }) => status)).toEqual([
      charging,
      preparing,
      idle,
      fault,
      offline,
    ])
  })

  it('leaves out what there is none of', () => {
    expect(inGunOrder([{ status: idle, count: 0 }])).toEqual([])
  })

  it('keeps a status of a later version, after all others', () => {
    const counts = [
      { status: 42, count: 3 },
      { status: offline, count: 1 },
    ]
    expect(inGunOrder(counts).map(({ status }) => status)).toEqual([offline, 42])
  })

  it('does not reorder the list it was given', () => {
    const counts = [offline, charging].map((status) => ({ status, count: 1 }))
    inGunOrder(counts)
    expect(counts[0]?.status).toBe(offline)
  })
})
