import { canStart, refusalOf, type Step } from '@ampdeck/api/life'
import { createContext, type ReactNode, use, useMemo } from 'react'
import { Button, type ButtonProps } from '../../foundation/button/button.tsx'
import { useSay } from '../../foundation/language/use-say.ts'

/** An action key such as `stationList:edit`, several of which one is enough, or the call of the contract that needs them. */
export type Guarded = string | readonly string[] | { readonly permission: string | readonly string[] }

/** A call of the contract that is made for a record, with the step that it takes in its life. */
export interface RecordCall<Row> {
  readonly permission: string | readonly string[]
  readonly step?: Step<Row>
}

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

export interface StepButtonProps<Row> extends ButtonProps {
  /** The call that it makes. */
  of: RecordCall<Row>
  /** The record that it is made for. */
  row: Row
  /** Gone, and not only off, where the record is in no state from which the step leads. */
  hiddenElsewhere?: boolean
}

/**
 * A button behind a right. Without the right it is gone; where a state forbids the action it stays, disabled, and
 * says why (`blockedReason`).
 */
export function GuardedButton({ of, ...rest }: GuardedButtonProps) {
  return useGrants().may(of) ? <Button {...rest} /> : null
}

/** Why the signed-in user may not make a call for a record as it is now, in the reader's language. */
export function useRefusal<Row>({ step }: RecordCall<Row>, row: Row): string | undefined {
  const say = useSay()
  const { userId } = useGrants()
  const refusal = step && refusalOf(step, row, userId)
  return refusal && say(refusal.sentence)
}

/**
 * A button of a call that takes a step of a record. Without the right it is gone; where the record or who asks does not allow
 * the step it is off, and says why.
 */
export function StepButton<Row>({ of, row, hiddenElsewhere, blockedReason, ...rest }: StepButtonProps<Row>) {
  const refusal = useRefusal(of, row)
  if (hiddenElsewhere && of.step && !canStart(of.step, row)) return null
  return <GuardedButton of={of} blockedReason={refusal ?? blockedReason} {...rest} />
}
