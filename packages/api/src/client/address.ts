/**
 * The path of a call in an address as somebody wrote it: where the API stands under `/api`, the base of the client
 * brings it, so one that leads the address is removed.
 */
export function pathOfAddress(address: string): string {
  return address.replace(/^\/?(api\/)?/, '')
}

/** The address of a path behind the server's. */
export function urlOf(baseUrl: string, path: string): string {
  return `${baseUrl.replace(/\/+$/, '')}/${path}`
}
