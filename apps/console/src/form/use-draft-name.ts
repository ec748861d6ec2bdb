import { useOwner } from '../session/owner-context.ts'

/**
 * The name under which a form keeps what was typed into it: the user's own, so that nobody else is offered it, and a
 * log-out by choice gives it up. Outside of a session nothing is kept.
 */
export function useDraftName(form: string): string | undefined {
  const owner = useOwner()
  return owner === undefined ? undefined : `${owner}.${form}`
}
