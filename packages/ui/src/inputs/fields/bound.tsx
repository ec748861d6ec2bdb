import type { ComponentType, ReactNode } from 'react'
import type { FieldValues } from 'react-hook-form'
import type { ControlProps, ValueProps } from './control-props.ts'
import type { Draft, FieldName } from './draft.ts'
import { FieldFrame } from './field-frame.tsx'
import { type BoundFieldProps, useField } from './use-field.ts'

/** The props of a bound field: those of the form, and what its control takes besides. */
export type BoundProps<Values extends FieldValues, Value, Own> = BoundFieldProps &
  Own & {
    /** The form, as `useDraft` returns it. */
    of: Draft<Values>
    /** A field whose value the control can hold; any other does not compile. */
    name: FieldName<Values, Value>
  }

export interface BoundOptions {
  /** The control is several inputs; see `FieldFrame`. */
  isGroup?: boolean
  /** Takes both columns unless told otherwise. */
  wide?: boolean
  /** Its characters are counted, and the control is given the most that the schema takes. */
  isText?: boolean
  /** The control marks those of its parts that are wrong. */
  hasParts?: boolean
}

interface FromForm {
  maxLength?: number | undefined
  /** Whether the part of the value at an index is wrong. */
  isWrong?: ((index: number) => boolean) | undefined
}

/**
 * The field of a bare control for `useDraft`: label, hint and error around it, value and rules from the form.
 *
 * ```ts
 * export const VinField = bound<string, VinOptions>(VinInput)
 * ```
 */
export function bound<Value, Own extends object = object>(
  Control: ComponentType<ControlProps & ValueProps<Value> & Own & FromForm>,
  { isGroup, isText, hasParts, wide: isWide = false }: BoundOptions = {},
) {
  return function BoundField<Values extends FieldValues>({
    of,
    name,
    label,
    hint,
    disabled,
    required,
    readOnly,
    wide = isWide,
    ...own
  }: BoundProps<Values, Value, Own>): ReactNode {
    const field = useField(of, name, { label, hint, disabled, required, readOnly, wide })
    const { failure } = field
    const isWrong = (index: number) => Array.isArray(failure) && failure[index] != null

    return (
      <FieldFrame {...field.frame} isGroup={isGroup} counter={isText ? field.counter : undefined}>
        {(wiring) => (
          <Control
            // What is left of the props are the control's own.
            {...(own as unknown as Own)}
            {...(isText && { maxLength: field.maxLength })}
            {...(hasParts && { isWrong })}
            {...field.control}
            {...wiring}
            readOnly={readOnly}
            value={field.value as Value | null | undefined}
            onChange={(next) => field.change(next ?? '')}
          />
        )}
      </FieldFrame>
    )
  }
}
