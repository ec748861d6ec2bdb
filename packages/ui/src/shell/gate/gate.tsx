import { createContext, type ReactNode, use, useMemo } from 'react'
import { Button, type ButtonProps } from '../../foundation/button/button.tsx'

export interface Grants {
  /** Whether the signed-in user may do an action, for example `stationList:edit`. */
  may(action: string): boolean
}

/** Nobody may do anything until a provider says otherwise. */
const GrantsContext = createContext<Grants>({ may: () => false })

export interface GrantsProviderProps {
  /** The user's action keys. `stationList:*` grants every action of a page; an empty list grants nothing. */
  grants: Iterable<string>
  /** Everything that asks for these rights. */
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

export interface GateProps {
  /** The action key, for example `stationList:add`. */
  action: string
  /** What only those see who hold the action. */
  children: ReactNode
}

/** Draws its content only for users who hold the action. */
export function Gate({ action, children }: GateProps) {
  // biome-ignore lint/complexity/noUselessFragments: Storybook reads the props of what returns markup.
  return useGrants().may(action) ? <>{children}</> : null
}

export interface GuardedButtonProps extends ButtonProps {
  /** The action key, for example `stationList:edit`. */
  action: string
}

/**
 * A button behind a right. Without the right it is gone; where a state forbids the action it stays, disabled, and
 * says why (`blockedReason`).
 */
export function GuardedButton({ action, ...rest }: GuardedButtonProps) {
  return useGrants().may(action) ? <Button {...rest} /> : null
}
