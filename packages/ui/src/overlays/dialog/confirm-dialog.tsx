import type { ReactNode } from 'react'
import { Button } from '../../foundation/button/button.tsx'
import { useSay } from '../../foundation/language/use-say.ts'
import { Dialog } from './dialog.tsx'

export interface ConfirmDialogProps {
  open: boolean
  /** What will happen, in words that name the object: "Delete Shenzhen Airport?". */
  title: string
  /** What follows from it. */
  children?: ReactNode
  confirmLabel?: string
  danger?: boolean
  busy?: boolean
  onConfirm: () => void
  onCancel: () => void
}

/** A question with two answers, "Confirm" and "Cancel"; Escape cancels. */
export function ConfirmDialog({
  open,
  title,
  children,
  confirmLabel,
  danger = false,
  busy = false,
  onConfirm,
  onCancel,
}: ConfirmDialogProps) {
  const say = useSay()

  return (
    <Dialog
      open={open}
      onClose={onCancel}
      title={title}
      footer={
        <>
          <Button look="plain" size="form" onClick={onCancel}>
            {say(['Cancel', '取消'])}
          </Button>
          <Button look={danger ? 'danger' : 'primary'} size="form" busy={busy} onClick={onConfirm}>
            {confirmLabel ?? say(['Confirm', '确定'])}
          </Button>
        </>
      }
    >
      {children}
    </Dialog>
  )
}
