/** The way on to another login page: of the query only the redirect goes along. */
export function keepRedirect(path: string, search: string): string {
  const redirect = new URLSearchParams(search).get('redirect')
  return redirect ? `${path}?redirect=${encodeURIComponent(redirect)}` : path
}
