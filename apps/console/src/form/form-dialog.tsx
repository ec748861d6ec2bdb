import { commonTexts } from '@ampdeck/api/texts'
import { Button } from '@ampdeck/ui/button'
import { Dialog, type DialogProps } from '@ampdeck/ui/dialog'
import { type Draft, DraftForm } from '@ampdeck/ui/form'
import { useSay } from '@ampdeck/ui/language'
import type { ReactNode } from 'react'
import type { FieldValues } from 'react-hook-form'
import styles from './form-dialog.module.css'

interface FormDialogProps<Values extends FieldValues>
  extends Pick<DialogProps, 'title' | 'width' | 'closable' | 'onClose'> {
  form: Draft<Values>
  /** Names what is sent; without it "Save". */
  action?: string
  /** Why nothing can be sent yet. */
  blockedReason?: string | undefined
  disabled?: boolean
  /** Another way out than "Cancel". */
  leave?: { label: string; go: () => void } | undefined
  /** Stands above what failed: why the form is there. */
  lead?: ReactNode
  /** How the fields stand, where not one below the other. */
  className?: string | undefined
  children: ReactNode
}

/** A short form in a dialog: what failed, its fields, and the two buttons. A longer one is a `FormDrawer`. */
export function FormDialog<Values extends FieldValues>({
  form,
  action,
  blockedReason,
  disabled,
  leave,
  lead,
  className = styles.form,
  children,
  ...dialog
}: FormDialogProps<Values>) {
  const say = useSay()

  return (
    <Dialog
      {...dialog}
      open
      footer={
        <>
          <Button look="plain" size="form" onClick={leave?.go ?? dialog.onClose}>
            {leave?.label ?? say(commonTexts.cancel)}
          </Button>
          <Button
            type="submit"
            form={form.id}
            look="primary"
            size="form"
            busy={form.isBusy}
            disabled={disabled}
            blockedReason={blockedReason}
          >
            {action ?? say(commonTexts.save)}
          </Button>
        </>
      }
    >
      <DraftForm of={form} className={className} lead={lead}>
        {children}
      </DraftForm>
    </Dialog>
  )
}
