import { commonTexts } from '@ampdeck/api/texts'
import { Dialog as Chakra } from '@chakra-ui/react/dialog'
import type { ReactNode } from 'react'
import { Button } from '../../foundation/button/button.tsx'
import { useSay } from '../../foundation/language/use-say.ts'
import { Dialog } from './dialog.tsx'

interface Asked {
  /** Whether it is asked now; the caller closes it, also after an answer. */
  open: boolean
  /** What will happen, in words that name the object: "Delete Shenzhen Airport?". The name of the dialog. */
  title: string
  /** What follows from it, below the title; the description of the dialog. Nothing by default. */
  children?: ReactNode
  /** It cannot be undone: the button of the action is red. Not by default. */
  danger?: boolean
  /** The action runs: its button does nothing more. "Cancel" still closes. Not by default. */
  busy?: boolean
  /** The action was chosen. */
  onConfirm: () => void
  /** Left without an answer: by "Cancel", Escape, the close button or a press beside it. */
  onCancel: () => void
}

/** The button names what it does; it says "Confirm" only where the words of the question are given elsewhere. */
type Answer =
  | {
      /** What the button does: "Delete station". */
      action: string
      wording?: never
    }
  | {
      action?: never
      /** The question's words are required elsewhere, so the button says "Confirm". */
      wording: 'given'
    }

export type ConfirmDialogProps = Asked & Answer

/** A question with two answers: the action, and "Cancel"; Escape cancels. */
export function ConfirmDialog({
  open,
  title,
  children,
  action,
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
            {say(commonTexts.cancel)}
          </Button>
          <Button look={danger ? 'danger' : 'primary'} size="form" busy={busy} onClick={onConfirm}>
            {action ?? say(commonTexts.confirm)}
          </Button>
        </>
      }
    >
      {children && <Chakra.Description>{children}</Chakra.Description>}
    </Dialog>
  )
}
