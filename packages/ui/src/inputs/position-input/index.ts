export { PositionField, type PositionFieldProps } from './position-field.tsx'
export { type Position, PositionInput, type PositionInputProps } from './position-input.tsx'
