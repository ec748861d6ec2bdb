import { wallScene } from '@ampdeck/api/enumerations/wall'
import { expect, it } from 'vitest'
import { flatScenes, solidScenes } from './scenes/scenes.ts'
import { settingsAddress, wallAddress } from './wall-address.ts'

const of = (path: string) => wallAddress(new URL(path, 'https://wall.example'))

it('chooses the scenes by the path', () => {
  expect(of('/bigscreen/').scenes).toBe(flatScenes)
  expect(of('/bigscreen/3d').scenes).toBe(solidScenes)
  expect(of('/bigscreen/3d/?lang=en').scenes).toBe(solidScenes)
})

it('names the scene to begin with, also one that there is not', () => {
  expect(of('/bigscreen/').scene).toBeUndefined()
  expect(of('/bigscreen/?scene=nowhere').scene).toBe('nowhere')
})

it.each([
  ['?rotate=60', 60_000],
  ['?rotate=0', 0],
  ['?rotate=1', 5_000],
  ['?rotate=-3', undefined],
  ['?rotate=soon', undefined],
  ['', undefined],
])('%s shows each scene for %s ms', (search, everyMs) => {
  expect(of(`/bigscreen/${search}`).everyMs).toBe(everyMs)
})

it('names the station to which a wall keeps', () => {
  expect(of('/bigscreen/?scene=station&station=204').stationId).toBe(204)
  expect(of('/bigscreen/?station=many').stationId).toBeUndefined()
})

it('follows the settings of a wall in their order', () => {
  const { network } = wallScene.code
  const { scenes, everyMs } = settingsAddress({
    name: 'a',
    nameEn: null,
    scenes: [network],
    everySeconds: 45,
  })
  expect(scenes.map(({ id }) => id)).toEqual(['network'])
  expect(everyMs).toBe(45_000)
})
