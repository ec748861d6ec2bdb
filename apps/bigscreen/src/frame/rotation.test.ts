import { describe, expect, it } from 'vitest'
import { nextTurn, type Rotation, type Turn } from './rotation.ts'

const SECOND = 1_000
const rotation: Rotation = { scenes: ['network', 'station', 'alarm'], everyMs: 30 * SECOND, alarm: null }
const turn: Turn = { scene: 'network', since: 0, alarm: null }
const at = (seconds: number, change: Partial<Rotation> = {}, from: Partial<Turn> = {}) =>
  nextTurn({ ...turn, ...from }, { ...rotation, ...change }, seconds * SECOND)

describe('the wall', () => {
  it('shows each scene for the same time, and begins again after the last', () => {
    expect(at(29).scene).toBe('network')
    expect(at(30)).toEqual({ scene: 'station', since: 30 * SECOND, alarm: null })
    expect(at(30, {}, { scene: 'alarm' }).scene).toBe('network')
  })

  it('stays where it is when it is told to', () => {
    expect(at(900, { everyMs: 0, alarm: 7 })).toEqual(turn)
  })

  it('leaves a scene that may not be seen any more', () => {
    expect(at(1, { scenes: ['network'] }, { scene: 'revenue' }).scene).toBe('network')
  })

  it('stays at a scene that the address misnames until another is chosen', () => {
    const misnamed = { misnamed: 'revenues' }
    expect(at(90, misnamed, { scene: 'revenues' }).scene).toBe('revenues')
    expect(at(90, misnamed, { scene: 'station', since: 0 }).scene).toBe('alarm')
  })

  it('waits until it knows whether something is wrong', () => {
    expect(at(90, { alarm: undefined })).toEqual(turn)
  })
})

describe('a serious alarm', () => {
  it('brings its scene to the front at once and holds it', () => {
    const jumped = at(3, { alarm: 7 })
    expect(jumped).toEqual({ scene: 'alarm', since: 3 * SECOND, alarm: 7 })
    expect(at(300, { alarm: 7 }, jumped).scene).toBe('alarm')
    expect(at(300, { alarm: null }, jumped).scene).toBe('network')
  })

  it('leaves a scene that was chosen for one turn, and then comes back', () => {
    const chosen = { scene: 'station', since: 10 * SECOND, alarm: 7 }
    expect(at(39, { alarm: 7 }, chosen).scene).toBe('station')
    expect(at(40, { alarm: 7 }, chosen).scene).toBe('alarm')
  })

  it('that a wall finds when it is opened at a scene does not push that away at once; a later one does', () => {
    const opened = { alarm: undefined }
    expect(at(1, { alarm: 7 }, opened)).toEqual({ ...turn, alarm: 7 })
    expect(at(2, { alarm: 8 }, at(1, { alarm: 7 }, opened)).scene).toBe('alarm')
  })

  it('moves nothing where its scene is not among those that are shown', () => {
    expect(at(30, { scenes: ['network', 'station'], alarm: 7 }).scene).toBe('station')
  })
})
