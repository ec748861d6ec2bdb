/** A setting of a pile, as its answer of either version names it. */
export interface PileSetting {
  /** A key of 1.6; `Component.Variable` of 2.0.1 and 2.1, of one EVSE `EVSE[1].Variable`, with an instance `A.B/Instance`. */
  key: string
  value: string | undefined
  isReadOnly: boolean
  /** What became of its change, or why it was not read, in the pile's own word. */
  status?: string
}

type Payload = Readonly<Record<string, unknown>>

/** What 1.6 says of a key by naming it apart; 2.0.1 has the word. */
const UNKNOWN_KEY = 'UnknownKey'

/** The settings that were asked for by name, those that could not be read with the pile's word for it. */
export function readResults(response: unknown): PileSetting[] {
  const { configurationKey, unknownKey, getVariableResult } = objectIn(response)
  return [
    ...listIn(configurationKey).map(({ key, value, readonly }) => settingOf(key, value, readonly === true)),
    ...(Array.isArray(unknownKey) ? unknownKey : []).map((key) => ({
      ...settingOf(key, undefined, false),
      status: UNKNOWN_KEY,
    })),
    ...listIn(getVariableResult).map((one) => ({
      ...settingOf(variableOf(one), one.attributeValue, false),
      ...(one.attributeStatus !== 'Accepted' && { status: String(one.attributeStatus) }),
    })),
  ]
}

/** The settings that an answer brings: GetConfiguration, GetVariables, the parts of GetBaseReport, or changes one by one. */
export function settingsIn(response: unknown): PileSetting[] {
  const { reportData, results } = objectIn(response)
  return [
    ...readResults(response),
    ...listIn(reportData).map((one) => {
      const [attribute = {}] = listIn(one.variableAttribute)
      return settingOf(variableOf(one), attribute.value, attribute.mutability === 'ReadOnly')
    }),
    ...listIn(results).map(({ key, value, status }) => ({
      ...settingOf(key, value, false),
      status: String(status),
    })),
  ]
}

/** Whether an inventory ended before its last part. */
export const isPartial = (response: unknown) => objectIn(response).isWhole === false

/** Whether an answer says more than that it was accepted. */
export function isTelling(response: unknown): boolean {
  return Object.keys(objectIn(response)).some((name) => name !== 'status')
}

/** What a key of 2.0.1 names; one without a dot is a variable of the station itself. */
export function variableIn(key: string) {
  const [, component, evse, variable, instance] =
    /^(?:([^.[\]]+)(?:\[(\d{1,3})\])?\.)?([^/]+)(?:\/(.+))?$/.exec(key) ?? []
  return {
    component: { name: component ?? 'ChargingStation', ...(evse && { evse: { id: Number(evse) } }) },
    variable: { name: variable ?? key, ...(instance && { instance }) },
  }
}

const settingOf = (key: unknown, value: unknown, isReadOnly: boolean): PileSetting => ({
  key: String(key),
  value: value === undefined || value === null ? undefined : String(value),
  isReadOnly,
})

function variableOf({ component, variable }: Payload): string {
  const { name, evse } = objectIn(component)
  const { id } = objectIn(evse)
  const { name: of, instance } = objectIn(variable)
  return `${name}${id === undefined ? '' : `[${id}]`}.${of}${instance === undefined ? '' : `/${instance}`}`
}

const objectIn = (value: unknown): Payload =>
  typeof value === 'object' && value !== null ? { ...value } : {}
const listIn = (value: unknown): Payload[] => (Array.isArray(value) ? value.map(objectIn) : [])
