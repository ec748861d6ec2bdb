import { type ReactNode, use, useMemo } from 'react'
import {
  createPath,
  UNSAFE_LocationContext as LocationContext,
  UNSAFE_NavigationContext as NavigationContext,
  NavigationType,
  type Navigator,
  parsePath,
  type To,
} from 'react-router-dom'

export interface PageLocationProps {
  address: string
  /** Whether the browser's address is this page's. */
  isShown: () => boolean
  /** The page wants another address while it is out of sight. */
  onAddress: (address: string) => void
  children: ReactNode
}

/**
 * Gives a page its own address instead of the browser's. Out of sight its hooks read the address it was left at, and
 * what it still does, such as closing the form that it has just saved, changes that address and not the browser's.
 * The router has no public part for this: its contexts are named unsafe, for they may change with a major version.
 */
export function PageLocation({ address, isShown, onAddress, children }: PageLocationProps) {
  const outer = use(NavigationContext)
  const navigation = useMemo(() => {
    const real = outer.navigator
    const own = (go: Navigator['push']): Navigator['push'] => {
      return (to, state, options) => (isShown() ? go(to, state, options) : onAddress(pathIn(to)))
    }
    const navigator: Navigator = Object.assign(Object.create(real), {
      push: own((...to) => real.push(...to)),
      replace: own((...to) => real.replace(...to)),
      go: (by: number) => isShown() && real.go(by),
    })
    return { ...outer, navigator }
  }, [outer, isShown, onAddress])
  const location = useMemo(() => {
    const { pathname = '/', search = '', hash = '' } = parsePath(address)
    return {
      location: { pathname, search, hash, state: null, key: 'page', mask: undefined },
      navigationType: NavigationType.Pop,
    }
  }, [address])

  return (
    <NavigationContext value={navigation}>
      <LocationContext value={location}>{children}</LocationContext>
    </NavigationContext>
  )
}

const pathIn = (to: To) => (typeof to === 'string' ? to : createPath(to))
