import { chargeStrategy, HOURS } from '@ampdeck/api/config/charge-strategy'
import { activeState } from '@ampdeck/api/enumerations/member'
import { strategyKind } from '@ampdeck/api/enumerations/strategy'
import type { Rows } from '../../database/rows.ts'
import type { Routes } from '../../http/routes.ts'
import { serve } from '../../http/serve.ts'
import { switchesOf } from '../../http/switches.ts'
import { type Draft, options, page, type Row } from './charge-strategy.store.ts'

const { on: ON } = activeState.code
const { amount: AMOUNT, energy: ENERGY, minutes: MINUTES, soc: SOC, powerCurve: CURVE } = strategyKind.code

export const routes: Routes = (app, server) => {
  serve(app, server, chargeStrategy, {
    page: ({ rows, input }) => page(rows, input),
    get: ({ rows, input }) => read(rows, input.id),
    selectAll: ({ rows, input }) => options(rows, input),
    save: async ({ rows, input, fail }) => {
      const draft = cleaned(input)
      if (!draft) throw fail('strategy.param')
      return read(rows, await rows.insert('chargeStrategy', { ...draft, state: ON }))
    },
    update: async ({ rows, input: { id, version, ...input }, fail }) => {
      const draft = cleaned(input)
      if (!draft) throw fail('strategy.param')
      await rows.update('chargeStrategy', { id, version }, draft)
      return read(rows, id)
    },
    bind: async ({ rows, input: { id, version, stationIds } }) => {
      await rows.update('chargeStrategy', { id, version }, { stationIds })
      return read(rows, id)
    },
    ...switchesOf('chargeStrategy', read),
    delete: async ({ rows, input }) => {
      await rows.remove('chargeStrategy', input.id)
      return null
    },
  })
}

const read = (rows: Rows, id: number) => rows.get('chargeStrategy', id) as Promise<Row>

/** With the parameter of its kind and no other; nothing where that is missing. */
function cleaned({ kind, amountFen, energyWh, minutes, soc, curve, ...draft }: Draft): Draft | undefined {
  const params = {
    amountFen: kind === AMOUNT ? amountFen : null,
    energyWh: kind === ENERGY ? energyWh : null,
    minutes: kind === MINUTES ? minutes : null,
    soc: kind === SOC ? soc : null,
    curve: kind === CURVE ? curve : [],
  }
  const needed = { [AMOUNT]: amountFen, [ENERGY]: energyWh, [MINUTES]: minutes, [SOC]: soc }[kind as number]
  if (needed === null || (kind === CURVE && curve.length !== HOURS)) return undefined
  return { ...draft, kind, ...params }
}
