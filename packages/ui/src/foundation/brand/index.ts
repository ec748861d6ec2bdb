export { Brand, type BrandNames, type BrandProps } from './brand.tsx'
