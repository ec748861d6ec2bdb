import type { Call } from '@ampdeck/api/contract'
import { everyResource } from '@ampdeck/api/resources'

/** Every call of the contract by name, such as `station.page`: what tests walk so that a new call is not forgotten. */
export const everyCall: readonly { name: string; call: Call }[] = Object.entries(everyResource).flatMap(
  ([resource, calls]) => Object.entries(calls).map(([name, call]) => ({ name: `${resource}.${name}`, call })),
)
