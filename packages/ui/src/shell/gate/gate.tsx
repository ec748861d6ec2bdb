import { createContext, type ReactNode, use, useMemo } from 'react'
import { Button, type ButtonProps } from '../../foundation/button/button.tsx'

/** An action key such as `stationList:edit`, several of which one is enough, or the call of the contract that needs them. */
export type Guarded = string | readonly string[] | { readonly permission: string | readonly string[] }

export interface Grants {
  /** Whether the signed-in user may do an action or make a call. */
  may(of: Guarded): boolean
  /** The number of the signed-in user: some steps are not for who had a part in the record. */
  userId: number | null
}

/** Nobody may do anything until a provider says otherwise. */
const GrantsContext = createContext<Grants>({ may: () => false, userId: null })

export interface GrantsProviderProps {
  /** The user's action keys. `stationList:*` grants every action of a page; an empty list grants nothing. */
  grants: Iterable<string>
  /** The user's number; without it nobody in particular. */
  userId?: number | undefined
  /** Everything that asks for these rights. */
  children: ReactNode
}

/** The rights of the user for everything below. They only hide controls: the server decides. */
export function GrantsProvider({ grants, userId, children }: GrantsProviderProps) {
  const value = useMemo(() => grantsOf(grants, userId), [grants, userId])

  return <GrantsContext value={value}>{children}</GrantsContext>
}

/** The rights of the signed-in user. */
export function useGrants(): Grants {
  return use(GrantsContext)
}

/** Rights from action keys. */
export function grantsOf(keys: Iterable<string>, userId: number | null = null): Grants {
  const granted = new Set(keys)
  const has = (action: string) => granted.has(action) || granted.has(`${action.split(':')[0]}:*`)

  return { may: (of) => keysOf(of).some(has), userId }
}

function keysOf(of: Guarded): readonly string[] {
  if (typeof of === 'object' && 'permission' in of) return keysOf(of.permission)
  return typeof of === 'string' ? [of] : of
}

export interface GateProps {
  /** The call that only those may make who see the content, or its action key. */
  of: Guarded
  /** What only those see who hold the action. */
  children: ReactNode
}

/** Draws its content only for users who hold the action. */
export function Gate({ of, children }: GateProps) {
  // biome-ignore lint/complexity/noUselessFragments: Storybook reads the props of what returns markup.
  return useGrants().may(of) ? <>{children}</> : null
}

export interface GuardedButtonProps extends ButtonProps {
  /** The call that it makes, or its action key: `stationList:edit`. */
  of: Guarded
}

/**
 * A button behind a right. Without the right it is gone; where a state forbids the action it stays, disabled, and
 * says why (`blockedReason`).
 */
export function GuardedButton({ of, ...rest }: GuardedButtonProps) {
  return useGrants().may(of) ? <Button {...rest} /> : null
}
