import { FieldFrame, useField } from '@ampdeck/ui/fields'
import { Glyph } from '@ampdeck/ui/glyph'
import { PasswordInput } from '@ampdeck/ui/password-input'
import { useId } from 'react'
import styles from './old-password-field.module.css'
import { useOldPassword } from './use-old-password.ts'
import type { PasswordDraft } from './use-password-draft.ts'

/** The original password, which the server verifies as soon as the field is left (requirements.md §5). */
export function OldPasswordField({ of }: { of: PasswordDraft }) {
  const noteId = useId()
  const { text, change, control, frame } = useField(of, 'oldPassword', {})
  const { outcome, check, forget } = useOldPassword(of)
  const isRefused = outcome?.isVerified === false && text === ''

  const leave = () => {
    control.onBlur()
    void check()
  }
  const type = (typed: string | null) => {
    forget()
    change(typed ?? '')
  }

  return (
    <div>
      <FieldFrame {...frame} error={isRefused ? undefined : frame.error}>
        {(wiring) => (
          <PasswordInput
            {...control}
            {...wiring}
            aria-describedby={[wiring['aria-describedby'], noteId].filter(Boolean).join(' ')}
            aria-invalid={isRefused || wiring['aria-invalid']}
            value={text}
            onChange={type}
            onBlur={leave}
          />
        )}
      </FieldFrame>
      <p
        id={noteId}
        role={isRefused ? 'alert' : 'status'}
        className={styles.note}
        data-refused={isRefused || undefined}
      >
        {outcome && (isRefused || outcome.isVerified) && (
          <>
            <Glyph name={isRefused ? 'fault' : 'full'} tone={isRefused ? undefined : 'good'} size={12} />
            {outcome.message}
          </>
        )}
      </p>
    </div>
  )
}
