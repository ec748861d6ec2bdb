/** The fixed routes of spec.md §2. */
export const paths = {
  login: '/user/login',
  home: '/home',
  noHome: '/noHome',
  station: (id: number) => `/business/stationManage/StationMonitorDetail?id=${id}`,
} as const

/** The login page, which leads back afterwards. */
export function loginPath(from: { pathname: string; search: string }): string {
  const target = `${from.pathname}${from.search}`
  return target === '/' ? paths.login : `${paths.login}?redirect=${encodeURIComponent(target)}`
}

/** Where to go after a log-in: a path of this console, never another host. */
export function redirectTarget(search: string, origin: string): string {
  const wanted = new URLSearchParams(search).get('redirect') ?? ''
  try {
    const url = new URL(wanted, origin)
    const isOurs = wanted.startsWith('/') && url.origin === origin && !url.pathname.startsWith(paths.login)
    return isOurs ? `${url.pathname}${url.search}` : paths.home
  } catch {
    return paths.home
  }
}
