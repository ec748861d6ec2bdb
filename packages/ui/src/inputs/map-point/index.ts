export { MapPointField, type MapPointFieldProps } from './map-point-field.tsx'
export { parsePoint } from './parse-point.ts'
