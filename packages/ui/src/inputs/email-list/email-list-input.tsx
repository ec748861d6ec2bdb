import { texts } from '@ampdeck/api/texts'
import { TIMING_EMAIL_LIMIT } from '@ampdeck/validation/forms'
import { clsx } from 'clsx'
import { Plus, X } from 'lucide-react'
import { useRef } from 'react'
import { Button } from '../../foundation/button/button.tsx'
import { IconButton } from '../../foundation/button/icon-button.tsx'
import { useSay } from '../../foundation/language/use-say.ts'
import { bound } from '../fields/bound.tsx'
import control from '../fields/control.module.css'
import type { ControlProps, ValueProps } from '../fields/control-props.ts'
import styles from './email-list.module.css'

/** One address of a list, as the wire has it. */
export interface EmailItem {
  readonly email: string
}

export interface EmailListInputProps extends ControlProps, ValueProps<readonly EmailItem[]> {
  /** How many addresses fit; 10 by default. Then adding is blocked, and says so. */
  most?: number | undefined
  /** Asked of each row, counted from 0: true marks it as wrong. A form answers by itself. */
  isWrong?: ((index: number) => boolean) | undefined
}

export const emailListTexts = texts({
  address: ['Address {number}', '邮箱 {number}'],
  add: ['Add address', '添加邮箱'],
  remove: ['Remove address {number}', '移除邮箱 {number}'],
  full: ['{count} addresses at most', '最多 {count} 个邮箱'],
})

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

/** A list of addresses in a form; the rows that are wrong are marked one by one. */
export const EmailListField = bound<readonly EmailItem[], Pick<EmailListInputProps, 'most'>>(EmailListInput, {
  isGroup: true,
  hasParts: true,
  wide: true,
})

/** Several addresses that were pasted into one row, as rows; nothing where there is only one. */
export function pasteEmails(
  list: readonly EmailItem[],
  index: number,
  text: string,
  most: number,
): readonly EmailItem[] | undefined {
  const pasted = text
    .normalize('NFKC')
    .split(/[\s,;、]+/)
    .map((part) => part.replaceAll(/^.*<|>.*$/g, ''))
    .filter((part) => part.includes('@'))
  if (pasted.length < 2) return undefined
  const known = new Set(list.filter((_, other) => other !== index).map((item) => item.email))
  const rows = [...new Set(pasted)].filter((email) => !known.has(email)).map((email) => ({ email }))
  return list.toSpliced(index, 1, ...rows).slice(0, most)
}
