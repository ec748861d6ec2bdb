import { expect, it } from 'vitest'
import { winningModel } from './winning-model.ts'

const [GENERAL, FLEET, INTERCONNECTION] = [1, 2, 3]
const [STATION, PILE, GUN] = [1, 2, 3]
const levels = (gun: number | null, pile: number | null, station: number | null) => [
  { kind: GUN, id: 30, own: gun },
  { kind: PILE, id: 20, own: pile },
  { kind: STATION, id: 10, own: station },
]
const bind = (targetKind: number, targetId: number, scope: number, costModelId: number) => ({
  ...{ targetKind, targetId, scope, costModelId },
})

it.each([
  ["the station's", levels(null, null, 1), [], GENERAL, { costModelId: 1, kind: STATION, scope: GENERAL }],
  ["the pile's before it", levels(null, 2, 1), [], GENERAL, { costModelId: 2, kind: PILE, scope: GENERAL }],
  ["the gun's before both", levels(3, 2, 1), [], GENERAL, { costModelId: 3, kind: GUN, scope: GENERAL }],
  [
    "a fleet's own for fleets, also where it is bound higher up",
    levels(3, 2, 1),
    [bind(STATION, 10, FLEET, 9)],
    FLEET,
    { costModelId: 9, kind: STATION, scope: FLEET },
  ],
  [
    'the general one for everybody else',
    levels(3, 2, 1),
    [bind(STATION, 10, FLEET, 9)],
    INTERCONNECTION,
    { costModelId: 3, kind: GUN, scope: GENERAL },
  ],
  [
    'what is bound to another pile counts for nothing',
    levels(null, null, 1),
    [bind(PILE, 21, FLEET, 9)],
    FLEET,
    { costModelId: 1, kind: STATION, scope: GENERAL },
  ],
  ['nothing where nothing is bound', levels(null, null, null), [], FLEET, undefined],
])('bills by %s', (_name, of, binds, scope, winner) => {
  expect(winningModel(of, binds, scope)).toEqual(winner)
})
