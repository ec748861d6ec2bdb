export { VinField, VinInput, type VinInputProps } from './vin-input.tsx'
