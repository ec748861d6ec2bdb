import { gunStatus, pileStatus, stationStatus } from '@ampdeck/api/enumerations/equipment'
import { describe, expect, it } from 'vitest'
import { isFree } from './start-guard.ts'

const place = {
  status: gunStatus.code.offline,
  statusTime: null,
  pileStatus: pileStatus.code.online,
  stationStatus: stationStatus.code.open,
}

describe('a gun', () => {
  it('of which nothing is known may be asked to start, where its pile is there', () => {
    expect(isFree(place)).toBe(true)
    expect(isFree({ ...place, pileStatus: pileStatus.code.offline })).toBe(false)
    expect(isFree({ ...place, pileStatus: pileStatus.code.disabled })).toBe(false)
  })

  it('that said that it is out of service may not, nor one that is in use', () => {
    expect(isFree({ ...place, statusTime: 1 })).toBe(false)
    expect(isFree({ ...place, status: gunStatus.code.charging })).toBe(false)
    expect(isFree({ ...place, status: gunStatus.code.preparing })).toBe(true)
  })
})
