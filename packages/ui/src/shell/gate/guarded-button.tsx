import { Button, type ButtonProps } from '../../foundation/button/button.tsx'
import { useGrants } from './grants.tsx'

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
