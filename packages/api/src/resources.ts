import type { Resource } from './contract.ts'
import * as resources from './resource-index.ts'

/** Every resource of the API, each with its exact types. */
export { resources }

/**
 * The same as calls of any kind, by name: for whoever walks them all, as the server's routes and the document do. By
 * assertion, for the compiler would take a minute to compare the schemas of each call with any schema.
 */
export const everyResource = resources as unknown as Readonly<Record<string, Resource>>
