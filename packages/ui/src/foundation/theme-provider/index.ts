export { ampdeckConfig } from '../theme/config.ts'
export { ThemeProvider, type ThemeProviderProps } from './theme-provider.tsx'
