export { Gate, type GateProps } from './gate.tsx'
export { type Grants, GrantsProvider, type GrantsProviderProps, grantsOf, useGrants } from './grants.tsx'
export { GuardedButton, type GuardedButtonProps } from './guarded-button.tsx'
