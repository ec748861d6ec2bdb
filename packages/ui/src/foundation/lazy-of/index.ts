export { type Lazy, lazyOf } from './lazy-of.tsx'
