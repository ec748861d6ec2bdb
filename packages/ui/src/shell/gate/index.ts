export {
  Gate,
  type GateProps,
  type Grants,
  GrantsProvider,
  type GrantsProviderProps,
  GuardedButton,
  type GuardedButtonProps,
  grantsOf,
  useGrants,
} from './gate.tsx'
