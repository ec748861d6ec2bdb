export { PlateField } from './plate-field.tsx'
export { PlateInput, type PlateInputProps } from './plate-input.tsx'
