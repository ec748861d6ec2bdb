import { createContext, type ReactNode, use, useMemo } from 'react'

export interface Grants {
  /** Whether the signed-in user may do an action, for example `stationList:edit`. */
  may(action: string): boolean
}

/** Nobody may do anything until a provider says otherwise. */
const GrantsContext = createContext<Grants>({ may: () => false })

export interface GrantsProviderProps {
  /** The user's action keys. `stationList:*` grants every action of a page; an empty list grants nothing. */
  grants: Iterable<string>
  children: ReactNode
}

/** The rights of the user for everything below. They only hide controls: the server decides. */
export function GrantsProvider({ grants, children }: GrantsProviderProps) {
  const value = useMemo(() => grantsOf(grants), [grants])

  return <GrantsContext value={value}>{children}</GrantsContext>
}

/** The rights of the signed-in user. */
export function useGrants(): Grants {
  return use(GrantsContext)
}

/** Rights from action keys. */
export function grantsOf(keys: Iterable<string>): Grants {
  const granted = new Set(keys)

  return { may: (action) => granted.has(action) || granted.has(`${action.split(':')[0]}:*`) }
}
