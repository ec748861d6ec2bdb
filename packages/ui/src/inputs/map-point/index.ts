export { MapPointField, type MapPointFieldProps } from './map-point-field.tsx'
