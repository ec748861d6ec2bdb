export {
  type CallOptions,
  type Client,
  type ClientOptions,
  createClient,
  createTokenHeaderClient,
  type TokenClientOptions,
} from './client/create-client.ts'
export { ApiError, endsSession, type FailureKind, type Issue, isRefusal } from './client/outcome.ts'
export { type PagedCall, pages } from './client/pages.ts'
export { canonicalString, type SignedRequest, type Signer, sign } from './client/signature.ts'
export { createSignedClient, type SignedClientOptions } from './client/signed-client.ts'
export type { ApiRequest, OnProgress, Transport } from './client/transport.ts'
export {
  type Call,
  type CommonFailure,
  type FailureOf,
  type InputOf,
  type OutputOf,
  type Permission,
  type Resource,
  service,
  TIMEOUTS,
  type Timeout,
} from './contract.ts'
export { type CodeOf, type Enumeration, enumeration, type KeyOf, type Language } from './enumeration.ts'
export {
  LIVE_EVENT_TYPES,
  type LiveEvent,
  type LiveEventOf,
  type LiveEventType,
} from './events/live-event.ts'
export { type SubscribeOptions, subscribe } from './events/subscribe.ts'
export { grantsFrom } from './menu/grants-from.ts'
export {
  type ActionKey,
  menuEntries,
  type PageId,
  pageIds,
  type Screen,
  screens,
  screensOutsideMenu,
} from './menu/menu-tree.ts'
export { type OpenApiDocument, openApiDocument } from './openapi.ts'
export { DEFAULT_PAGE_SIZE, PAGE_SIZES, type Page, TOTAL_CAP } from './paging.ts'
export { keyOf, mutationOf, type QueryKey, queryOf, resourceKeyOf } from './query.ts'
export { everyCall, everyResource, resources } from './resources.ts'
export { type Download, type DownloadOptions, download, type ExportCall } from './sdk/download.ts'
export { type Credentials, login } from './sdk/login.ts'
export { type TableData, type TableRequest, tableSource } from './table-adapter.ts'
export { say, type Text, texts } from './texts.ts'
export { formatDate, formatTimestamp, parseTimestamp } from './time.ts'
export {} from './wire.ts'
