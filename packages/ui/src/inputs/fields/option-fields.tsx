import type { Enumeration, Language } from '@ampdeck/api/enumeration'
import { clsx } from 'clsx'
import { type Ref, useId, useImperativeHandle, useRef } from 'react'
import type { FieldValues } from 'react-hook-form'
import { useLanguage } from '../../foundation/language/use-language.ts'
import { useSay } from '../../foundation/language/use-say.ts'
import { Segment } from '../segment/segment.tsx'
import { type BoundProps, bound } from './bound.tsx'
import box from './checkbox.module.css'
import type { ControlProps, ValueProps } from './control-props.ts'
import styles from './option-fields.module.css'
import { Select } from './select.tsx'
import { useRequired } from './use-required.tsx'

type Code = string | number

export interface SelectOption {
  /** The code on the wire. */
  value: Code
  /** What people read, in the language in force. */
  label: string
}

/** What a field offers: an enumeration, or what the screen has loaded. */
export type Offer = Enumeration | readonly SelectOption[]

export interface OfferOptions {
  /** What can be chosen, in this order: an enumeration, which has its words, or codes with labels. */
  options: Offer
}

export interface RadioGroupProps extends ControlProps, ValueProps<Code>, OfferOptions {}
export interface CheckboxGroupProps extends ControlProps, ValueProps<readonly Code[]>, OfferOptions {}
export type SelectFieldProps<Values extends FieldValues> = BoundProps<Values, Code, OfferOptions>

/** One of several, in a native select; its code on the wire. A field that may be empty offers that first. */
export const SelectField = bound<Code, OfferOptions>(CodeSelect)

/** One of a few, all in sight; its code on the wire. */
export const RadioField = bound<Code, OfferOptions>(RadioGroup, { isGroup: true })

/** Some of a few, all in sight; a list of codes on the wire. */
export const CheckboxGroupField = bound<readonly Code[], OfferOptions>(CheckboxGroup, { isGroup: true })

/** One of two to four, side by side; its code on the wire. */
export const SegmentField = bound<Code, OfferOptions>(CodeSegment, { isGroup: true })

function CodeSelect({ value, onChange, options, ref, disabled, readOnly, ...rest }: RadioGroupProps) {
  const say = useSay()
  const offered = offeredBy(options, useLanguage().language)
  const text = String(value ?? '')

  return (
    <Select
      {...rest}
      // The form focuses whatever element it is given.
      ref={ref as Ref<HTMLSelectElement> | undefined}
      disabled={disabled || readOnly}
      data-readonly={readOnly || undefined}
      value={text}
      onChange={(event) => onChange(codeOf(offered, event.target.value))}
    >
      {(!rest['aria-required'] || text === '') && <option value="">{say(['Choose', '请选择'])}</option>}
      {offered.map((option) => (
        <option key={option.value} value={option.value}>
          {option.label}
        </option>
      ))}
    </Select>
  )
}

/** One of a few, all in sight. */
export function RadioGroup({ value, onChange, ...rest }: RadioGroupProps) {
  return <ChoiceGroup {...rest} isChosen={(code) => code === value} onTurn={onChange} />
}

/** Some of a few, all in sight; their codes in the order in which they are offered. */
export function CheckboxGroup({ value, onChange, ...rest }: CheckboxGroupProps) {
  const codes = offeredBy(rest.options, useLanguage().language).map((option) => option.value)

  return (
    <ChoiceGroup
      {...rest}
      isMany
      isChosen={(code) => value?.includes(code) ?? false}
      onTurn={(code, isOn) =>
        onChange(codes.filter((other) => (other === code ? isOn : value?.includes(other))))
      }
    />
  )
}

interface ChoiceGroupProps extends ControlProps, OfferOptions {
  isMany?: boolean
  isChosen: (code: Code) => boolean
  onTurn: (code: Code, isOn: boolean) => void
}

function ChoiceGroup({
  isMany = false,
  isChosen,
  onTurn,
  options,
  ref,
  name,
  disabled,
  readOnly,
  className,
  onBlur,
  'aria-invalid': invalid,
  'aria-required': isRequired,
  'aria-describedby': describedBy,
  ...rest
}: ChoiceGroupProps) {
  const ownName = useId()
  const required = useRequired(isMany ? isRequired : undefined, describedBy)
  const offered = offeredBy(options, useLanguage().language)

  return (
    <fieldset
      {...rest}
      {...(!isMany && { role: 'radiogroup', 'aria-invalid': invalid, 'aria-required': isRequired })}
      aria-describedby={required.describedBy}
      data-invalid={invalid}
      className={clsx(styles.group, className)}
    >
      {required.word}
      {offered.map(({ value, label }, index) => (
        <label key={value} className={styles.option}>
          <input
            ref={index === 0 ? ref : undefined}
            type={isMany ? 'checkbox' : 'radio'}
            className={isMany ? box.box : styles.radio}
            name={name ?? ownName}
            aria-invalid={isMany ? invalid : undefined}
            disabled={disabled || (readOnly && (isMany || !isChosen(value)))}
            checked={isChosen(value)}
            onChange={(event) => onTurn(value, event.target.checked)}
            onBlur={onBlur}
          />
          {label}
        </label>
      ))}
    </fieldset>
  )
}

/** A segment over codes, which may be numbers. */
function CodeSegment({ value, onChange, options, disabled, readOnly, ref, ...rest }: RadioGroupProps) {
  const group = useRef<HTMLFieldSetElement>(null)
  useImperativeHandle(ref, () => group.current?.querySelector('input') as HTMLInputElement)
  const offered = offeredBy(options, useLanguage().language)

  return (
    <div>
      <Segment
        ref={group}
        id={rest.id}
        label=""
        aria-labelledby={rest['aria-labelledby']}
        role="radiogroup"
        aria-describedby={rest['aria-describedby']}
        aria-invalid={rest['aria-invalid']}
        aria-required={rest['aria-required']}
        disabled={disabled || readOnly}
        options={offered.map((option) => ({ value: String(option.value), label: option.label }))}
        value={String(value ?? '')}
        onChange={(text) => onChange(codeOf(offered, text))}
      />
    </div>
  )
}

function offeredBy(options: Offer, language: Language): readonly SelectOption[] {
  if (!('codes' in options)) return options
  return options.codes.map((code) => ({ value: code, label: options.label(code, language) }))
}

function codeOf(offered: readonly SelectOption[], text: string): Code | null {
  return offered.find((option) => String(option.value) === text)?.value ?? null
}
