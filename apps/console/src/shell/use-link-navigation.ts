import { useEffect } from 'react'
import { useNavigate } from 'react-router-dom'

/** Paths of this server that are not the console's own pages. */
const ELSEWHERE = /^\/(bigscreen|docs|storybook|openapi\.json)/

/**
 * Lets plain links move within the console: menus, tables and breadcrumbs are drawn by components that know no
 * router. A click with a key held, or on a link with a target, stays the browser's.
 */
export function useLinkNavigation(): void {
  const navigate = useNavigate()

  useEffect(() => {
    const follow = (event: MouseEvent) => {
      const isPlain =
        event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey
      const link = event.target instanceof Element ? event.target.closest('a') : null
      if (!isPlain || event.defaultPrevented || !link?.href || link.target || link.hasAttribute('download'))
        return
      const { origin, pathname, search, hash } = new URL(link.href)
      if (origin !== location.origin || ELSEWHERE.test(pathname) || (hash && pathname === location.pathname))
        return
      event.preventDefault()
      navigate(`${pathname}${search}${hash}`)
    }
    document.addEventListener('click', follow)
    return () => document.removeEventListener('click', follow)
  }, [navigate])
}
