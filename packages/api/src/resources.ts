import * as resources from './resource-index.ts'

/** Every resource of the API: what the server routes and the document describes. */
export { resources }
