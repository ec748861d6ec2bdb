export { type BoundProps, bound } from './bound.tsx'
export { Checkbox, CheckboxOption, type CheckboxOptionProps, type CheckboxProps } from './checkbox.tsx'
export type { ControlProps, ValueProps } from './control-props.ts'
export { FieldFrame, type FieldFrameProps, type FieldWiring } from './field-frame.tsx'
export { NumberField, type NumberFieldProps } from './number-field.tsx'
export { NumberInput, type NumberInputProps } from './number-input.tsx'
export {
  CheckboxGroup,
  CheckboxGroupField,
  type CheckboxGroupProps,
  type Offer,
  RadioField,
  RadioGroup,
  type RadioGroupProps,
  SegmentField,
  SelectField,
  type SelectFieldProps,
  type SelectOption,
} from './option-fields.tsx'
export { CardField, PhoneField, PhoneInput, type PhoneInputProps } from './phone-input.tsx'
export { SearchBox, type SearchBoxProps } from './search-box.tsx'
export { Select, type SelectProps } from './select.tsx'
export { SwitchField, type SwitchFieldProps } from './switch-field.tsx'
export { TextAreaField, type TextAreaFieldProps, TextField, type TextFieldProps } from './text-field.tsx'
export { TextInput, type TextInputProps } from './text-input.tsx'
export { TextListField } from './text-list.tsx'
export { type BoundFieldProps, useField } from './use-field.ts'
