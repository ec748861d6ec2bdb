export {
  Gate,
  type GateProps,
  type Grants,
  GrantsProvider,
  type GrantsProviderProps,
  type Guarded,
  GuardedButton,
  type GuardedButtonProps,
  grantsOf,
  useGrants,
} from './gate.tsx'
