import type { Call, Resource } from './contract.ts'
import * as resources from './resource-index.ts'

/** Every resource of the API, each with its exact types. */
export { resources }

/**
 * The same as calls of any kind, by name: for whoever walks them all, as the document and the words of its fields do. By
 * assertion, for the compiler would take a minute to compare the schemas of each call with any schema.
 */
export const everyResource = resources as unknown as Readonly<Record<string, Resource>>

/** Every call with its name, such as `station.page`. */
export const everyCall: readonly { name: string; call: Call }[] = Object.entries(everyResource).flatMap(
  ([resource, calls]) => Object.entries(calls).map(([name, call]) => ({ name: `${resource}.${name}`, call })),
)
