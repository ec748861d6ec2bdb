import { expect, it } from 'vitest'
import { revenueScene } from '../../testing/revenue-scene.ts'
import { monthPath } from './month-path.ts'

const days = [1, 2, 3].map((day) => ({ day: `2026-06-0${day}`, incomeFen: day * 100 }))
const scene = { ...revenueScene(), at: '2026-06-03 12:00:00', days }

it('says what the month comes to at this pace', () => {
  const path = monthPath({ ...scene, targetFen: null })
  expect(path).toMatchObject({ today: 3, days: 30, incomeFen: 600, paceFen: 7_200, perDay: [100, 200, 300] })
  expect(path.target).toBeUndefined()
})

it('compares each day with the path to the target, today with what is over of it', () => {
  const { target } = monthPath({ ...scene, targetFen: 6_000 })
  expect(target).toEqual({ fen: 6_000, perDayFen: 200, neededFen: 196, aheadFen: [-100, -100, 100] })
})

it('needs nothing more once the target is reached', () => {
  expect(monthPath({ ...scene, targetFen: 500 }).target?.neededFen).toBe(0)
})
