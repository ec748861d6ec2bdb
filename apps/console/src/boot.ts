import { forgetDrafts } from '@ampdeck/ui/kept-draft'
import { listRequest } from '@ampdeck/ui/list-request'
import { startEarly } from './data/early-requests.ts'
import { manifestAt } from './pages/manifests.ts'
import { beginLife } from './session/browser-life.ts'
import { loginPath } from './session/paths.ts'
import { readText, readToken, storageKeys } from './session/storage.ts'

/*
 * The first script of every page: a few hundred bytes that ask for the menu, the user, the page's own chunk and the
 * page's first rows, all at once, while the console itself is still being read. (The document preloads the console's
 * files, so importing it last costs nothing.)
 */

void beginLife(forgetDrafts).then(begin)

function begin(): void {
  if (readToken() === undefined) {
    location.replace(loginPath(location))
    return
  }
  startEarly('system-service/permission/user', {})
  startEarly('system-service/user/info', {})
  const manifest = manifestAt(location.pathname)
  if (manifest?.list && mayBeOpened(location.pathname))
    startEarly(manifest.list, listRequest(location.search))
  void manifest?.view()
  void import('./console.tsx')
}

/** Whether the rights that were kept have a page at this path; where none were, the server decides. */
function mayBeOpened(path: string): boolean {
  return readText(storageKeys.userRoutes)?.includes(JSON.stringify(path)) ?? true
}
