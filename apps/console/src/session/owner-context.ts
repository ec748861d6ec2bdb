import { createContext, use } from 'react'

const OwnerContext = createContext<string | undefined>(undefined)

export const OwnerProvider = OwnerContext

/** A name for what is kept of the signed-in user on this device; none outside of a session, as in a story. */
export function useOwner(): string | undefined {
  return use(OwnerContext)
}
