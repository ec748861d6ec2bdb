/** A setting of a pile, as its answer of either version names it. */
export interface Setting {
  key: string
  value: string | undefined
  isReadOnly: boolean
}

type Payload = Readonly<Record<string, unknown>>

/** The settings that an answer brings: GetConfiguration, GetVariables, or the parts of GetBaseReport. */
export function settingsIn(response: unknown): Setting[] {
  const { configurationKey, getVariableResult, reportData } = objectIn(response)
  return [
    ...listIn(configurationKey).map(({ key, value, readonly }) => settingOf(key, value, readonly === true)),
    ...listIn(getVariableResult).map((one) =>
      settingOf(variableOf(one), one.attributeValue ?? one.attributeStatus, false),
    ),
    ...listIn(reportData).map((one) => {
      const [attribute = {}] = listIn(one.variableAttribute)
      return settingOf(variableOf(one), attribute.value, attribute.mutability === 'ReadOnly')
    }),
  ]
}

/** Whether an inventory ended before its last part. */
export const isPartial = (response: unknown) => objectIn(response).isWhole === false

/** Whether an answer says more than that it was accepted. */
export function isTelling(response: unknown): boolean {
  return Object.keys(objectIn(response)).some((name) => name !== 'status')
}

const settingOf = (key: unknown, value: unknown, isReadOnly: boolean): Setting => ({
  key: String(key),
  value: value === undefined || value === null ? undefined : String(value),
  isReadOnly,
})

/** `Component.Variable`, with the EVSE where it is of one. */
function variableOf({ component, variable }: Payload): string {
  const { name, evse } = objectIn(component)
  const { id } = objectIn(evse)
  return `${name}${id === undefined ? '' : `[${id}]`}.${objectIn(variable).name}`
}

const objectIn = (value: unknown): Payload =>
  typeof value === 'object' && value !== null ? { ...value } : {}
const listIn = (value: unknown): Payload[] => (Array.isArray(value) ? value.map(objectIn) : [])
