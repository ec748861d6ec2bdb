import { listRequest } from '@ampdeck/ui/list-request'
import { startEarly } from './data/early-requests.ts'
import { manifestAt } from './pages/manifests.ts'
import { loginPath } from './session/paths.ts'
import { readToken } from './session/storage.ts'

/*
 * The first script of every page: a few hundred bytes that ask for the menu, the user, the page's own chunk and the
 * page's first rows, all at once, while the console itself is still being read. (The document preloads the console's
 * files, so importing it last costs nothing.)
 */

if (readToken() === undefined) {
  location.replace(loginPath(location))
} else {
  startEarly('system-service/permission/user', {})
  startEarly('system-service/user/info', {})
  const manifest = manifestAt(location.pathname)
  if (manifest?.list) startEarly(manifest.list, listRequest(location.search))
  void manifest?.view()
  void import('./console.tsx')
}
