import { clsx } from 'clsx'
import { Eye, EyeOff } from 'lucide-react'
import { type FocusEvent, useId, useRef, useState } from 'react'
import { IconButton } from '../../foundation/button/icon-button.tsx'
import { Glyph } from '../../foundation/glyph/glyph.tsx'
import { useSay } from '../../foundation/language/use-say.ts'
import { bound } from '../fields/bound.tsx'
import control from '../fields/control.module.css'
import type { ControlProps, ValueProps } from '../fields/control-props.ts'
import { ControlRemark } from '../fields/field-frame.tsx'
import styles from './password-input.module.css'
import { passwordTexts } from './password-input.texts.ts'
import { passwordRules } from './password-rules.ts'

export interface PasswordOptions {
  /**
   * The rule whose conditions are shown while one types: `user` 10 characters or more of four kinds,
   * `seller` 5 to 12 letters and digits. Without it the password is only asked for.
   */
  rule?: keyof typeof passwordRules | undefined
  /** A password that is being chosen: the browser offers none that it keeps. By default with a `rule`. */
  isNew?: boolean | undefined
  /** The most characters; 64 by default. */
  maxLength?: number | undefined
}

export interface PasswordInputProps extends ControlProps, ValueProps<string>, PasswordOptions {}

/** A password that can be shown, with the conditions that it still has to meet. */
export function PasswordInput({
  value,
  onChange,
  rule,
  isNew = rule !== undefined,
  maxLength = 64,
  className,
  onBlur,
  ...rest
}: PasswordInputProps) {
  const say = useSay()
  const rulesId = useId()
  const box = useRef<HTMLDivElement>(null)
  const [isShown, setShown] = useState(false)
  const [hasCapsLock, setCapsLock] = useState(false)
  const password = value ?? ''
  const rules = rule ? passwordRules[rule] : []
  const met = rules.filter(({ isMet }) => isMet(password)).length

  const leave = ({ relatedTarget }: FocusEvent) => {
    setCapsLock(false)
    // From the input to its own button is still inside.
    if (!box.current?.contains(relatedTarget)) onBlur?.()
  }

  return (
    <div className={className}>
      <div ref={box} className={clsx(control.control, styles.input)}>
        <input
          {...rest}
          type={isShown ? 'text' : 'password'}
          autoComplete={isNew ? 'new-password' : 'current-password'}
          autoCapitalize="off"
          spellCheck={false}
          maxLength={maxLength}
          aria-describedby={
            [rest['aria-describedby'], rule && rulesId].filter(Boolean).join(' ') || undefined
          }
          value={password}
          onChange={(event) => onChange(event.target.value || null)}
          onKeyUp={(event) => setCapsLock(event.getModifierState('CapsLock'))}
          onBlur={leave}
        />
        <IconButton
          size="small"
          label={say(isShown ? passwordTexts.hide : passwordTexts.show)}
          aria-pressed={isShown}
          onBlur={leave}
          onClick={() => setShown(!isShown)}
        >
          {isShown ? <EyeOff /> : <Eye />}
        </IconButton>
      </div>
      <ControlRemark>{hasCapsLock && say(passwordTexts.caps)}</ControlRemark>
      {rule && (
        <div id={rulesId} className={styles.rules}>
          <p>{say(passwordTexts.met, { met, count: rules.length })}</p>
          <ul>
            {rules.map(({ text, isMet }) => {
              const isDone = isMet(password)
              return (
                <li key={text[0]} data-met={isDone || undefined}>
                  <Glyph name={isDone ? 'full' : 'idle'} tone={isDone ? 'good' : 'off'} size={12} />
                  {say(text)}
                  <span className="visually-hidden">
                    {say(isDone ? passwordTexts.done : passwordTexts.open)}
                  </span>
                </li>
              )
            })}
          </ul>
        </div>
      )}
    </div>
  )
}

/** A password in a form. Give the form no `keep`: what must not be kept on a device includes this. */
export const PasswordField = bound<string, PasswordOptions>(PasswordInput)
