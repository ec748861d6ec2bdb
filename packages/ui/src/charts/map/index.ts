export { type StreetMap, StreetMapProvider } from './street-map.tsx'
