import type { Enumeration } from '@ampdeck/api/enumeration'
import {
  gunStatus,
  operationType,
  pileStatus,
  serviceStatus,
  stationStatus,
} from '@ampdeck/api/enumerations/equipment'
import { memberStatus } from '@ampdeck/api/enumerations/member'
import { chargeStatus, orderStatus } from '@ampdeck/api/enumerations/order'
import { describe, expect, it } from 'vitest'
import { glyphOf } from './glyph-of.ts'

const states: Enumeration[] = [
  gunStatus,
  serviceStatus,
  stationStatus,
  pileStatus,
  orderStatus,
  chargeStatus,
  memberStatus,
]

describe('glyphOf', () => {
  it.each(states)('knows every value of $name', (of) => {
    expect(of.codes.filter((code) => !glyphOf(of, code))).toEqual([])
  })

  it('gives every gun status a silhouette of its own', () => {
    const shapes = gunStatus.codes.map((code) => glyphOf(gunStatus, code)?.shape)
    expect(new Set(shapes).size).toBe(8)
  })

  it('has none for values that are not states, and none for a code of a later version', () => {
    expect(glyphOf(operationType, operationType.code.self)).toBeUndefined()
    expect(glyphOf(gunStatus, 99)).toBeUndefined()
    expect(glyphOf(gunStatus, null)).toBeUndefined()
  })
})
