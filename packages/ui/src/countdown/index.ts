export { CountdownText, type CountdownTextProps } from './countdown-text.tsx'
