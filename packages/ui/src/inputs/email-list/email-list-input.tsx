import { TIMING_EMAIL_LIMIT } from '@ampdeck/validation/forms'
import { clsx } from 'clsx'
import { Plus, X } from 'lucide-react'
import { useRef } from 'react'
import { Button } from '../../foundation/button/button.tsx'
import { IconButton } from '../../foundation/button/icon-button.tsx'
import { useSay } from '../../foundation/language/use-say.ts'
import control from '../fields/control.module.css'
import type { ControlProps, ValueProps } from '../fields/control-props.ts'
import styles from './email-list.module.css'
import { emailListTexts } from './email-list.texts.ts'
import { type EmailItem, pasteEmails } from './paste-emails.ts'

export type { EmailItem } from './paste-emails.ts'

export interface EmailListInputProps extends ControlProps, ValueProps<readonly EmailItem[]> {
  /** At most so many; 10. */
  most?: number | undefined
  /** Which rows are wrong. */
  isWrong?: ((index: number) => boolean) | undefined
}

const FIRST: readonly EmailItem[] = [{ email: '' }]

/** Addresses, one to a row. The first row cannot be taken away; several may be pasted at once. */
export function EmailListInput({
  value,
  onChange,
  most = TIMING_EMAIL_LIMIT,
  isWrong,
  ref,
  id,
  name,
  disabled,
  readOnly,
  className,
  onBlur,
  'aria-label': label,
  'aria-labelledby': labelledBy,
  'aria-describedby': describedBy,
  'aria-required': required,
}: EmailListInputProps) {
  const say = useSay()
  const root = useRef<HTMLFieldSetElement>(null)
  const list = value && value.length > 0 ? value : FIRST
  const isFixed = Boolean(disabled || readOnly)

  const focus = (index: number) =>
    requestAnimationFrame(() => root.current?.querySelectorAll('input')[index]?.focus())

  return (
    <fieldset
      ref={root}
      id={id}
      aria-label={label}
      aria-labelledby={labelledBy}
      aria-describedby={describedBy}
      className={clsx(styles.list, className)}
    >
      {list.map((item, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a row is its place; two rows may hold the same text.
        <div key={index} className={styles.row}>
          <div className={clsx(control.control, styles.input)}>
            <input
              ref={index === 0 ? ref : undefined}
              name={name && `${name}.${index}.email`}
              type="email"
              autoComplete="off"
              maxLength={254}
              disabled={disabled}
              readOnly={readOnly}
              aria-label={say(emailListTexts.address, { number: index + 1 })}
              aria-invalid={isWrong?.(index) || undefined}
              aria-required={index === 0 ? required : undefined}
              value={item.email}
              onChange={(event) => onChange(list.with(index, { email: event.target.value.trim() }))}
              onPaste={(event) => {
                const rows = pasteEmails(list, index, event.clipboardData.getData('text'), most)
                if (!rows || isFixed) return
                event.preventDefault()
                onChange(rows)
              }}
              onBlur={onBlur}
            />
          </div>
          {!isFixed && index > 0 && (
            <IconButton
              size="form"
              label={say(emailListTexts.remove, { number: index + 1 })}
              onClick={() => {
                onChange(list.toSpliced(index, 1))
                focus(index - 1)
              }}
            >
              <X />
            </IconButton>
          )}
        </div>
      ))}
      {!isFixed && (
        <Button
          size="small"
          icon={<Plus />}
          blockedReason={list.length >= most ? say(emailListTexts.full, { count: most }) : undefined}
          onClick={() => {
            onChange([...list, { email: '' }])
            focus(list.length)
          }}
        >
          {say(emailListTexts.add)} {list.length} / {most}
        </Button>
      )}
    </fieldset>
  )
}
