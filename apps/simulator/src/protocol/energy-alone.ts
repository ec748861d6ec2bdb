import type { Protocol } from './protocol.ts'

const REGISTER = 'Energy.Active.Import.Register'

/** A pile as it comes from its maker: of all that it measures it reports the energy register (OCPP 1.6, 9.1.17). */
export function energyAlone(protocol: Protocol): Protocol {
  return {
    ...protocol,
    encode: (fact, known) =>
      protocol.encode(fact, known).map((call) => ({ ...call, params: onlyRegister(call.params) })),
  }
}

function onlyRegister(params: Record<string, unknown>): Record<string, unknown> {
  const less = Object.entries(params).map(([name, value]) => [
    name,
    MEASURED.has(name) ? valuesIn(value) : value,
  ])
  return Object.fromEntries(less)
}

/** Where the readings stand in the calls of either version. */
const MEASURED = new Set(['meterValue', 'transactionData'])

const valuesIn = (meterValues: unknown) =>
  (meterValues as { sampledValue: { measurand?: string }[] }[]).map((one) => ({
    ...one,
    sampledValue: one.sampledValue.filter(({ measurand = REGISTER }) => measurand === REGISTER),
  }))
