export { PlateField, PlateInput, type PlateInputProps } from './plate-input.tsx'
