import { useEffect, useEffectEvent } from 'react'
import { useNavigate } from 'react-router-dom'

/** Paths of this server that are not the console's own pages. */
const ELSEWHERE = /^\/(bigscreen|docs|storybook|openapi\.json)/

/**
 * Lets plain links move within the console: menus, tables and breadcrumbs are drawn by components that know no
 * router. A click with a key held, or on a link with a target, stays the browser's. `addressTo` may know a better
 * address; one that is shown already is not gone to again (requirements.md §2).
 */
export function useLinkNavigation(addressTo: (address: string) => string): void {
  const navigate = useNavigate()

  const follow = useEffectEvent((event: MouseEvent) => {
    const isPlain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey
    const link = event.target instanceof Element ? event.target.closest('a') : null
    if (!isPlain || event.defaultPrevented || !link?.href || link.target || link.hasAttribute('download'))
      return
    const { origin, pathname, search, hash } = new URL(link.href)
    if (origin !== location.origin || ELSEWHERE.test(pathname) || (hash && pathname === location.pathname))
      return
    event.preventDefault()
    const address = addressTo(`${pathname}${search}${hash}`)
    if (address !== `${location.pathname}${location.search}${location.hash}`) navigate(address)
  })

  useEffect(() => {
    const hear = (event: MouseEvent) => follow(event)
    document.addEventListener('click', hear)
    return () => document.removeEventListener('click', hear)
  }, [])
}
