export { VinField } from './vin-field.tsx'
export { VinInput, type VinInputProps } from './vin-input.tsx'
