import type { GroupTeam } from '@ampdeck/api/member/group-team'
import { expect, it } from 'vitest'
import { mayMove, stepOf, teamRows } from './team-rows.ts'

const team = (id: number, pid: number | null) => ({ id, pid, name: String(id) }) as GroupTeam
/** 1 has 2, which has 3; 4 stands beside 1. */
const teams = [team(1, null), team(2, 1), team(3, 2), team(4, null)]

it('shows each team below its own', () => {
  expect(teamRows(teams).map(({ team: { id }, level }) => [id, level])).toEqual([
    [1, 1],
    [2, 2],
    [3, 3],
    [4, 1],
  ])
})

it.each([
  [1, 3, false],
  [1, 1, false],
  [2, 1, false],
  [2, 4, true],
  [3, null, true],
])('team %s below %s: %s', (id, pid, expected) => {
  expect(mayMove(teams, id, pid)).toBe(expected)
})

it('goes by the keyboard below the one above, and out to the level of its parent', () => {
  expect(stepOf(teams, team(4, null), 'in')).toEqual({ pid: 1 })
  expect(stepOf(teams, team(1, null), 'in')).toBeUndefined()
  expect(stepOf(teams, team(3, 2), 'out')).toEqual({ pid: 1 })
  expect(stepOf(teams, team(1, null), 'out')).toBeUndefined()
})
