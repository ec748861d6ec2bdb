import { gunStatus, pileCommand } from '@ampdeck/api/enumerations/equipment'
import { expect, it } from 'vitest'
import { choicesOf, forecastOf } from './chosen.ts'
import { commandTarget } from './remote-control.fixture.ts'

const { disable, enable, reset, unlock } = pileCommand.code
const { charging, idle } = gunStatus.code

const pile = commandTarget(1, { statuses: [charging, idle] })

it('a pile is one choice, or as many as it has guns', () => {
  expect(choicesOf(pile, 'piles').map(({ name }) => name)).toEqual([pile.code])
  expect(choicesOf(pile, 'guns').map(({ name }) => name)).toEqual([`${pile.code}-A`, `${pile.code}-B`])
})

it.each([
  [disable, { ready: 1, charging: 1, offline: 0 }],
  [reset, { ready: 0, charging: 2, offline: 0 }],
  [enable, { ready: 2, charging: 0, offline: 0 }],
  [unlock, { ready: 2, charging: 0, offline: 0 }],
])('command %i to an idle and a charging gun of one pile: %o', (command, forecast) => {
  expect(forecastOf(choicesOf(pile, 'guns'), command, false)).toEqual(forecast)
})

it('by force all that are connected act', () => {
  const away = choicesOf(commandTarget(2, { statuses: [idle], isConnected: false }), 'piles')
  const chosen = [...choicesOf(pile, 'piles'), ...away]
  expect(forecastOf(chosen, reset, false)).toEqual({ ready: 0, charging: 1, offline: 1 })
  expect(forecastOf(chosen, reset, true)).toEqual({ ready: 1, charging: 1, offline: 1 })
})
