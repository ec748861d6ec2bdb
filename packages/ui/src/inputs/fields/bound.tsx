import type { ComponentType, ReactNode } from 'react'
import type { FieldValues } from 'react-hook-form'
import type { Draft, FieldName } from '../../forms/form/draft.ts'
import type { ControlProps, ValueProps } from './control-props.ts'
import { FieldFrame } from './field-frame.tsx'
import { type BoundFieldProps, useField } from './use-field.ts'

/** The props of a bound field: those of the form, and what its control takes besides. */
export type BoundProps<Values extends FieldValues, Value, Own> = BoundFieldProps &
  Own & {
    of: Draft<Values>
    /** A field whose value the control can hold; any other does not compile. */
    name: FieldName<Values, Value>
  }

export interface BoundOptions {
  /** The control is several inputs; see `FieldFrame`. */
  isGroup?: boolean
  /** Takes both columns unless told otherwise. */
  wide?: boolean
}

/**
 * The field of a bare control for `useDraft`: label, hint and error around it, value and rules from the form.
 *
 * ```ts
 * export const VinField = bound<string, VinOptions>(VinInput)
 * ```
 */
export function bound<Value, Own extends object = object>(
  Control: ComponentType<ControlProps & ValueProps<Value> & Own>,
  options: BoundOptions = {},
) {
  return function BoundField<Values extends FieldValues>({
    of,
    name,
    label,
    hint,
    disabled,
    readOnly,
    wide = options.wide ?? false,
    ...own
  }: BoundProps<Values, Value, Own>): ReactNode {
    const field = useField(of, name, {
      wide,
      ...(label !== undefined && { label }),
      ...(hint !== undefined && { hint }),
      ...(disabled !== undefined && { disabled }),
      ...(readOnly !== undefined && { readOnly }),
    })

    return (
      <FieldFrame {...field.frame} isGroup={options.isGroup}>
        {(wiring) => (
          <Control
            // What is left of the props are the control's own.
            {...(own as unknown as Own)}
            {...field.control}
            {...wiring}
            readOnly={field.readOnly}
            value={field.value as Value | null | undefined}
            onChange={(next) => field.change(next ?? '')}
          />
        )}
      </FieldFrame>
    )
  }
}
