/** The request that an address names; text that cannot be a request's number is not shown on our page. */
export function requestIdIn(search: URLSearchParams): string | undefined {
  return /^[\w-]{1,64}$/.exec(search.get('requestId') ?? '')?.[0]
}
